import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'

/** What any change of a draft makes untrue. */
export const planReads = [
  tryoutPlans.list,
  tryoutPlans.get,
  tryoutPlans.paper,
  tryoutPlans.trials,
  tryoutPlans.pool,
  tryoutPlans.stock,
  tryoutPlans.check,
]
