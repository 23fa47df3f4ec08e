import { skipLogin } from '../../../auth/loaders.ts'
import type { VisitorScreen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const registerScreens: VisitorScreen[] = [
  {
    path: paths.register,
    loader: skipLogin,
    load: async () => (await import('./register-page.tsx')).RegisterPage,
  },
]
