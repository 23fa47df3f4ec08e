import { screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

/** Where staff read. */
export const handbookScreens = [
  screen(areaPaths.handbook, ['Panduan'], async () => (await import('./guide-page.tsx')).HandbookPage),
]

/** Where admins write. */
export const guidanceEditScreens = [
  screen(
    paths.contentGuides,
    [{ title: 'Konten', path: paths.content }, 'Panduan'],
    async () => (await import('./guidance-list-page.tsx')).GuidanceListPage,
  ),
]
