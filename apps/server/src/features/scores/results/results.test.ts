import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Sent, type TestApp } from '../../../testing/api.ts'
import {
  after,
  canaries,
  createMajors,
  createProgram,
  createTryout,
  epoch,
  iso,
  type TestTryout,
  type TryoutOptions,
} from '../../../testing/factories.ts'
import { createHold } from '../../../testing/holds.ts'
import { createStudentCode } from '../../../testing/registrations.ts'
import { answerRight, enroll, type Student, sit, sitSubTest, start } from '../../../testing/sittings.ts'
import { refreshRanking } from '../rankings/ranking.jobs.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

/** One sub-test of four questions: each right one is worth 200 points on the scale of 200 to 1000. */
const create = (options: Partial<TryoutOptions> = {}) =>
  createTryout(app.db, { program_id, sub_tests: 1, ...options })

type Reader = Pick<Student, 'token' | 'params'>
const readResult = ({ token, params }: Reader) => app.send(results.result, { token, params })
const readReview = ({ token, params }: Reader, query: Sent['query'] = {}) =>
  app.send(results.review, { token, params, query })
const readRanking = ({ token, params }: Reader, query: Sent['query'] = {}) =>
  app.send(results.ranking, { token, params, query })

test('a finished attempt shows its scores, topics and choices', async () => {
  const tryout = await create({ sub_tests: 2, choices_min: 1 })
  const student = await enroll(app, tryout)
  const { majors } = await createMajors(app.db, ['S1', 'D3'])
  const [hard, easy] = majors.map(major => major.id)
  const figures = { year: 2025, source: 'SNPMB', is_estimate: false }
  await app.db
    .insertInto('major_years')
    .values([{ ...figures, major_id: hard ?? '', passing_score: 650.55 }])
    .execute()
  const { token, params } = student
  await app.send(tryouts.choose, { token, params, body: { major_ids: [hard, easy] } })
  await sitSubTest(app, student, tryout.sub_tests[0], 4)
  await sitSubTest(app, student, tryout.sub_tests[1], 1)
  const { data, status } = await readResult(student)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    tryout: { id: tryout.id, slug: tryout.slug, title: tryout.title, scale: { min: 200, max: 1000 } },
    attempt: { id: student.attempt.id, number: 1, status: 'scored', finished_at: epoch.toISOString() },
    release_at: null,
    review_allowed: true,
    released: {
      // (1000 + 400) / 2
      total: 700,
      sub_tests: [
        { scaled: 1000, raw: 4, max: 4, correct: 4, partial: 0, wrong: 0, blank: 0, peers_mean: null },
        { scaled: 400, raw: 1, max: 4, correct: 1, partial: 0, wrong: 0, blank: 3, peers_mean: null },
      ],
      topics: [
        { topic: 'Topik 2', correct: 1, of: 4 },
        { topic: 'Topik 1', correct: 4, of: 4 },
      ],
      choices: [
        { id: hard, gap: 49.45 },
        { id: easy, gap: null },
      ],
      ranks: [],
    },
  })
})

test('thresholds are passed by all sub-tests or not at all', async () => {
  const open = await create({ sub_tests: 2 })
  expect((await readResult(await sit(app, open, 1))).data.released?.passed).toBeNull()
  const tryout = await create({ sub_tests: 2 })
  const strict = tryout.sub_tests[1]?.id ?? ''
  await app.db.updateTable('tryout_sub_tests').set({ threshold: 3 }).where('id', '=', strict).execute()
  const [failed, passed] = [await sit(app, tryout, 2), await sit(app, tryout, 3)]
  expect((await readResult(failed)).data.released).toMatchObject({
    passed: false,
    sub_tests: [{ threshold: null }, { threshold: 3, raw: 2 }],
  })
  expect((await readResult(passed)).data.released?.passed).toBe(true)
})

test('what everybody came to is told of the newest ranking, however often it was read before', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 1)
  const countRanked = async () => {
    const { data } = await readResult(student)
    return data.released?.histogram.reduce((sum, { count }) => sum + count, 0)
  }
  await app.jobs.rank()
  expect([await countRanked(), await countRanked()]).toEqual([1, 1])
  await sit(app, tryout, 3)
  app.setClock(after(10))
  await app.jobs.rank()
  expect([await countRanked(), await countRanked()]).toEqual([2, 2])
})

test('wrong, partial and blank answers are told apart', async () => {
  const tryout = await create()
  const student = await enroll(app, tryout)
  const { progress } = await start(app, student, tryout.sub_tests[0])
  const [first, , table] = tryout.sub_tests[0]?.items ?? []
  const answers = [
    { question_id: first?.question_id, value: first?.wrong, flagged: false, seq: 1 },
    { question_id: table?.question_id, value: { s1: 'c1' }, flagged: true, seq: 2 },
  ]
  const params = { ...student.params, id: progress.id }
  await app.send(progresses.submit, {
    token: student.token,
    params,
    body: { lease: progress.lease, answers },
  })
  const { data } = await readResult(student)
  expect(data.released?.sub_tests[0]).toMatchObject({ correct: 0, wrong: 1, partial: 1, blank: 2 })
})

test('each thread tells a new ranking and lost rights at once, though it keeps what all results share', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 2)
  const { token, params } = student
  const threads = [app.send, (await app.addNode()).send]
  const read = () => Promise.all(threads.map(send => send(results.result, { token, params })))
  await app.jobs.rank()
  expect((await read()).map(({ data }) => data.released?.ranks[0]?.of)).toEqual([1, 1])

  await sit(app, tryout, 4)
  await refreshRanking(app.db, tryout.id, app.platform.now())
  const ranked = (await read()).map(({ data }) => data.released)
  expect(ranked.map(one => one?.ranks[0])).toEqual(Array(2).fill(expect.objectContaining({ rank: 2, of: 2 })))
  expect(ranked.map(one => one?.sub_tests[0]?.peers_mean)).toEqual([800, 800])

  await app.db.updateTable('tryouts').set({ status: 'draft' }).where('id', '=', tryout.id).execute()
  expect((await read()).map(({ status }) => status)).toEqual([404, 404])
  await app.db.updateTable('tryouts').set({ status: 'published' }).where('id', '=', tryout.id).execute()
  await app.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', student.user.id).execute()
  expect((await read()).map(({ status }) => status)).toEqual([401, 401])
})

test('there is no result before the attempt is finished, and none of somebody else', async () => {
  const tryout = await create()
  const { token } = await app.signIn({ program_id })
  const params = { slug: tryout.slug }
  const student = await enroll(app, tryout)
  await start(app, student, tryout.sub_tests[0])
  await sit(app, tryout)
  for (const reader of [{ token, params }, student]) {
    expect(await readResult(reader)).toMatchObject({ status: 409, code: 'unfinished' })
    expect(await readReview(reader)).toMatchObject({ status: 409, code: 'unfinished' })
  }
  const nowhere = { ...student, params: { slug: 'tidak-ada' } }
  expect(await readResult(nowhere)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await readReview(nowhere)).toMatchObject({ status: 404, code: 'not_found' })
})

const close = 3600
test.each<{ title: string; options: Partial<TryoutOptions>; tells: string | null; opens: number }>([
  {
    title: 'at once, while others may still sit',
    options: { result_release: 'instant', closes_at: iso(close) },
    tells: iso(close + 60.001),
    opens: close + 60.001,
  },
  {
    title: 'at the close',
    options: { result_release: 'at_close', closes_at: iso(close) },
    tells: iso(close + 60.001),
    opens: close + 60.001,
  },
  {
    title: 'at a time',
    options: { result_release: 'at_time', release_at: iso(7200), closes_at: iso(close) },
    tells: iso(7200),
    opens: 7200,
  },
])('a result that comes out $title is not shown a moment before', async ({ options, tells, opens }) => {
  const student = await sit(app, await create(options), 4)
  app.setClock(after(opens - 0.001))
  await app.jobs.rank()
  expect(await readResult(student)).toMatchObject({
    status: 200,
    data: { release_at: tells, review_allowed: false, released: null, attempt: { status: 'scored' } },
  })
  expect(await readReview(student)).toMatchObject({ status: 403, code: 'not_released' })
  const hidden = await readRanking(student)
  expect(hidden).toMatchObject({ data: [], meta: { total: 0, own: null, computed_at: null } })
  app.setClock(after(opens))
  expect(await readResult(student)).toMatchObject({ data: { release_at: null, released: { total: 1000 } } })
  expect(await readRanking(student)).toMatchObject({ data: [{ rank: 1, score: 1000 }], meta: { total: 1 } })
})

test('the review waits until nobody can sit the paper any more, whoever has extra time included', async () => {
  const tryout = await create({ closes_at: iso(close) })
  const student = await sit(app, tryout)
  const slower = await enroll(app, tryout, { extra_time_factor: 1.5 })
  app.setClock(after(close - 1))
  const { progress } = await start(app, slower, tryout.sub_tests[0])
  expect(progress.ends_at).toBe(iso(close + 300))
  for (const seconds of [0, 60.001, 300 + 60]) {
    app.setClock(after(close + seconds))
    expect(await readResult(student)).toMatchObject({ data: { review_allowed: false } })
    expect(await readReview(student)).toMatchObject({ status: 403, code: 'not_released' })
  }
  app.setClock(after(close + 300 + 60.001))
  expect(await readResult(student)).toMatchObject({ data: { review_allowed: true } })
  expect(await readReview(student)).toMatchObject({ status: 200 })
})

test('the review waits for a student who was given time back', async () => {
  const tryout = await create({ closes_at: iso(close) })
  const student = await sit(app, tryout)
  const delayed = await enroll(app, tryout)
  app.setClock(after(close - 1))
  const { progress } = await start(app, delayed, tryout.sub_tests[0])
  await app.db
    .updateTable('progresses')
    .set({ ends_at: iso(close + 1200), extended_seconds: 1200 })
    .where('id', '=', progress.id)
    .execute()
  app.setClock(after(close + 1200 + 60))
  expect(await readResult(student)).toMatchObject({ data: { review_allowed: false } })
  expect(await readReview(student)).toMatchObject({ status: 403, code: 'not_released' })
  app.setClock(after(close + 1200 + 60.001))
  expect(await readReview(student)).toMatchObject({ status: 200 })
})

test('a review that is never given stays closed after everything', async () => {
  const student = await sit(app, await create({ review_policy: 'never', closes_at: iso(close) }))
  app.setClock(after(close * 20))
  expect(await readResult(student)).toMatchObject({ data: { review_allowed: false, released: {} } })
  const reply = await readReview(student)
  expect(reply).toMatchObject({ status: 403, code: 'not_released' })
  expect(reply.text).not.toContain(canaries.explanation)
})

test('in open-ended practice the review comes with the result', async () => {
  const tryout = await create({ sub_tests: 2 })
  const student = await sit(app, tryout, 1)
  const [first, second] = tryout.sub_tests
  const { data } = await readReview(student)
  expect(data).toMatchObject({ tryout_title: tryout.title, sub_test_id: first?.id, lang: 'id' })
  expect(data.sub_tests).toMatchObject([
    { id: first?.id, correct: 1, questions: 4 },
    { id: second?.id, correct: 1, questions: 4 },
  ])
  expect(data.order.map(row => row.question_id).toSorted()).toEqual(
    first?.items.map(item => item.question_id).toSorted(),
  )
  expect(data.stimuli).toMatchObject([{ title: 'Bacaan' }])
  const answered = data.questions.find(question => question.id === first?.items[0]?.question_id)
  expect(answered).toMatchObject({
    topic: 'Topik 1',
    stimulus_id: data.stimuli[0]?.id,
    content: {
      type: 'single_choice',
      options: expect.arrayContaining([{ id: 'a', html: '<p>Pilihan a</p>' }]),
    },
    key: { type: 'single_choice', option_id: 'b' },
    explanation_html: `<p>${canaries.explanation} 0</p>`,
    explanation_video_url: null,
    voided: false,
    value: 'b',
    flagged: false,
    outcome: 'correct',
  })
  expect(data.questions.map(question => question.key)).toEqual(
    expect.arrayContaining([
      { type: 'multiple_choice', option_ids: ['a', 'd'] },
      { type: 'true_false_table', column_ids: { s1: 'c1', s2: 'c2' } },
      { type: 'short_answer', answer: { kind: 'text', accepted: [canaries.key] } },
    ]),
  )
  const other = await readReview(student, { sub_test_id: second?.id ?? '' })
  expect(other.data.questions.map(question => question.id)).toEqual(
    second?.items.map(item => item.question_id),
  )
})

test('what another try-out holds is in no review, time, topic or sum until that one is over, and its own never', async () => {
  const tryout = await create({ closes_at: iso(600), result_release: 'at_close' })
  const student = await sit(app, tryout, 4)
  app.setClock(after(3_600))
  const read = async () => {
    const { data } = await readReview(student)
    const ids = [data.questions.map(({ id }) => id), data.order.map(({ question_id }) => question_id)]
    const topics = (await readResult(student)).data.released?.topics
    return { ids, held: data.held, facts: data.facts.length, sub_tests: data.sub_tests, topics }
  }
  expect(await read()).toMatchObject({ held: 0, facts: 4, topics: [{ correct: 4, of: 4 }] })
  const held = tryout.sub_tests[0]?.items[1]?.question_id ?? ''
  const other = await createHold(app.db, program_id, [held], iso(7_200))
  const during = await read()
  expect(during).toMatchObject({
    held: 1,
    facts: 3,
    sub_tests: [{ correct: 3, questions: 3 }],
    topics: [{ correct: 3, of: 3 }],
  })
  expect(during.ids.flat()).not.toContain(held)
  expect((await readReplay(student)).data.sub_tests[0]?.questions).toHaveLength(3)
  await app.db.updateTable('tryouts').set({ closes_at: null }).where('id', '=', other.id).execute()
  expect(await read()).toMatchObject({ held: 0, facts: 4 })
})

test('a try-out whose review is never opened tells no sums of a few questions either', async () => {
  const student = await sit(app, await create({ review_policy: 'never' }), 1)
  expect((await readResult(student)).data.released).toMatchObject({ topics: [], sub_tests: [{}] })
})

test('a sub-test of another try-out has no review here', async () => {
  const student = await sit(app, await create())
  const other = await create()
  for (const sub_test_id of [other.sub_tests[0]?.id ?? '', v7()])
    expect(await readReview(student, { sub_test_id })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await readReview(student, { sub_test_id: 'satu' })).toMatchObject({
    status: 422,
    errors: { sub_test_id: [expect.any(String)] },
  })
})

async function tieToSchool({ user }: Student, school_name: string): Promise<void> {
  const { id } = await createStudentCode(app.db, { program_id, school_name })
  const redemption = { student_code_id: id, user_id: user.id, redeemed_at: app.now().toISOString() }
  await app.db.insertInto('student_code_redemptions').values(redemption).execute()
}

async function rankedNames(reader: Reader, query: Sent['query'] = {}) {
  const { data } = await readRanking(reader, query)
  return data.map(row => [row.rank, row.name, row.score])
}

/** Ani 1000, Budi and Citra 600 (Citra later), Dewi 200; Budi alone hides his name. */
async function createRanked(options: Partial<TryoutOptions> = {}) {
  const tryout = await create(options)
  const named = { show_name_in_ranking: true }
  const ani = await sit(app, tryout, 4, { name: 'Ani', ...named })
  const budi = await sit(app, tryout, 2, { name: 'Budi Santoso' })
  app.advance(60)
  const citra = await sit(app, tryout, 2, { name: 'Citra', ...named })
  const dewi = await sit(app, tryout, 0, { name: 'Dewi', ...named })
  return { tryout, ani, budi, citra, dewi }
}

test('equal scores share a rank, the earlier finish stands first, and names are masked', async () => {
  const { ani, budi } = await createRanked()
  expect(await readRanking(ani)).toMatchObject({
    status: 200,
    data: [],
    meta: { own: null, computed_at: null },
  })
  await app.jobs.rank()
  const { data, meta } = await readRanking(ani)
  expect(data.map(row => [row.rank, row.name, row.score, row.is_me])).toEqual([
    [1, 'Ani', 1000, true],
    [2, 'B••• S•••', 600, false],
    [2, 'Citra', 600, false],
    [4, 'Dewi', 200, false],
  ])
  expect(meta).toMatchObject({
    page: 1,
    per_page: 20,
    total: 4,
    tryout_title: 'Try Out Uji',
    own: { rank: 1, name: 'Ani', is_me: true },
    computed_at: app.now().toISOString(),
  })
  expect(data[0]).toEqual({
    rank: 1,
    name: 'Ani',
    band: null,
    school_name: null,
    province: null,
    score: 1000,
    se: null,
    is_me: true,
  })
  expect((await readRanking(budi)).meta.own).toMatchObject({ rank: 2, name: 'Budi Santoso', is_me: true })
})

test('the own row is there on every page', async () => {
  const { dewi } = await createRanked()
  await app.jobs.rank()
  for (const [page, names] of [
    [1, ['Ani', 'B••• S•••']],
    [2, ['Citra', 'Dewi']],
    [3, []],
  ] as const) {
    const { data, meta } = await readRanking(dewi, { page, per_page: 2 })
    expect(data.map(row => row.name)).toEqual(names)
    expect(meta).toMatchObject({ total: 4, own: { rank: 4, name: 'Dewi', score: 200 } })
  }
})

test('whoever did not sit the try-out sees the ranking and has no row of their own', async () => {
  const { tryout } = await createRanked()
  await app.jobs.rank()
  const { token } = await app.signIn({ program_id })
  const { data, meta } = await readRanking({ token, params: { slug: tryout.slug } })
  expect(data.map(row => row.is_me)).toEqual([false, false, false, false])
  expect(meta.own).toBeNull()
})

test('the first finished attempt counts, and a better second one changes nothing', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 1)
  await app.send(tryouts.enroll, { token: student.token, params: student.params })
  await sitSubTest(app, student, tryout.sub_tests[0], 4)
  await app.jobs.rank()
  expect(await rankedNames(student)).toEqual([[1, 'Rani Putri', 400]])
  const { data } = await readResult(student)
  expect(data).toMatchObject({ attempt: { number: 2 }, released: { total: 1000, ranks: [] } })
})

test('void attempts, unverified students and staff are not ranked', async () => {
  const { tryout, ani, budi, citra, dewi } = await createRanked()
  const { db } = app
  await db.updateTable('attempts').set({ status: 'void' }).where('id', '=', ani.attempt.id).execute()
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', budi.user.id).execute()
  await db.updateTable('users').set({ role: 'teacher' }).where('id', '=', citra.user.id).execute()
  await app.jobs.rank()
  expect(await rankedNames(dewi)).toEqual([[1, 'Dewi', 200]])
  const snapshot = await db
    .selectFrom('ranking_snapshots')
    .selectAll()
    .where('tryout_id', '=', tryout.id)
    .executeTakeFirst()
  expect(snapshot).toMatchObject({ participants: 1 })
  expect(await readResult(ani)).toMatchObject({ status: 409, code: 'unfinished' })
})

test('each finished attempt keeps a result, a review and a replay of its own, found by its number', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 1)
  await app.send(tryouts.enroll, { token: student.token, params: student.params })
  const first = await readResult(student)
  expect(first.data).toMatchObject({ attempt: { number: 1 }, attempts: [] })
  await sitSubTest(app, student, tryout.sub_tests[0], 4)
  const read = (attempt: number) => ({ token: student.token, params: student.params, query: { attempt } })
  const { data } = await app.send(results.result, read(1))
  expect(data).toMatchObject({ attempt: { number: 1 }, released: { total: first.data.released?.total } })
  expect(data.attempts).toMatchObject([
    { number: 2, total: 1000 },
    { number: 1, total: first.data.released?.total },
  ])
  const reviews = await Promise.all([1, 2].map(number => app.send(results.review, read(number))))
  expect(reviews.map(({ data: { sub_tests } }) => sub_tests[0]?.correct)).toEqual([1, 4])
  const replays = await Promise.all([1, 2].map(number => app.send(results.replay, read(number))))
  const rights = replays.map(({ data: { sub_tests } }) =>
    sub_tests[0]?.questions.filter(({ outcome }) => outcome === 'correct'),
  )
  expect(rights.map(own => own?.length)).toEqual([1, 4])
  for (const call of [results.result, results.review, results.replay])
    expect(await app.send(call, read(3))).toMatchObject({ status: 404, code: 'not_found' })
})

const from = (name: string, province_id: string | null, school_name: string | null) => ({
  name,
  province_id,
  school_name,
  show_name_in_ranking: true,
})

test('provinces and schools have rankings of their own, schools in any case', async () => {
  await app.db
    .insertInto('provinces')
    .values([
      { id: '33', name: 'Jawa Tengah', time_zone: 'Asia/Jakarta' },
      { id: '35', name: 'Jawa Timur', time_zone: 'Asia/Jakarta' },
    ])
    .execute()
  const tryout = await create()
  const ani = await sit(app, tryout, 4, from('Ani', '33', 'SMAN 1 Solo'))
  await sit(app, tryout, 3, from('Budi', '35', 'SMAN 2 Surabaya'))
  const citra = await sit(app, tryout, 2, from('Citra', '33', 'sman 1 solo'))
  const dewi = await sit(app, tryout, 1, from('Dewi', null, null))
  await app.jobs.rank()
  expect((await readRanking(ani)).data.map(row => row.province)).toEqual([
    'Jawa Tengah',
    'Jawa Timur',
    'Jawa Tengah',
    null,
  ])
  expect(await rankedNames(citra, { scope: 'province' })).toEqual([
    [1, 'Ani', 1000],
    [2, 'Citra', 600],
  ])
  expect((await readRanking(citra, { scope: 'school' })).data).toMatchObject([
    { rank: 1, name: 'A•••', score: null, se: null, band: { from: 920, to: 1000 } },
    { rank: 2, name: 'Citra', score: 600, band: null },
  ])
  await tieToSchool(citra, 'SMAN 1 SOLO')
  expect(await rankedNames(citra, { scope: 'school' })).toEqual([
    [1, 'Ani', 1000],
    [2, 'Citra', 600],
  ])
  expect(await readRanking(dewi, { scope: 'school' })).toMatchObject({
    data: [],
    meta: { total: 0, own: null },
  })
  const { data } = await readResult(citra)
  expect(data.released?.ranks).toMatchObject([
    { scope: 'national', rank: 3, of: 4, percentile: null },
    { scope: 'province', rank: 2, of: 2, percentile: null },
    { scope: 'school', rank: 2, of: 2, percentile: null },
  ])
  expect(data.released?.sub_tests[0]?.peers_mean).toBe(700)
  expect(data.released?.histogram).toHaveLength(20)
  expect(data.released?.histogram[0]).toEqual({ from: 200, to: 240, count: 0 })
  expect(data.released?.histogram.at(-1)).toEqual({ from: 960, to: 1000, count: 1 })
  expect(data.released?.histogram.reduce((sum, bin) => sum + bin.count, 0)).toBe(4)
})

test.each([{ scope: 'kota' }, { page: 0 }, { per_page: 101 }])(
  'a ranking by %j is refused by field',
  async query => {
    const { token } = await app.signIn({ program_id })
    const sent = query as Record<string, string | number>
    const reply = await readRanking({ token, params: { slug: 'x' } }, sent)
    expect(reply).toMatchObject({ status: 422 })
    expect(Object.keys(reply.errors)).toEqual(Object.keys(query))
  },
)

test('an unknown try-out has no ranking', async () => {
  const { token } = await app.signIn({ program_id })
  expect(await readRanking({ token, params: { slug: 'tidak-ada' } })).toMatchObject({ status: 404 })
})

/** A student who leaves, and whom the sweep finds after the grace. */
async function abandon(tryout: TestTryout, right: number): Promise<Student> {
  const student = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  const { progress } = await start(app, student, subTest)
  const params = { ...student.params, id: progress.id }
  const body = { lease: progress.lease, answers: answerRight(subTest, right) }
  expect(await app.send(progresses.answer, { token: student.token, params, body })).toMatchObject({
    status: 200,
  })
  return student
}

test('a result that is younger than the ranking counts itself in, however early its deadline was', async () => {
  const tryout = await create()
  const left = await abandon(tryout, 2)
  app.advance(620)
  await sit(app, tryout, 4)
  await app.jobs.rank()
  app.advance(60)
  await app.jobs.sweep()
  const { data } = await readResult(left)
  expect(data.attempt.finished_at).toBe(iso(600))
  expect(data.released?.ranks).toMatchObject([{ scope: 'national', rank: 2, of: 2 }])
})

test('after a crash between scoring and ranking the next start finds what is stale', async () => {
  const tryout = await create()
  const left = await abandon(tryout, 2)
  app.advance(620)
  await sit(app, tryout, 4)
  await app.jobs.rank()
  app.advance(60)
  const crashing = await app.addNode()
  await crashing.jobs.sweep()
  const next = await app.addNode()
  await next.jobs.findStaleRankings()
  await next.jobs.rank()
  expect(await rankedNames(left)).toMatchObject([
    [1, expect.any(String), 1000],
    [2, expect.any(String), 600],
  ])
})

test('a try-out whose ranking fails does not hold up the others', async () => {
  const [broken, fine] = [await create(), await create()]
  await sit(app, broken)
  const student = await sit(app, fine)
  await app.db.schema
    .alterTable('ranking_snapshots')
    .addCheckConstraint('planted', sql`tryout_id <> ${sql.lit(broken.id)}`)
    .execute()
  await expect(app.jobs.rank()).rejects.toThrow('planted')
  expect((await readRanking(student)).data).toHaveLength(1)
  await app.db.schema.alterTable('ranking_snapshots').dropConstraint('planted').execute()
  await app.jobs.rank()
  const { token } = student
  expect((await readRanking({ token, params: { slug: broken.slug } })).data).toHaveLength(1)
})

test('a student who types another small school sees nothing of its students but initials and bands', async () => {
  const tryout = await create()
  const shown = { school_name: 'SMAN 3 Kecil', show_name_in_ranking: true }
  await sit(app, tryout, 4, { program_id, name: 'Rani Putri', ...shown })
  const spy = await sit(app, tryout, 1, { program_id, name: 'Mata Mata', school_name: 'SMAN 3 Kecil' })
  await app.jobs.rank()
  const { data, text } = await readRanking(spy, { scope: 'school' })
  expect(data.map(({ name, score }) => [name, score])).toEqual([
    ['R••• P•••', null],
    ['Mata Mata', expect.any(Number)],
  ])
  expect(text).not.toContain('Rani')
})

test('an installation may name nobody in rankings, and says from which size on a school is shown in full', async () => {
  const tryout = await create()
  const shown = { school_name: 'SMAN 4 Sedang', show_name_in_ranking: true }
  for (let number = 0; number < 5; number++)
    await sit(app, tryout, 4, { program_id, name: `Tetangga ${'ABCDE'[number]}`, ...shown })
  const own = await sit(app, tryout, 1, { program_id, name: 'Mata Mata', school_name: 'SMAN 4 Sedang' })
  await app.jobs.rank()
  const names = async (scope: string) =>
    (await readRanking(own, { scope })).data.map(({ name }) => name).toSorted()
  const { token } = await app.signIn({ role: 'admin' })
  const set = (body: object) => app.send(settings.update, { token, body })
  expect((await names('school'))[1]).toBe('T••• A•••')
  await set({ open_school_students: 6 })
  expect((await names('school'))[1]).toBe('Tetangga A')
  expect((await names('national'))[1]).toBe('Tetangga A')
  await set({ ranking_names: false })
  for (const scope of ['school', 'national'])
    expect(await names(scope)).toEqual([
      'Mata Mata',
      ...Array.from('ABCDE').map(letter => `T••• ${letter}•••`),
    ])
  await set({ ranking_names: true, open_school_students: 20 })
})

const readReplay = ({ token, params }: Reader) => app.send(results.replay, { token, params })
const writeNote = ({ token, params }: Reader, question_id: string, text: string) =>
  app.send(results.note, { token, params: { ...params, question_id }, body: { text } })

test('a note to oneself stands in the own review, changes, and goes; nobody else has it', async () => {
  const tryout = await create()
  const [student, classmate] = [await sit(app, tryout, 1), await sit(app, tryout, 1)]
  const question = tryout.sub_tests[0]?.items[1]?.question_id ?? ''
  await writeNote(student, question, '  Ingat rumusnya  ')
  await writeNote(student, question, 'Ingat: balik tandanya')
  expect((await readReview(student)).data.notes).toEqual([
    { question_id: question, text: 'Ingat: balik tandanya' },
  ])
  expect((await readReview(classmate)).data.notes).toEqual([])
  await writeNote(student, question, ' ')
  expect((await readReview(student)).data.notes).toEqual([])
  expect(await writeNote(student, v7(), 'x')).toMatchObject({ status: 404 })
})

test('where the time went is told as the review is, with the seconds of all loads of the page', async () => {
  const tryout = await create()
  const student = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  const sitting = await start(app, student, subTest)
  const { bucket } = await app.db
    .selectFrom('progresses')
    .select('bucket')
    .where('id', '=', sitting.progress.id)
    .executeTakeFirstOrThrow()
  const stamp = { created_at: iso(0), updated_at: iso(0) }
  for (const seconds of [
    [20, 180],
    [5, 0, 30],
  ])
    await app.db
      .insertInto('session_visits')
      .values({ bucket, progress_id: sitting.progress.id, visit: v7(), seconds, ...stamp })
      .execute()
  await app.send(progresses.submit, {
    token: student.token,
    params: { ...student.params, id: sitting.progress.id },
    body: { lease: sitting.progress.lease, answers: answerRight(subTest, 4) },
  })
  const { data } = await readReplay(student)
  expect(data.sub_tests[0]?.questions.map(({ seconds }) => seconds)).toEqual([25, 180, 30, null])
  expect(data.sub_tests[0]).toMatchObject({
    peers: 0,
    questions: [{ peers_seconds: null, outcome: 'correct' }, {}, {}, {}],
  })
})

test('a try-out whose review is never opened tells nothing of single questions', async () => {
  const tryout = await create({ review_policy: 'never' })
  const student = await sit(app, tryout, 1)
  const question = tryout.sub_tests[0]?.items[1]?.question_id ?? ''
  for (const refused of [await readReplay(student), await writeNote(student, question, 'x')])
    expect(refused).toMatchObject({ status: 403, code: 'not_released' })
})
