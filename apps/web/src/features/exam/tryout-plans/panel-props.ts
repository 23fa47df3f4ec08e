import type { Plan, PlanSubTest } from '@gerbang/contract/exam/tryout-plans.ts'

/** What each way to choose the questions of a sub-test is given. */
export interface PanelProps {
  plan: Plan
  subTest: PlanSubTest
}
