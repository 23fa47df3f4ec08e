import type { EditedQuestion } from '@gerbang/contract/questions.ts'
import { readUserId } from '../../api/token.ts'
import { forget, recall, remember } from '../../ui/device-memory.ts'

/** What an author writes of a question; the rest is the server's to say. */
export type Written = Pick<
  EditedQuestion,
  'draft' | 'stimulus_id' | 'topic_ids' | 'points' | 'difficulty' | 'lang'
>

export interface DeviceCopy {
  written: Written
  /** What the author had seen when they began to type. */
  revision: number
}

const nameOf = (id: string) => `gerbang-question-${readUserId() ?? ''}-${id}`

export function pickWritten(question: EditedQuestion): Written {
  const { draft, stimulus_id, topic_ids, points, difficulty, lang } = question
  return { draft, stimulus_id, topic_ids, points, difficulty, lang }
}

/** At every change: a page that is killed has lost nothing that it showed. */
export function keepCopy(id: string, copy: DeviceCopy) {
  remember('localStorage', nameOf(id), JSON.stringify(copy))
}

export function dropCopy(id: string) {
  forget('localStorage', nameOf(id))
}

/** Undefined where the server has the same already. */
export function findCopy(question: EditedQuestion): DeviceCopy | undefined {
  try {
    const copy: DeviceCopy | null = JSON.parse(recall('localStorage', nameOf(question.id)) ?? 'null')
    if (!copy?.written?.draft) return undefined
    return JSON.stringify(copy.written) === JSON.stringify(pickWritten(question)) ? undefined : copy
  } catch {
    return undefined
  }
}
