import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const load = async () => (await import('./gallery-page.tsx')).GalleryPage

/** The gallery stands under others, so that it has crumbs to collapse. */
function listScreens(): Screen[] {
  const titles = ['Pengguna', 'Bank Soal', 'Buat Berita', 'Update Berita', 'Laporan']
  const above = titles.map((title, at) => ({
    path: `${paths.gallery}/${at}`,
    title,
    ...(at > 0 && { under: `${paths.gallery}/${at - 1}` }),
    load,
  }))
  return [
    ...above,
    { path: paths.gallery, title: 'Galeri', under: `${paths.gallery}/${above.length - 1}`, load },
  ]
}

/** The components side by side; no build that is served holds it. */
export const galleryScreens: Screen[] = import.meta.env.DEV ? listScreens() : []
