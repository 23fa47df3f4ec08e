import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../apps/server/src/db/database.ts'
import { type BenchQuestion, valueOf } from './answer.ts'
import { describeStudent } from './student.ts'

/** `newest`: the newest acknowledged sequence number of each student (row) and question (column), 0 for none. Each such answer, or a newer one of the same student and question, must be in the table as it was sent. */
export async function countLost(
  db: Database,
  questions: BenchQuestion[],
  newest: Int32Array,
): Promise<number> {
  const rows = await db.selectFrom('answers').select(['progress_id', 'question_id', 'value', 'seq']).execute()
  const stored = new Map(rows.map(row => [`${row.progress_id} ${row.question_id}`, row]))
  return newest.reduce((lost, seq, cell) => {
    const question = questions[cell % questions.length]
    if (!question || seq === 0) return lost
    const { id } = describeStudent(Math.floor(cell / questions.length))
    const row = stored.get(`${id} ${question.question_id}`)
    const isKept = row && row.seq >= seq && isDeepStrictEqual(row.value, valueOf(question, row.seq))
    return isKept ? lost : lost + 1
  }, 0)
}
