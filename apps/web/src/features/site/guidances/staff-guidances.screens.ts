import type { Screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

/** Where staff read. */
export const handbookScreens: Screen[] = [
  {
    path: areaPaths.handbook,
    title: 'Panduan',
    load: async () => (await import('./guide-page.tsx')).HandbookPage,
  },
]

/** Where admins write. */
export const guidanceEditScreens: Screen[] = [
  {
    path: paths.contentGuides,
    title: 'Panduan',
    under: paths.content,
    load: async () => (await import('./guidance-list-page.tsx')).GuidanceListPage,
  },
]
