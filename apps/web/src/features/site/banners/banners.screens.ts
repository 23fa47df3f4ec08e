import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const bannerEditScreens: Screen[] = [
  {
    path: paths.contentBanners,
    crumbs: [{ title: 'Konten', path: paths.content }, { title: 'Banner' }],
    load: async () => (await import('./banner-list-page.tsx')).BannerListPage,
  },
]
