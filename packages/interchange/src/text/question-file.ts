import type { Difficulty } from '@gerbang/contract/bank/questions.ts'
import type { QuestionDraft } from '@gerbang/contract/question.ts'

export interface FilePassage {
  ref: string
  title: string
  body: string
}

export interface FileQuestion {
  /** Never changes and is never given again, so that a newer file finds the question. */
  ref: string
  draft: QuestionDraft
  /** The ref of a passage of the file. */
  passage: string | null
  /** Reports count the question under the first. */
  topics: string[]
  difficulty: Difficulty
  points: number
  lang: 'id' | 'en'
}

/** What one `*.soal.md` holds: the questions of one sub-test. Its form stands in docs/decisions/0049-questions-are-text-files.md. */
export interface QuestionFile {
  /** The subject's code in its program. */
  sub_test: string
  passages: FilePassage[]
  questions: FileQuestion[]
}

/** What is wrong with a file, in Indonesian, for whoever wrote it. */
export interface FileFault {
  line: number
  message: string
}

export type Tell = (line: number, message: string) => void
