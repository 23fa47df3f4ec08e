import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const raportScreens: Screen[] = [
  { path: paths.raport, title: 'Raport', load: async () => (await import('./raport-page.tsx')).RaportPage },
]
