import type { Body } from '@gerbang/contract/call.ts'
import type { ListedQuestion } from '@gerbang/contract/bank/questions.ts'
import { questionReviews } from '@gerbang/contract/bank/question-reviews.ts'
import { useState } from 'react'
import { useSend } from '../../../../api/use-send.ts'

interface Decided {
  act: 'approve' | 'return'
  /** Of the question as it was read then. */
  revision: number
}

const pathOf = ({ id, bank, sub_test }: ListedQuestion) => ({ qbId: bank.id, subTesId: sub_test.id, id })

/**
 * The queue as it was when it was opened, and what has been decided since: what is decided stays in its place, so that it
 * can be taken back, and the next that is still open comes by itself.
 */
export function useReviewQueue(rows: readonly ListedQuestion[]) {
  const [queue] = useState(rows)
  const [at, setAt] = useState(0)
  const [decided, setDecided] = useState<ReadonlyMap<string, Decided>>(new Map())
  const current = queue[at]
  const send = useSend(questionReviews.decide, { refreshes: [questionReviews.list] })

  const findOpen = (known: ReadonlyMap<string, Decided>) => {
    const isOpen = ({ id }: ListedQuestion) => !known.has(id)
    const after = queue.findIndex((row, place) => place > at && isOpen(row))
    return after >= 0 ? after : queue.findIndex(isOpen)
  }

  /** Undefined where it was refused, which a toast has told. */
  const ask = (row: ListedQuestion, body: Body<typeof questionReviews.decide>) =>
    send.mutateAsync({ params: pathOf(row), body }).catch(() => undefined)

  async function decide(act: Decided['act'], revision: number, text = '') {
    if (!current || decided.has(current.id) || send.isPending) return
    if (!(await ask(current, { act, revision, text }))) return
    const known = new Map([...decided, [current.id, { act, revision }] as const])
    setDecided(known)
    const open = findOpen(known)
    if (open >= 0) setAt(open)
  }

  async function undo() {
    const [[last, { revision }] = ['', { revision: 0 }]] = [...decided].slice(-1)
    const place = queue.findIndex(({ id }) => id === last)
    const row = queue[place]
    if (!row || send.isPending) return
    if (!(await ask(row, { act: 'undo', revision, text: '' }))) return
    setDecided(new Map([...decided].filter(([id]) => id !== row.id)))
    setAt(place)
  }

  return {
    queue,
    at,
    current,
    decided,
    isBusy: send.isPending,
    isDone: decided.size === queue.length,
    decide,
    undo,
    next: () => setAt(Math.min(at + 1, queue.length - 1)),
    previous: () => setAt(Math.max(at - 1, 0)),
    pathOf,
  }
}
export type ReviewQueue = ReturnType<typeof useReviewQueue>
