import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const guidanceScreens: Screen[] = [
  {
    path: paths.guide,
    crumbs: [{ title: 'Panduan' }],
    load: async () => (await import('./guide-page.tsx')).GuidePage,
  },
]

/** Where admins write. */
export const guidanceEditScreens: Screen[] = [
  {
    path: paths.contentGuides,
    crumbs: [{ title: 'Konten', path: paths.content }, { title: 'Panduan' }],
    load: async () => (await import('./guidance-list-page.tsx')).GuidanceListPage,
  },
]
