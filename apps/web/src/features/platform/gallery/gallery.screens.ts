import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const titles = ['Pengguna', 'Bank Soal', 'Buat Berita', 'Update Berita', 'Laporan']

/** The components side by side; no build that is served holds it. */
export const galleryScreens: Screen[] = import.meta.env.DEV
  ? [
      {
        path: paths.gallery,
        title: 'Galeri',
        above: titles.map(title => ({ title, path: paths.gallery })),
        load: async () => (await import('./gallery-page.tsx')).GalleryPage,
      },
    ]
  : []
