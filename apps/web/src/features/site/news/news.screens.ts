import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. Visitors read on pages of the site. */
export const newsEditScreens: Screen[] = [
  {
    path: paths.content,
    title: 'Konten',
    load: async () => (await import('./news-list-page.tsx')).NewsListPage,
  },
  {
    path: paths.newsCreate,
    title: 'Buat Berita',
    under: paths.content,
    load: async () => (await import('./news-create-page.tsx')).NewsCreatePage,
  },
  {
    path: paths.newsEdit,
    title: 'Update Berita',
    under: paths.content,
    load: async () => (await import('./news-edit-page.tsx')).NewsEditPage,
  },
]
