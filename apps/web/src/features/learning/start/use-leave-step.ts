import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import { useSend } from '../../../api/use-send.ts'

/** Leaves a step; the plan that is read anew says which one follows. */
export const useLeaveStep = () => useSend(studyPlans.change, { refreshes: [studyPlans.get] })
