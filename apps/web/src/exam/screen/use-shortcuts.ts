import type { Paper } from '@gerbang/contract/exam/progresses.ts'
import { pickOption } from '../../question/answer-sheet.tsx'
import { type listItems, orderParts } from '../../question/paper-items.ts'
import type { KeyAction } from '../../question/keys.ts'
import { useKeys } from '../../question/use-keys.ts'
import type { Exam } from '../exam.ts'

export type PaperItem = ReturnType<typeof listItems<Paper['questions'][number]>>[number]

/**
 * Every key press reads the session as it is at that moment, never as it was when the page was last drawn: a fast
 * second key would otherwise answer the question before.
 */
export function useShortcuts({ exam, items, isPaused, reveal }: ShortcutProps) {
  useKeys(action => {
    if (isPaused || (action.kind === 'option' && reveal())) return
    act(exam, items, action)
  })
}

interface ShortcutProps {
  exam: Exam
  items: PaperItem[]
  isPaused: boolean
  /** Brings a question forward that lies behind its passage: what nobody sees is not answered. */
  reveal: () => boolean
}

function act(exam: Exam, items: PaperItem[], action: KeyAction) {
  const { index, rows, session } = exam.getState()
  const question = items[index]?.question
  if (question === undefined) return
  const row = rows.get(question.id)
  if (action.kind === 'next') return exam.go(index + 1)
  if (action.kind === 'previous') return exam.go(index - 1)
  if (action.kind === 'flag') return exam.answer(question.id, { flagged: !row?.flagged })
  const part = orderParts(question.content, session?.order[index]?.part_ids ?? [])[action.position]
  if (part === undefined) return
  const value = pickOption(question.content, row?.value ?? null, part.id)
  if (value !== undefined) exam.answer(question.id, { value })
}
