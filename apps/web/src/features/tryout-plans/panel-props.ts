import type { Plan, PlanSubTest } from '@gerbang/contract/tryout-plans.ts'

/** What each way to choose the questions of a sub-test is given. */
export interface PanelProps {
  plan: Plan
  subTest: PlanSubTest
}
