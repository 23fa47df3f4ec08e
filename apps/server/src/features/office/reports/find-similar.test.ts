import { reports } from '@gerbang/contract/office/reports.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout } from '../../../testing/factories.ts'
import { copyAnswers } from '../../../testing/copy-answers.ts'
import { createSat, createScorer } from '../../../testing/score-runs.ts'
import { simulateSittings } from '../../../testing/simulated-sittings.ts'

let app: TestApp
let program_id: string
let token: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const find = (id: string, query = {}) => app.send(reports.similar, { token, params: { id }, query })

/** A try-out that 120 have sat, of whom the second has the first one's answers, both in one school. */
async function createCopied() {
  const { tryout, ids } = await createSat(app, { program_id, students: 120, sub_tests: 2, questions: 40 })
  const [from = '', to = ''] = ids
  await copyAnswers(app.db, from, to)
  await app.db
    .updateTable('users')
    .set({ school_name: 'SMA Sebangku' })
    .where('id', 'in', ids.slice(0, 20))
    .execute()
  return { tryout, ids, from, to }
}

test('a pair with the same answers is told with what was to be expected, and nobody else of the school', async () => {
  const { tryout, from, to } = await createCopied()
  expect((await find(tryout.id)).data).toMatchObject({ students: 120, pairs: null, found: [] })
  await createScorer(app, token).start(tryout, { publish: true })
  await app.jobs.score()

  const { data } = await find(tryout.id, { school: 'sma sebangku' })
  expect(data).toMatchObject({ students: 20, pairs: 190 })
  expect(data?.found.map(({ one, other }) => [one.id, other.id].toSorted())).toEqual([[from, to].toSorted()])
  const [pair] = data?.found ?? []
  expect(pair?.matches).toBe(pair?.compared)
  expect(pair?.expected).toBeLessThan(pair?.matches ?? 0)
  expect(pair?.chance).toBeLessThan(0.01)

  const others = await find(tryout.id, { school: 'SMA 50' })
  expect(others.data).toMatchObject({ students: 0, pairs: 0, found: [] })
})

test('more students than can be compared at once are not compared, and the reply says how many can be', async () => {
  const tryout = await createTryout(app.db, { program_id, scoring: 'irt', sub_tests: 1, questions: 12 })
  await simulateSittings(app.db, tryout.id, { students: 201 })
  await createScorer(app, token).start(tryout, { publish: true })
  await app.jobs.score()
  const { data } = await find(tryout.id)
  expect(data).toMatchObject({ pairs: null, most: 200, found: [] })
  expect(data?.students).toBeGreaterThan(200)
})

test('only admins compare answers, and only of a try-out that is there', async () => {
  const { tryout } = await createSat(app, { program_id, students: 3 })
  const teacher = await app.signIn({ role: 'teacher' })
  const refused = await app.send(reports.similar, { token: teacher.token, params: { id: tryout.id } })
  expect(refused.status).toBe(403)
  expect((await find(v7())).status).toBe(404)
})
