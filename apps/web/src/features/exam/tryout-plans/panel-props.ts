import type { Plan, PlanSubTest } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Choice } from './use-chosen.ts'

export interface SubTestProps {
  plan: Plan
  subTest: PlanSubTest
}

/** What each way to choose the questions of a sub-test is given. */
export interface PanelProps extends SubTestProps {
  /** What it has, shared by the ways to choose: none of them works with what another has changed since. */
  choice: Choice
}
