import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  after,
  createProgram,
  createTryout,
  epoch,
  iso,
  type TestTryout,
} from '../../../testing/factories.ts'
import { enroll, start, submit } from '../../../testing/sittings.ts'
import { addTrials } from '../../../testing/trials.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Eight scored questions, and six to try out, two for each student. */
async function createTried() {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id,
    sub_tests: 1,
    questions: 8,
    closes_at: iso(3600),
    result_release: 'at_close',
  })
  const trials = await addTrials(app.db, tryout, { trials: 6, each: 2 })
  return { tryout, trials, scored: tryout.sub_tests[0]?.items ?? [] }
}

async function sit(tryout: TestTryout) {
  const student = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  const session = await start(app, student, subTest)
  const { token, params } = student
  const query = { sub_test_id: subTest?.id ?? '' }
  const bundle = await app.send(progresses.questions, { token, params, query })
  const listed = await app.send(tryouts.subjects, { token, params })
  return { student, session, bundle, listed }
}
const idsOf = (rows: { question_id: string }[]) => rows.map(({ question_id }) => question_id)

test('each student meets so many trial questions, and nothing that they are sent tells which', async () => {
  const { tryout, trials, scored } = await createTried()
  const tried = new Set(idsOf(trials))
  const met = new Map<string, number>()
  const places = new Set<number>()
  for (let turn = 0; turn < 24; turn += 1) {
    const { student, session, bundle, listed } = await sit(tryout)
    const order = idsOf(session.order)
    expect(order).toHaveLength(10)
    // Nobody is sent a question that they do not meet: what is left over would tell itself.
    expect(bundle.data.questions.map(({ id }) => id).toSorted()).toEqual(order.toSorted())
    expect(order.filter(id => !tried.has(id)).toSorted()).toEqual(idsOf(scored).toSorted())
    expect(listed.data.sub_tests[0]?.question_count).toBe(10)
    for (const [place, id] of order.entries())
      if (tried.has(id)) {
        met.set(id, (met.get(id) ?? 0) + 1)
        places.add(place)
      }
    const texts = [JSON.stringify(session), bundle.text, listed.text]
    for (const text of texts) expect(text).not.toMatch(/trial|scored|is_|points|uji coba/i)
    const { token, params } = student
    const again = await app.send(progresses.questions, {
      token,
      params,
      query: { sub_test_id: tryout.sub_tests[0]?.id ?? '' },
    })
    expect([again.text, again.headers.etag]).toEqual([bundle.text, bundle.headers.etag])
  }
  expect(met.size).toBe(6)
  expect(places.size).toBeGreaterThan(5)
})

test('whatever is answered to trial questions, points and counts stay as they are; the review tells them', async () => {
  app.setClock(epoch)
  const { tryout, trials, scored } = await createTried()
  const found = []
  for (const choose of ['right', 'wrong', undefined] as const) {
    const { student, session } = await sit(tryout)
    const order = idsOf(session.order)
    const own = trials.filter(({ question_id }) => order.includes(question_id))
    const values = [
      ...scored.map((item, at) => [item.question_id, at < 5 ? item.right : item.wrong] as const),
      ...(choose ? own.map(item => [item.question_id, item[choose]] as const) : []),
    ]
    const answers = values.map(([question_id, value], at) => ({
      question_id,
      value,
      flagged: false,
      seq: at + 1,
    }))
    const sent = await submit(app, { ...student, progress: session.progress }, answers)
    expect(sent.data.receipt).toMatchObject({ questions: 10, answered: choose ? 10 : 8 })
    expect(sent.text).not.toMatch(/trial|points|uji coba/i)
    found.push({ student, own })
  }
  app.setClock(after(3600 + 120))
  for (const { student, own } of found) {
    const { token, params } = student
    const { data } = await app.send(results.result, { token, params })
    expect(data.released?.sub_tests[0]).toMatchObject({ max: 8, raw: 5, correct: 5, wrong: 3, blank: 0 })
    expect(data.released?.topics.reduce((sum, { of }) => sum + of, 0)).toBe(8)
    const review = await app.send(results.review, { token, params, query: {} })
    expect(review.data.sub_tests[0]).toMatchObject({ correct: 5, questions: 8 })
    expect(review.data.order).toHaveLength(10)
    const told = review.data.questions.filter(({ is_trial }) => is_trial)
    expect(told.map(({ id }) => id).toSorted()).toEqual(idsOf(own).toSorted())
    expect(review.data.held).toBe(0)
  }
  app.setClock(epoch)
})
