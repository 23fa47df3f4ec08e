import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Try Out', path: paths.plans }

export const tryoutPlanScreens: Screen[] = [
  {
    path: paths.plans,
    crumbs: [{ title: 'Try Out' }],
    load: async () => (await import('./plan-list-page.tsx')).PlanListPage,
  },
  {
    path: paths.plan,
    crumbs: [home, { title: 'Detail' }],
    load: async () => (await import('./plan-page.tsx')).PlanPage,
  },
  {
    path: paths.planCreate,
    crumbs: [home, { title: 'Buat Try Out' }],
    load: async () => (await import('./plan-identity-page.tsx')).PlanIdentityPage,
  },
  {
    path: paths.planTest,
    crumbs: [home, { title: 'Buat Try Out', path: paths.planCreate }, { title: 'Tes' }],
    load: async () => (await import('./plan-test-page.tsx')).PlanTestPage,
  },
]
