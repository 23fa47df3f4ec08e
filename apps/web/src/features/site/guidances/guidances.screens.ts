import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const guidanceScreens = [
  screen(paths.guide, ['Panduan'], async () => (await import('./guide-page.tsx')).GuidePage),
]
