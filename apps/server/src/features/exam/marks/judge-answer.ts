import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import { validateAnswer } from '@gerbang/scoring/validate-answer.ts'

const problems = {
  wrong_shape: 'Bentuk jawaban tidak sesuai dengan jenis soal.',
  unknown_part: 'Pilihan ini tidak ada pada soal.',
  duplicate_part: 'Pilihan yang sama dikirim dua kali.',
  too_long: 'Jawaban terlalu panjang.',
}

/** Why a value cannot be stored as an answer to this question; undefined when it can. Null clears an answer. */
export function judgeAnswer(content: QuestionContent, value: AnswerValue | null): string | undefined {
  // JSON can carry half a character and U+0000; PostgreSQL can hold neither.
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0')))
    return 'Jawaban memuat tanda yang tidak dapat disimpan.'
  const problem = value === null ? undefined : validateAnswer(content, value)
  return problem && problems[problem]
}
