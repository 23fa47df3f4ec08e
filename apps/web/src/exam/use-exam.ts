import { createContext, use, useSyncExternalStore } from 'react'
import type { Exam } from './exam.ts'
import type { ExamState } from './exam-state.ts'

/** What this document is about, and where it was opened from. */
export interface ExamPlace {
  exam: Exam
  home: { href: string; label: string }
}

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
