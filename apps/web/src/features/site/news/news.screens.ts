import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Konten', path: paths.content }

/** Where admins write. Visitors read on pages of the site. */
export const newsEditScreens: Screen[] = [
  {
    path: paths.content,
    crumbs: [{ title: 'Konten' }],
    load: async () => (await import('./news-list-page.tsx')).NewsListPage,
  },
  {
    path: paths.newsCreate,
    crumbs: [home, { title: 'Buat Berita' }],
    load: async () => (await import('./news-create-page.tsx')).NewsCreatePage,
  },
  {
    path: paths.newsEdit,
    crumbs: [home, { title: 'Update Berita' }],
    load: async () => (await import('./news-edit-page.tsx')).NewsEditPage,
  },
]
