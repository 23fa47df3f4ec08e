import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const load = async () => (await import('./gallery-page.tsx')).GalleryPage

/** Screens above it, so that it has crumbs to collapse. */
const above = ['Pengguna', 'Bank Soal', 'Buat Berita', 'Update Berita', 'Laporan'].map((title, at) => ({
  path: `${paths.gallery}/${at}`,
  title,
  ...(at > 0 && { under: `${paths.gallery}/${at - 1}` }),
  load,
}))

/** The components side by side; no build that is served holds it. */
export const galleryScreens: Screen[] = import.meta.env.DEV
  ? [...above, { path: paths.gallery, title: 'Galeri', under: `${paths.gallery}/${above.length - 1}`, load }]
  : []
