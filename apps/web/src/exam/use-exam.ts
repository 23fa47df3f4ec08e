import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { AnswerRow } from './answers.ts'
import type { Exam } from './exam.ts'
import type { ExamState } from './exam-state.ts'
import type { PaperItem } from './screen/use-shortcuts.ts'

/** What this document is about, and where it was opened from. */
export interface ExamPlace {
  exam: Exam
  home: { href: string; label: string }
  /** Draws more around an answer, or something in its place, where answers are told one by one. */
  frameAnswer?: FrameAnswer | undefined
  /** Stands above the questions: what the staff tells while they are answered. */
  notices?: ReactNode
}

export interface AnswerFrame {
  question: PaperItem['question']
  row: AnswerRow | undefined
  partIds: readonly string[]
  lang: string
  isReadOnly: boolean
}
export type FrameAnswer = (of: AnswerFrame, sheet: ReactNode) => ReactNode

export const ExamContext = createContext<ExamPlace | null>(null)

export function useExamPlace(): ExamPlace {
  const place = use(ExamContext)
  if (place === null) throw new Error('use exam: no ExamContext above this component')
  return place
}

export function useExam(): ExamPlace & { state: ExamState } {
  const place = useExamPlace()
  return { ...place, state: useSyncExternalStore(place.exam.subscribe, place.exam.getState) }
}
