import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Try Out', path: paths.plans }

export const tryoutPlanScreens = [
  screen(paths.plans, ['Try Out'], async () => (await import('./plan-list-page.tsx')).PlanListPage),
  screen(paths.plan, [home, 'Detail'], async () => (await import('./plan-page.tsx')).PlanPage),
  screen(
    paths.planCreate,
    [home, 'Buat Try Out'],
    async () => (await import('./plan-identity-page.tsx')).PlanIdentityPage,
  ),
  screen(paths.planLaunch, [home, 'Jadwalkan'], async () => (await import('./launch-page.tsx')).LaunchPage),
  screen(
    paths.planTest,
    [home, { title: 'Buat Try Out', path: paths.planCreate }, 'Tes'],
    async () => (await import('./plan-test-page.tsx')).PlanTestPage,
  ),
]
