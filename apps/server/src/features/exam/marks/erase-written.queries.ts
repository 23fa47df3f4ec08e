import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { readContent, readKey, type Stored } from '@gerbang/contract/question-format.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Stands where words of somebody stood who is forgotten: an answer still, and a wrong one still. */
export const erased = '[dihapus]'

export interface WrittenAnswer {
  question_id: string
  /** The progress or attempt that it belongs to. */
  place: string
  value: AnswerValue
  content: Stored<QuestionContent>
  key: Stored<QuestionKey>
}

interface Place {
  table: 'answers' | 'late_answers' | 'quiz_answers'
  /** Names the progress or attempt. */
  column: string
  bucket: number
}

/** Right answers are the words of the key; what people mark is always the student's own. */
function isOwnWords({ content: stored, key, value }: WrittenAnswer): boolean {
  const content = readContent(stored)
  if (findKind(content.type).markedBy === 'people') return true
  return scoreAnswer(content, readKey(key), value).outcome === 'wrong'
}

/**
 * Replaces what somebody typed as an answer where it is their own; marks and statistics stay as they are.
 */
export async function eraseWritten(
  trx: Db,
  written: RawBuilder<WrittenAnswer>,
  { table, column, bucket }: Place,
): Promise<void> {
  const { rows } = await written.execute(trx)
  const wrong = rows.filter(row => isOwnWords(row))
  const named = JSON.stringify(wrong.map(({ place, question_id }) => ({ place, question_id })))
  await sql`
    update ${sql.table(table)} a set value = to_jsonb(${erased}::text)
    from json_to_recordset(${named}::json) as w (place uuid, question_id uuid)
    where a.bucket = ${bucket} and a.${sql.ref(column)} = w.place and a.question_id = w.question_id
  `.execute(trx)
}
