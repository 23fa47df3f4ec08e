import { calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { findProbability } from '@gerbang/scoring/irt/item-response.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../../db/bucket.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestions,
  createUser,
  epoch,
  iso,
} from '../../../testing/factories.ts'
import { chooseCounting } from './measure-practice.rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const night = new Date('2026-11-21T18:00:00.000Z')
const truths = [...Array.from({ length: 12 }, (_, place) => -1.65 + 0.3 * place), 1.2, -1.2]
const known = 12

/** A bank for practice: twelve questions that a try-out has measured, and two that nobody has. */
async function createPractised() {
  const admin = await app.signIn({ role: 'admin' })
  const { id: program_id } = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: admin.user.id, program_id, for_practice: true })
  const { ids } = await createQuestions(app.db, bank, truths.length)
  const scale = { scale_of: v7(), scale_a: 500, scale_b: 100, scale_min: 200, scale_max: 1000 }
  const rows = ids.slice(0, known).map((question_id, place) => ({
    ...scale,
    question_id,
    question_version: 1,
    a: 1.2,
    b: truths[place] ?? 0,
    c: 0.2,
    se: 0.1,
    n: 500,
    source: 'Try Out Satu',
    created_at: iso(-86_400),
    updated_at: iso(-86_400),
  }))
  await app.db.insertInto('question_estimates').values(rows).execute()
  return { bank, ids, program_id }
}

/** Everybody works through all questions, a minute each, and is right as often as ability and difficulty say. */
async function practise(ids: readonly string[], program_id: string, students: number): Promise<void> {
  const draw = createUniform(7)
  const practices = []
  const items = []
  for (let number = 0; number < students; number += 1) {
    const { id: user_id } = await createUser(app.db, { program_id })
    const [bucket, id, theta] = [bucketOf(user_id), v7(), drawNormal(draw)]
    const at = iso(number)
    practices.push({
      bucket,
      id,
      user_id,
      kind: 'subject' as const,
      seed: 1,
      started_at: at,
      submitted_at: at,
      created_at: at,
      updated_at: at,
    })
    for (const [place, question_id] of ids.entries()) {
      const item = { a: 1.2, d: -1.2 * (truths[place] ?? 0), c: 0.2 }
      const isRight = draw() < findProbability(theta, item)
      const time = iso(number + 60 * place)
      items.push({
        bucket,
        practice_id: id,
        user_id,
        question_id,
        position: place + 1,
        purpose: 'new' as const,
        outcome: isRight ? ('correct' as const) : ('wrong' as const),
        flagged: false,
        seq: 1,
        client_at: time,
        confirmed_at: time,
      })
    }
  }
  await app.db.insertInto('practices').values(practices).execute()
  await app.db.insertInto('practice_items').values(items).execute()
}

const readEstimates = (ids: readonly string[]) =>
  app.db
    .selectFrom('question_estimates')
    .selectAll()
    .where('question_id', 'in', [...ids])
    .orderBy('question_id')
    .execute()

test('at night answers of practice measure what nobody has, once, and leave what a try-out found', async () => {
  const { bank, ids, program_id } = await createPractised()
  const before = await readEstimates(ids)
  await practise(ids, program_id, 240)
  await app.jobs.measurePractice()
  expect(await readEstimates(ids)).toEqual(before)

  app.setClock(night)
  await app.jobs.measurePractice()
  const after = await readEstimates(ids)
  expect(after.filter(({ by_practice }) => !by_practice)).toEqual(before)
  const found = after.filter(({ by_practice }) => by_practice)
  expect(found.map(({ question_id }) => question_id)).toEqual(ids.slice(known))
  for (const [place, { b, se, n, scale_of, source, run_id }] of found.entries()) {
    expect([n, scale_of, source, run_id]).toEqual([240, before[0]?.scale_of, 'Latihan', null])
    // Within four of the errors told.
    expect(Math.abs(b - (truths[known + place] ?? 0))).toBeLessThan(4 * (se ?? 0))
    expect(se).toBeLessThan(0.7)
  }
  await app.jobs.measurePractice()
  expect(await readEstimates(ids)).toEqual(after)

  app.setClock(epoch)
  const viewer = await app.signIn({ role: 'admin' })
  const params = { id: bank.subject_id }
  const { data } = await app.send(calibrations.get, { token: viewer.token, params })
  expect(data).toMatchObject({
    measured: 14,
    by_practice: 2,
    practice: { students: 240, at: expect.stringMatching(/^2026-11-21T18:/) },
  })
  expect(data.scale).toBe('Try Out Satu')

  // What a try-out said is otherwise by two whole steps: practice tells it and changes nothing.
  const [first = ''] = ids
  await app.db.updateTable('question_estimates').set({ b: 2 }).where('question_id', '=', first).execute()
  await app.db
    .updateTable('practice_measurements')
    .set({ begun_at: iso(-86_400) })
    .execute()
  await app.jobs.measurePractice()
  const told = await app.send(calibrations.get, { token: viewer.token, params })
  expect(told.data.practice?.otherwise).toMatchObject([{ id: first, b: 2 }])
  expect(told.data.practice?.otherwise[0]?.practice_b).toBeLessThan(0)
})

const answer = { user_id: 'a', question_id: 'q', outcome: 'correct' as const, hinted: false, seconds: 60 }

test('answers with a hint, without an answer and pressed unread do not count, nor does who presses half so', () => {
  const others = Array.from({ length: 12 }, (_, number) => ({ ...answer, user_id: `s${number}` }))
  const left = [
    { ...answer, user_id: 'hint', hinted: true },
    { ...answer, user_id: 'blank', outcome: 'blank' as const },
    { ...answer, user_id: 'rapid', seconds: 1 },
  ]
  const untimed = { ...answer, user_id: 'untimed', seconds: null }
  expect(chooseCounting([...others, ...left, untimed])).toEqual([...others, untimed])

  const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']
  const all = questions.flatMap(question_id => others.map(own => ({ ...own, question_id })))
  const presser = questions.map((question_id, place) => ({
    ...answer,
    user_id: 'presser',
    question_id,
    seconds: place < 3 ? 1 : 60,
  }))
  const counting = chooseCounting([...all, ...presser])
  expect(counting).toHaveLength(all.length)
  expect(counting.some(({ user_id }) => user_id === 'presser')).toBe(false)
})
