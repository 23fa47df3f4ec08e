import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type { ScoringMethod } from '@gerbang/contract/exam/tryouts.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { createProgram, createTryout, epoch, iso } from '../../../testing/factories.ts'
import { publishTryout } from './publish-tryout.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A draft over questions of a bank, with what its publication needs. */
async function draft({ scoring, ...rules }: { scoring?: ScoringMethod; credit?: CreditRule } = {}) {
  const { db } = database
  const program = await createProgram(db, rules)
  const other = await createTryout(db, { program_id: program.id })
  const row = await db.selectFrom('tryouts').selectAll().where('id', '=', other.id).executeTakeFirstOrThrow()
  const id = v7()
  const sub_test_id = v7()
  const question_ids = other.sub_tests[0]?.items.map(item => item.question_id).toReversed() ?? []
  const marks = JSON.stringify(row.marks)
  const unpublished = { status: 'draft' as const, published_at: null }
  await db
    .insertInto('tryouts')
    .values({ ...row, ...unpublished, ...(scoring && { scoring }), id, slug: `draf-${id}`, marks })
    .execute()
  await db
    .insertInto('tryout_sub_tests')
    .values({
      id: sub_test_id,
      tryout_id: id,
      subject_id: other.sub_tests[0]?.subject_id ?? '',
      position: 1,
      duration_seconds: 600,
      weight: 1,
      lang: 'id',
    })
    .execute()
  const publish = () =>
    db.transaction().execute(trx =>
      publishTryout(trx, id, [{ sub_test_id, question_ids }], {
        at: epoch.toISOString(),
        newId: () => v7(),
      }),
    )
  const readPaper = () =>
    db
      .selectFrom('paper_items')
      .select(['question_id', 'position', 'points', 'content'])
      .where('sub_test_id', '=', sub_test_id)
      .orderBy('position')
      .execute()
  return { id, question_ids, publish, readPaper }
}

test('what a bank changes after the publication does not reach the paper', async () => {
  const { question_ids, publish, readPaper } = await draft()
  await publish()
  const before = await readPaper()
  expect(before.map(item => item.question_id)).toEqual(question_ids)
  const changes = { points: 7, updated_at: iso(60) }
  await database.db.updateTable('questions').set(changes).where('id', 'in', question_ids).execute()
  expect(await readPaper()).toEqual(before)
})

test.each([
  { credit: 'all_or_nothing', scoring: 'raw', expected: 'all_or_nothing' },
  { credit: 'proportional', scoring: 'raw', expected: 'proportional' },
  { credit: 'proportional', scoring: 'irt', expected: 'all_or_nothing' },
] as const)(
  'a paper scored by $scoring in a program with $credit says $expected throughout',
  async ({ credit, scoring, expected }) => {
    const { publish, readPaper } = await draft({ credit, scoring })
    await publish()
    const rules = (await readPaper()).flatMap(({ content }) => ('credit' in content ? [content.credit] : []))
    expect(rules.length).toBeGreaterThan(1)
    expect(new Set(rules)).toEqual(new Set([expected]))
  },
)

test('of two publications at once one finds the draft, and there is one run to score submissions in', async () => {
  const { id, publish } = await draft()
  const runs = await Promise.all([publish(), publish()])
  const [run] = runs.filter(found => found !== undefined)
  expect(runs).toContain(undefined)
  const stored = await database.db.selectFrom('score_runs').selectAll().where('tryout_id', '=', id).execute()
  expect(stored).toMatchObject([{ id: run, number: 1, status: 'published', origin: 'submissions' }])
})
