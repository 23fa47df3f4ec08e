import type { Db } from '../db/database.ts'
import { insertComments } from '../features/bank/questions/reviews.queries.ts'
import { loadBank } from './load-bank.ts'
import { type BankPlace, insertQuestionBank } from './question-bank.ts'
import type { BuildMeans } from './build-sub-test.ts'

/** A private bank whose last question is still a draft; the others wait for somebody to review them. */
export async function insertBankInWork(db: Db, place: BankPlace, means: BuildMeans): Promise<void> {
  const [subTest] = await insertQuestionBank(db, loadBank('inWork'), place, means)
  if (!subTest) throw new Error('Cannot seed the bank in work: it has no sub-test')
  const written = subTest.questions.map(({ row }) => row)
  const waiting = written.slice(0, -1)
  const setStatus = (rows: typeof written, status: 'draft' | 'in_review') =>
    db
      .updateTable('questions')
      .set({ status })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  await setStatus(waiting, 'in_review')
  await setStatus(written.slice(-1), 'draft')
  await db
    .updateTable('question_banks')
    .set({ visibility: 'private', status: 'draft' })
    .where('id', '=', subTest.row.bank_id)
    .execute()
  const author_id = place.owner_id
  await insertComments(
    db,
    [
      ...waiting.map(question => ({ question, author_id, act: 'requested' as const })),
      ...waiting.slice(1, 2).map(question => ({
        question,
        author_id,
        act: 'commented' as const,
        text: 'Mohon dicek tingkat kesulitannya: pilihan A sengaja memuat kekeliruan yang sering terjadi.',
      })),
    ],
    means,
  )
}
