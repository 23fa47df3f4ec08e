import { readContent, readKey, writeKey } from '@gerbang/contract/question-format.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { createTryout } from '../apps/server/src/testing/factories.ts'
import { simulateSittings } from '../apps/server/src/testing/simulated-sittings.ts'
import { type Person, signInByHand } from './people.ts'

export interface ScoredTryout {
  id: string
  slug: string
  title: string
  student: Pick<Person, 'token' | 'id'>
  /** Of the question whose key is wrong since everybody sat. */
  wrong: { question_id: string; right: string }
}

const hourMs = 3_600_000

/** A try-out by item response that many have sat, in the demo's program; one of its keys is wrong. */
export async function createScoredTryout(db: Database): Promise<ScoredTryout> {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('slug', '=', 'utbk-snbt')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const title = `Try Out Skor ${Math.random().toString(36).slice(2, 8)}`
  const { id, slug } = await createTryout(db, {
    program_id: program.id,
    title,
    scoring: 'irt',
    sub_tests: 2,
    questions: 12,
    opens_at: new Date(now.getTime() - 24 * hourMs).toISOString(),
    published_at: new Date(now.getTime() - 24 * hourMs).toISOString(),
  })
  const [user_id = ''] = await simulateSittings(db, id, { students: 240, at: now })
  const token = await signInByHand(db, { id: user_id, role: 'student' })
  return { id, slug, title, student: { id: user_id, token }, wrong: await plantWrongKey(db, id) }
}

/** The second option of a single choice takes the place of the key, after everybody has answered. */
async function plantWrongKey(db: Database, tryoutId: string) {
  const rows = await db
    .selectFrom('paper_items as i')
    .innerJoin('tryout_sub_tests as s', 's.id', 'i.sub_test_id')
    .innerJoin('paper_keys as k', join =>
      join.onRef('k.sub_test_id', '=', 'i.sub_test_id').onRef('k.question_id', '=', 'i.question_id'),
    )
    .select(['i.question_id', 'i.content', 'k.key'])
    .where('s.tryout_id', '=', tryoutId)
    .orderBy('i.position')
    .execute()
  for (const { question_id, ...row } of rows) {
    const [content, key] = [readContent(row.content), readKey(row.key)]
    if (key.type !== 'single_choice' || content.type !== 'single_choice') continue
    const right = key.option_id
    const option_id = content.options.find(option => option.id !== right)?.id
    if (option_id === undefined) continue
    await db
      .updateTable('paper_keys')
      .set({ key: JSON.stringify(writeKey({ ...key, option_id })) })
      .where('question_id', '=', question_id)
      .execute()
    return { question_id, right }
  }
  throw new Error('The papers have no single choice')
}
