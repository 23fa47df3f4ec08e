import type { Call } from '@gerbang/contract/call.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestions,
  createTryout,
  epoch,
  iso,
} from '../../../testing/factories.ts'
import { countBy, inParallel } from '../../../testing/parallel.ts'
import { answerRight, enroll, type Sitting, start, submit } from '../../../testing/sittings.ts'

let app: TestApp
let nodes: readonly [TestNode, TestNode]
let token: string
beforeAll(async () => {
  app = await createTestApp()
  nodes = [await app.addNode(), await app.addNode()]
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const at = epoch.toISOString()
const reason = 'Uji coba dua orang sekaligus'

/** A draft with six of twelve questions, ready to publish. */
async function draft() {
  const program = await createProgram(app.db)
  const owner = await app.signIn({ role: 'teacher' })
  const bank = await createBank(app.db, { owner_id: owner.user.id, program_id: program.id })
  const { ids } = await createQuestions(app.db, bank, 12)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    sub_tests: 0,
    status: 'draft',
  })
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1 }]
  const { data } = await app.send(tryoutPlans.arrange, {
    token,
    params: { id: tryout.id },
    body: { sub_tests },
  })
  const params = { id: tryout.id, subTestId: data.sub_tests[0]?.id ?? '' }
  await app.send(tryoutPlans.choose, { token, params, body: { question_ids: ids.slice(0, 6) } })
  return { params, ids }
}

test('of many who publish at once one does, and there is one run and one paper', async () => {
  const { params } = await draft()
  const replies = await inParallel(nodes, 6, ({ send }) =>
    send(tryoutPlans.publish, { token, params, body: {} }),
  )
  expect(countBy(replies, ({ status }) => status)).toEqual({ 200: 1, 409: 5 })
  const runs = await app.db.selectFrom('score_runs').select('id').where('tryout_id', '=', params.id).execute()
  const items = await app.db
    .selectFrom('paper_items')
    .select('position')
    .where('sub_test_id', '=', params.subTestId)
    .execute()
  expect([runs.length, items.length]).toEqual([1, 6])
})

test('a choice that meets a publication is on the paper whole, or refused', async () => {
  for (let round = 0; round < 6; round++) {
    const { params, ids } = await draft()
    const replies = await inParallel(nodes, 2, ({ send }, index) =>
      index === round % 2
        ? send<Call>(tryoutPlans.publish, { token, params, body: {} })
        : send<Call>(tryoutPlans.choose, { token, params, body: { question_ids: ids.slice(6) } }),
    )
    const chosen = replies[round % 2 === 0 ? 1 : 0]
    expect(replies[round % 2]?.status).toBe(200)
    const { data } = await app.send(tryoutPlans.paper, { token, params })
    const expected = chosen?.status === 200 ? ids.slice(6) : ids.slice(0, 6)
    expect(data.questions.map(({ id }) => id)).toEqual(expected)
    expect([200, 409]).toContain(chosen?.status)
  }
})

test('an author who saves a question in the middle of a publication leaves text and key of one version', async () => {
  const { params, ids } = await draft()
  const [id = ''] = ids
  const rewrite = app.db.transaction().execute(async trx => {
    await trx.updateTable('questions').set({ version: 2, updated_at: at }).where('id', '=', id).execute()
    await trx
      .updateTable('question_keys')
      .set({ explanation_html: '<p>Versi 2</p>' })
      .where('question_id', '=', id)
      .execute()
  })
  const [published] = await Promise.all([app.send(tryoutPlans.publish, { token, params, body: {} }), rewrite])
  expect(published.status).toBe(200)
  const frozen = (await app.send(tryoutPlans.paper, { token, params })).data.questions[0]
  expect(frozen?.explanation_html === '<p>Versi 2</p>').toBe(frozen?.version === 2)
})

test('an extension that meets submits harms neither: closed stays closed, running gets its time', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, closes_at: iso(300) })
  const students: Sitting[] = []
  for (let index = 0; index < 8; index++) {
    const student = await enroll(app, tryout)
    students.push({ ...student, ...(await start(app, student, tryout.sub_tests[0])) })
  }
  const extend = { token, params: { id: tryout.id }, body: { reason, closes_at: iso(500) } }
  const statuses = await inParallel(nodes, 9, async (node, index) => {
    const student = students[index]
    if (!student) return (await node.send(tryoutPlans.extend, extend)).status
    return (await submit(node, student, answerRight(tryout.sub_tests[0], 2))).status
  })
  expect(countBy(statuses, status => status)).toEqual({ 200: 9 })
  const rows = await app.db
    .selectFrom('progresses')
    .select(['ends_at', 'submitted_at'])
    .where('sub_test_id', '=', tryout.sub_tests[0]?.id ?? '')
    .execute()
  expect(rows.every(row => row.submitted_at !== null)).toBe(true)
  expect(rows.every(row => [iso(300), iso(500)].includes(row.ends_at))).toBe(true)
})
