import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const guidanceScreens = [
  screen(paths.guide, ['Panduan'], async () => (await import('./guide-page.tsx')).GuidePage),
]

/** Where admins write. */
export const guidanceEditScreens = [
  screen(
    paths.contentGuides,
    [{ title: 'Konten', path: paths.content }, 'Panduan'],
    async () => (await import('./guidance-list-page.tsx')).GuidanceListPage,
  ),
]
