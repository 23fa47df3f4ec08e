import { progresses } from '@gerbang/contract/exam/progresses.ts'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../testing/factories.ts'
import { countBy, inParallel } from '../../../testing/parallel.ts'
import { answer } from '../../../testing/running-sub-test.ts'
import { enroll, save, sit, start, submit } from '../../../testing/sittings.ts'
import { type SaveRequest, saveAnswers } from './answers.queries.ts'
import { saveInBucket } from './save-in-bucket.queries.ts'

/** As before a database of shards: groups of one bucket each. */
let app: TestApp
let nodes: [TestNode, TestNode]
let tryout: TestTryout
beforeAll(async () => {
  app = await createTestApp({ is_sharded: true })
  nodes = [await app.addNode(), await app.addNode()]
  tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id, questions: 8 })
})
afterAll(() => app.close())

async function sitDown() {
  const student = await enroll(app, tryout)
  return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
}

/** What some requests leave behind, and what each is told; nothing of it stays. */
async function tryOut(store: typeof saveAnswers, requests: SaveRequest[]) {
  const trx = await app.db.startTransaction().execute()
  try {
    const told = await store(trx, requests)
    const read = (db: Db, table: 'answers' | 'session_visits' | 'session_events') =>
      db
        .selectFrom(table)
        .selectAll()
        .where('progress_id', '=', requests[0]?.progress_id ?? '')
        .execute()
    const rows = [
      await read(trx, 'answers'),
      await read(trx, 'session_visits'),
      await read(trx, 'session_events'),
    ]
    const inOrder = rows.map(some => some.map(row => JSON.stringify(row)).toSorted())
    return { told: told.toSorted((a, b) => a.n - b.n), inOrder }
  } finally {
    await trx.rollback().execute()
  }
}

test('a group of one bucket is stored, and told, as in the statement of all buckets', async () => {
  const { user, progress } = await sitDown()
  const questions = tryout.sub_tests[0]?.items.map(({ question_id }) => question_id) ?? []
  const visits = [v7(), v7()]
  const seq = fc.integer({ min: 1, max: 5 })
  const lateness = [0, limits.answerGraceMs, limits.answerGraceMs + 1, -60_000]
  // Of two answers with one number either may stand; a browser gives each its own.
  const anyAnswer = fc.record({
    question_id: fc.constantFrom(...questions),
    value: seq.map(String),
    flagged: fc.boolean(),
    seq,
  })
  const distinct = fc.uniqueArray(anyAnswer, {
    selector: one => `${one.question_id} ${one.seq}`,
    maxLength: 12,
  })
  const requests = fc
    .tuple(
      distinct,
      fc.array(fc.record({ cut: fc.nat(6), late: fc.constantFrom(...lateness), isOld: fc.boolean() }), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map(([answers, shapes]) => {
      const left = [...answers]
      return shapes.map(
        ({ cut, late, isOld }, n): SaveRequest => ({
          bucket: bucketOf(user.id),
          progress_id: progress.id,
          lease: isOld ? v7() : progress.lease,
          arrived_at: new Date(Date.parse(progress.ends_at) + late + n).toISOString(),
          answers: left.splice(0, cut),
          trace: {
            visit: visits[n % 2] ?? '',
            seconds: n % 3 === 0 ? [] : [n],
            events: [{ n, kind: 'blur', at: progress.ends_at }],
          },
        }),
      )
    })
  await fc.assert(
    fc.asyncProperty(requests, async some => {
      expect(await tryOut(saveInBucket, some)).toEqual(await tryOut(saveAnswers, some))
    }),
    { numRuns: 60 },
  )
})

test('students of many buckets sit whole attempts at once', async () => {
  const students = await Promise.all(Array.from({ length: 20 }, () => sit(app, tryout)))
  const ids = students.map(({ attempt }) => attempt.id)
  const scored = app.db.selectFrom('attempts').select('id').where('status', '=', 'scored')
  expect(await scored.where('id', 'in', ids).execute()).toHaveLength(20)
})

test('twenty parallel starts from five tabs start one sub-test that one tab holds', async () => {
  const student = await enroll(app, tryout)
  const tabs = Array.from({ length: 5 }, () => v7())
  const replies = await inParallel(nodes, 20, (node, index) =>
    node.send(progresses.start, {
      token: student.token,
      params: student.params,
      body: { sub_test_id: tryout.sub_tests[0]?.id, client_id: tabs[index % 5] },
    }),
  )
  expect(countBy(replies, ({ status }) => status)).toEqual({ 200: 4, 409: 16 })
  expect(new Set(replies.flatMap(({ data }) => data?.progress.lease ?? [])).size).toBe(1)
})

test('no save is acknowledged that the receipt of a parallel submit lacks', async () => {
  const sitting = await sitDown()
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  const saves = Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const sent = answer(question_id, 'b', index + 1)
      return { seq: sent.seq, status: (await save(nodes[index % 2] ?? app, sitting, [sent])).status }
    }),
  )
  const handedIn = await submit(nodes[0], sitting)
  const kept = (await saves).filter(({ status }) => status === 200).map(({ seq }) => seq)
  const [stored] = await app.db
    .selectFrom('answers')
    .select('seq')
    .where('progress_id', '=', sitting.progress.id)
    .execute()
  expect(stored?.seq ?? 0).toBeGreaterThanOrEqual(Math.max(0, ...kept))
  expect(handedIn.data.receipt.answered).toBe(kept.length > 0 ? 1 : 0)
})
