import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const bannerEditScreens: Screen[] = [
  {
    path: paths.contentBanners,
    title: 'Banner',
    under: paths.content,
    load: async () => (await import('./banner-list-page.tsx')).BannerListPage,
  },
]
