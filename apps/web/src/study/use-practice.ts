import { type PracticeKind, practices } from '@gerbang/contract/learning/practices.ts'
import { useState } from 'react'
import { ApiError } from '../api-error.ts'
import { send } from '../api/send.ts'
import { fillPath, paths } from '../paths.ts'
import { practiceTexts } from './practice-texts.ts'

/** Draws the questions and opens them: another document, so that it is loaded once and works without a network. */
export function usePractice(kind: PracticeKind, targetId: string | null = null) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async (before?: () => Promise<unknown>) => {
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await send(practices.start, { body: { kind, target_id: targetId } })
      await before?.()
      location.assign(fillPath(paths.practiceSession, { id: data.id }))
    } catch (error) {
      setIsBusy(false)
      setFailure(error instanceof ApiError ? error.message : practiceTexts.noNetwork)
    }
  }
  return { isBusy, failure, open }
}
