import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'

/** Leaves a step; the reply is the plan that the next one is drawn by. */
export function useLeaveStep() {
  const cache = useQueryClient()
  return useSend(studyPlans.change, {
    onSuccess: reply => cache.setQueryData(query(studyPlans.get, {}).queryKey, reply),
  })
}
