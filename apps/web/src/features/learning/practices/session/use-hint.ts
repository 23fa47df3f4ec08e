import { type PracticeHint, practices } from '@gerbang/contract/learning/practices.ts'
import { useState } from 'react'
import { ApiError } from '../../../../api-error.ts'
import { askAsOwner, saveTimeoutMs } from '../../../../exam/send/ask-as-owner.ts'
import { useExam } from '../../../../exam/use-exam.ts'
import type { PracticeSitting } from './practice-api.ts'
import { texts } from './texts.ts'

/** The hint of a question once it is here, how it is asked for, and why it did not come. */
export function useHint(questionId: string) {
  const { exam, state } = useExam()
  const sitting = state.session?.progress as PracticeSitting | undefined
  const [asking, setAsking] = useState<'no' | 'now' | { fault: string }>('no')

  const show = ({ question_id, html }: PracticeHint) =>
    exam.learn(known => ({ hints: { ...(known as PracticeSitting).hints, [question_id]: html } }))

  async function ask() {
    if (sitting === undefined) return
    setAsking('now')
    const { ask: send } = askAsOwner(() => exam.getState().user_id)
    try {
      const params = { id: sitting.practice.id }
      show(
        await send(practices.hint, { params, body: { question_id: questionId }, timeoutMs: saveTimeoutMs }),
      )
      setAsking('no')
    } catch (error) {
      setAsking({ fault: error instanceof ApiError ? error.message : texts.hint.offline })
    }
  }

  return {
    html: sitting?.hints?.[questionId],
    isAsking: asking === 'now',
    fault: typeof asking === 'object' ? asking.fault : undefined,
    ask,
  }
}
