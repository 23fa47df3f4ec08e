import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const loginCardScreens: Screen[] = [
  {
    path: paths.loginCards,
    title: 'Kartu login',
    under: paths.users,
    load: async () => (await import('./login-cards-page.tsx')).LoginCardsPage,
  },
]
