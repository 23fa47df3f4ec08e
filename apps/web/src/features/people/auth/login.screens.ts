import { skipLogin } from '../../../auth/loaders.ts'
import type { VisitorScreen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const loginScreens: VisitorScreen[] = [
  {
    path: paths.login,
    loader: skipLogin,
    load: async () => (await import('./login-page.tsx')).LoginPage,
  },
  {
    path: paths.schoolReturn,
    loader: skipLogin,
    load: async () => (await import('./school/school-return-page.tsx')).SchoolReturnPage,
  },
]
