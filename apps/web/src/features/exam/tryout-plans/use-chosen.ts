import { type Plan, type PlanSubTest, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { planReads } from './plan-reads.ts'

/** Any ways to choose: what is wanted counts at once. */
export interface Ticks {
  ids: readonly string[]
  paper: { isPending: boolean }
  change: (work: (ids: readonly string[]) => readonly string[]) => void
}

/**
 * Which questions a sub-test has, as the person wants them: a tick counts at once, also while an earlier one is on its
 * way. One request is under way at a time, and the last wish is what is sent next. A refusal brings back what is stored.
 */
export function useChosen({ plan, subTest }: { plan: Plan; subTest: PlanSubTest }) {
  const params = { id: plan.id, subTestId: subTest.id }
  const paper = useQuery(query(tryoutPlans.paper, { params }))
  const choose = useSend(tryoutPlans.choose, { refreshes: planReads })
  const stored = paper.data?.data.questions.map(({ id }) => id) ?? []
  const wishes = useWishes(stored, ids => choose.mutateAsync({ params, body: { question_ids: [...ids] } }))
  return { ...wishes, paper, isBusy: choose.isPending }
}

/** Trial questions in the same way; how many each student meets stays. */
export function useTrials({ plan, subTest }: { plan: Plan; subTest: PlanSubTest }) {
  const params = { id: plan.id, subTestId: subTest.id }
  const paper = useQuery(query(tryoutPlans.trials, { params }))
  const choose = useSend(tryoutPlans.chooseTrials, { refreshes: planReads })
  const stored = paper.data?.data.questions.map(({ id }) => id) ?? []
  const wishes = useWishes(stored, ids =>
    choose.mutateAsync({ params, body: { question_ids: [...ids], each: subTest.trials_each } }),
  )
  return { ...wishes, paper }
}

function useWishes(stored: readonly string[], store: (ids: readonly string[]) => Promise<unknown>) {
  const [wanted, setWanted] = useState<readonly string[]>()
  const newest = useRef<readonly string[]>(undefined)

  async function send() {
    let sent: readonly string[] | undefined
    try {
      while (newest.current && newest.current !== sent) {
        sent = newest.current
        await store(sent)
      }
    } catch {
      // The toast has told it.
    }
    newest.current = undefined
    setWanted(undefined)
  }

  const change = (work: (ids: readonly string[]) => readonly string[]) => {
    const isUnderWay = newest.current !== undefined
    newest.current = work(newest.current ?? stored)
    setWanted(newest.current)
    if (!isUnderWay) void send()
  }
  return { ids: wanted ?? stored, change }
}

export type Choice = ReturnType<typeof useChosen>
