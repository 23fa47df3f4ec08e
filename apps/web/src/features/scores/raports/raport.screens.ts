import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const raportScreens = [
  screen(paths.raport, ['Raport'], async () => (await import('./raport-page.tsx')).RaportPage),
]
