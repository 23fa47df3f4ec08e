import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const tryoutPlanScreens: Screen[] = [
  {
    path: paths.plans,
    title: 'Try Out',
    load: async () => (await import('./plan-list-page.tsx')).PlanListPage,
  },
  {
    path: paths.plan,
    title: 'Detail',
    under: paths.plans,
    load: async () => (await import('./plan-page.tsx')).PlanPage,
  },
  {
    path: paths.planCreate,
    title: 'Buat Try Out',
    under: paths.plans,
    load: async () => (await import('./plan-identity-page.tsx')).PlanIdentityPage,
  },
  {
    path: paths.planLaunch,
    title: 'Jadwalkan',
    under: paths.plans,
    load: async () => (await import('./launch-page.tsx')).LaunchPage,
  },
  {
    path: paths.planTest,
    title: 'Tes',
    under: paths.planCreate,
    load: async () => (await import('./plan-test-page.tsx')).PlanTestPage,
  },
]
