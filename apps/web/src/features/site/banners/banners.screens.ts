import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const bannerEditScreens = [
  screen(
    paths.contentBanners,
    [{ title: 'Konten', path: paths.content }, 'Banner'],
    async () => (await import('./banner-list-page.tsx')).BannerListPage,
  ),
]
