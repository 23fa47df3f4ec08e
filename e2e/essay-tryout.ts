import { randomUUID } from 'node:crypto'
import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { readContent } from '@gerbang/contract/question-format.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { createTryout, questionSamples } from '../apps/server/src/testing/factories.ts'
import { createPerson, type Person } from './people.ts'
import { fetchCall, send } from './tryout.ts'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

/** A try-out in the demo's program with a question of each kind, whose bank is a new teacher's. */
export async function createEssayTryout(db: Database) {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('slug', '=', 'utbk-snbt')
    .executeTakeFirstOrThrow()
  const { id, slug, title, sub_tests } = await createTryout(db, {
    program_id: program.id,
    title: `Try Out Uraian ${Math.random().toString(36).slice(2, 8)}`,
    sub_tests: 1,
    questions: questionSamples.length,
    has_essays: true,
    scoring: 'raw',
    opens_at: inHours(-3),
    closes_at: inHours(1),
  })
  const sub_test_id = sub_tests[0]?.id ?? ''
  const teacher = await createPerson(db, 'teacher')
  const { bank_id, question_id } = await findEssay(db, sub_test_id)
  await db.updateTable('question_banks').set({ owner_id: teacher.id }).where('id', '=', bank_id).execute()
  return { id, slug, title, sub_test_id, question_id, bank_id, teacher }
}
export type EssayTryout = Awaited<ReturnType<typeof createEssayTryout>>

async function findEssay(db: Database, subTestId: string) {
  const rows = await db
    .selectFrom('paper_items as i')
    .innerJoin('questions as q', 'q.id', 'i.question_id')
    .innerJoin('bank_sub_tests as b', 'b.id', 'q.bank_sub_test_id')
    .select(['i.question_id', 'i.content', 'b.bank_id'])
    .where('i.sub_test_id', '=', subTestId)
    .execute()
  const found = rows.find(({ content }) => readContent(content).type === 'essay')
  if (!found) throw new Error('The paper has no essay')
  return found
}

/** A student who writes the essay and nothing else, and hands it in. */
export async function handInEssay(
  origin: string,
  student: Person,
  { slug, sub_test_id, question_id }: EssayTryout,
  value: string,
): Promise<void> {
  const params = { slug }
  await send(origin, student, tryouts.enroll, { body: {}, params })
  const begin = { sub_test_id, client_id: randomUUID() }
  const { progress } = await send(origin, student, progresses.start, { body: begin, params })
  const answers = [{ question_id, value, flagged: false, seq: 1 }]
  const body = { lease: progress.lease, answers }
  await send(origin, student, progresses.submit, { body, params: { slug, id: progress.id } })
}

/** Its time is over, with grace and all. */
export async function closeTryout(db: Database, { id }: EssayTryout): Promise<void> {
  await db
    .updateTable('tryouts')
    .set({ closes_at: inHours(-1) })
    .where('id', '=', id)
    .execute()
}

/** The bank of its questions as a Word document. */
export async function exportBank(origin: string, { teacher, bank_id }: EssayTryout): Promise<Uint8Array> {
  const body = { of: { kind: 'bank', id: bank_id }, format: 'docx' }
  const response = await fetchCall(origin, teacher, interchange.export, { body })
  return new Uint8Array(await response.arrayBuffer())
}
