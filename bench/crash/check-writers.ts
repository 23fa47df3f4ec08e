import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { BenchQuestion } from '../world/answer.ts'
import type { Writer } from './writer.ts'

async function readStudent(db: Database, { bucket, id }: Writer['student']) {
  const answers = await db
    .selectFrom('answers')
    .select(['question_id', 'value', 'seq', 'flagged'])
    .where(eb => eb.and({ bucket, progress_id: id }))
    .execute()
  const progress = await db
    .selectFrom('progresses')
    .select(['receipt', 'submitted_at'])
    .where(eb => eb.and({ bucket, id }))
    .executeTakeFirstOrThrow()
  const subTestScores = await db
    .selectFrom('sub_test_scores')
    .select(['correct', 'blank'])
    .where(eb => eb.and({ bucket, attempt_id: id }))
    .execute()
  const attemptScores = await db
    .selectFrom('attempt_scores')
    .select('total')
    .where(eb => eb.and({ bucket, attempt_id: id }))
    .execute()
  return { answers, progress, subTestScores, attemptScores }
}
type Stored = Awaited<ReturnType<typeof readStudent>>

function countLost({ acknowledged }: Writer, { answers }: Stored): number {
  const seqs = new Map(answers.map(row => [row.question_id, row.seq]))
  return [...acknowledged].filter(([questionId, seq]) => (seqs.get(questionId) ?? 0) < seq).length
}

/** What is stored but was never sent: an unknown sequence number, another question's, another value. */
function countPhantoms({ sent }: Writer, { answers }: Stored): number {
  return answers.filter(({ seq, question_id, value }) => {
    const known = sent.get(seq)
    return known?.question_id !== question_id || !isDeepStrictEqual(known.value, value)
  }).length
}

function countDuplicates(writer: Writer, { subTestScores, attemptScores }: Stored): number {
  const expected = writer.receipts.length > 0 ? 1 : 0
  return Math.abs(subTestScores.length - expected) + Math.abs(attemptScores.length - expected)
}

/** Each receipt is the stored one, and it and the score say what the stored answers say. */
function countWrongReceipts({ receipts }: Writer, stored: Stored, questions: BenchQuestion[]): number {
  const values = new Map(stored.answers.map(row => [row.question_id, row.value]))
  const hash = createHash('sha256').update(canonicalAnswers(values)).digest('hex')
  const right = questions.filter(({ question_id, right }) =>
    isDeepStrictEqual(values.get(question_id), right),
  )
  const [score] = stored.subTestScores
  return receipts.filter(
    receipt =>
      !isDeepStrictEqual(receipt, stored.progress.receipt) ||
      receipt.hash !== hash ||
      receipt.answered !== values.size ||
      score?.correct !== right.length ||
      score.blank !== questions.length - values.size,
  ).length
}

/** What must stay 0, by the headings of the table. */
export async function checkWriters(
  db: Database,
  writers: Writer[],
  questions: BenchQuestion[],
): Promise<Record<string, number>> {
  const damage = { lost: 0, phantom: 0, duplicates: 0, 'wrong receipts': 0 }
  for (const writer of writers) {
    const stored = await readStudent(db, writer.student)
    damage.lost += countLost(writer, stored)
    damage.phantom += countPhantoms(writer, stored)
    damage.duplicates += countDuplicates(writer, stored)
    damage['wrong receipts'] += countWrongReceipts(writer, stored, questions)
  }
  return damage
}
