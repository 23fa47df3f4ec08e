import { questionReviews } from '@gerbang/contract/bank/question-reviews.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import type { Db } from '../db/database.ts'
import type { Send } from '../http/doors.ts'
import { readBank } from './read-bank.ts'

/** Of the bank that is still written all but the last question wait for somebody to review them. */
export async function reviewBankInWork(db: Db, send: Send): Promise<void> {
  const [subTest] = await readBank(db, 'Bank Kelas 12 dalam Penulisan')
  if (!subTest) throw new Error('Cannot seed the bank in work: it has no sub-test')
  const qbId = subTest.row.bank_id
  const waiting = subTest.questions.slice(0, -1).map(({ row }) => row.id)
  await send(questions.setStatus, { params: { qbId }, body: { ids: waiting, status: 'in_review' } })
  const text = 'Mohon dicek tingkat kesulitannya: pilihan A sengaja memuat kekeliruan yang sering terjadi.'
  const params = { qbId, subTesId: subTest.row.id, id: waiting[1] ?? '' }
  await send(questionReviews.comment, { params, body: { text } })
}
