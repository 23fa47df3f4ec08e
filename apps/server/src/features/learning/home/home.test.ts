import { home } from '@gerbang/contract/learning/home.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, iso } from '../../../testing/factories.ts'
import { createPool } from '../../../testing/practices.ts'
import { publishQuiz } from '../../../testing/quizzes.ts'
import { sitSubTest } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const open = async ({ token }: { token: string }) => (await app.send(home.get, { token })).data

test('the dashboard of somebody new offers what is open and what comes, and invents nothing', async () => {
  const own = await createProgram(app.db)
  await createTryout(app.db, { program_id: own.id, title: 'Buka', opens_at: iso(-60) })
  await createTryout(app.db, {
    program_id: own.id,
    title: 'Nanti',
    opens_at: new Date(app.now().getTime() + 86_400_000).toISOString(),
  })
  const data = await open(await app.signIn({ program_id: own.id }))
  expect(data).toMatchObject({ unfinished: [], entries: [], change: null, target: null })
  expect(data.now).toMatchObject({ kind: 'tryout', title: 'Buka' })
  expect(data.next_tryouts.map(({ title }) => title)).toEqual(['Nanti'])
  expect(data.plan).toMatchObject({ days_a_week: null, exam: null })
  expect(data.week).toHaveLength(7)
  expect(data.week.some(({ is_active }) => is_active)).toBe(false)
})

test('only what the student may see is offered, whatever is to come', async () => {
  const [own, other] = [await createProgram(app.db), await createProgram(app.db)]
  const later = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000).toISOString()
  const coming = { opens_at: later(60), closes_at: later(120) }
  await createTryout(app.db, { program_id: own.id, title: 'Milikku', ...coming })
  await createTryout(app.db, { program_id: other.id, title: 'Program lain', ...coming })
  await createTryout(app.db, { program_id: own.id, title: 'Draf', status: 'draft', ...coming })
  const data = await open(await app.signIn({ program_id: own.id }))
  expect([data.now, ...data.next_tryouts].map(one => 'title' in one && one.title)).toEqual(['Milikku'])
})

test('what is under way is resumed, and a day on which something was finished counts', async () => {
  const own = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: own.id, title: 'Berjalan' })
  const quiz = await publishQuiz(app, own.id, { title: 'Kuis', duration_seconds: 600 })
  const student = await app.signIn({ program_id: own.id })
  const { token } = student
  await app.send(tryouts.enroll, { token, params: { slug: tryout.slug }, body: {} })
  await app.send(quizzes.start, { token, params: { slug: quiz.slug } })
  const { subject_id } = await createPool(app.db, own.id, 10)
  const practice = await app.send(practices.start, {
    token,
    body: { kind: 'subject', target_id: subject_id },
  })
  const before = await open(student)
  expect(before.now).toMatchObject({
    kind: 'running',
    of: 'quiz',
    title: 'Kuis',
    ends_at: expect.any(String),
  })
  expect(before.unfinished).toMatchObject([
    { kind: 'tryout', title: 'Berjalan', part: null, ends_at: null },
    { kind: 'practice', slug: practice.data.id, part: null, ends_at: null },
  ])
  expect(before.next_tryouts).toEqual([])
  await app.send(quizzes.submit, { token, params: { slug: quiz.slug }, body: {} })
  const after = await open(student)
  expect(after.now).toMatchObject({ kind: 'unfinished', of: 'tryout' })
  expect(after.unfinished.map(({ kind }) => kind)).toEqual(['practice'])
  expect(after.week.filter(({ is_active }) => is_active).map(({ date }) => date)).toEqual([after.plan.today])
})

test('the dashboard stands with its scores while the ranking answers nobody', async () => {
  const own = await createProgram(app.db)
  const student = await app.signIn({ program_id: own.id })
  const { token } = student
  const tryout = await createTryout(app.db, { program_id: own.id, sub_tests: 1, questions: 6 })
  const params = { slug: tryout.slug }
  await app.send(tryouts.enroll, { token, params, body: {} })
  await sitSubTest(app, { token, params }, tryout.sub_tests[0], 3)
  await app.db.transaction().execute(async trx => {
    await sql`lock table score_histograms, ranking_snapshots in access exclusive mode`.execute(trx)
    expect((await open(student)).entries).toMatchObject([{ title: tryout.title, total: 600 }])
  })
})
