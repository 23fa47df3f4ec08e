import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Konten', path: paths.content }

/** Where admins write. Visitors read on pages of the site. */
export const newsEditScreens = [
  screen(paths.content, ['Konten'], async () => (await import('./news-list-page.tsx')).NewsListPage),
  screen(
    paths.newsCreate,
    [home, 'Buat Berita'],
    async () => (await import('./news-create-page.tsx')).NewsCreatePage,
  ),
  screen(
    paths.newsEdit,
    [home, 'Update Berita'],
    async () => (await import('./news-edit-page.tsx')).NewsEditPage,
  ),
]
