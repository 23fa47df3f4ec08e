import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { progresses } from '@gerbang/contract/progresses.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import {
  createProgram,
  createSession,
  createTryout,
  epoch,
  type TryoutOptions,
} from '../../testing/factories.ts'
import { enroll, type Student } from '../../testing/sittings.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const iso = (seconds: number) => new Date(epoch.getTime() + seconds * 1000).toISOString()

test('starts a sub-test, saves an answer and submits it', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const { token } = await enroll(app, tryout)
  const params = { slug: tryout.slug }
  const [subTest] = tryout.sub_tests
  const sub_test_id = subTest?.id ?? ''
  const started = await app.send(progresses.start, { token, params, body: { sub_test_id, client_id: v7() } })
  expect(started).toMatchObject({ status: 200 })
  const { id, lease } = started.data.progress
  const questions = await app.send(progresses.questions, { token, params, query: { sub_test_id } })
  expect(questions.status).toBe(200)
  expect(questions.data.questions).toHaveLength(4)
  const answers = subTest?.items.map((item, index) => ({
    question_id: item.question_id,
    value: item.right,
    flagged: index === 0,
    seq: index + 1,
  }))
  const saved = await app.send(progresses.answer, {
    token,
    params: { ...params, id },
    body: { lease, answers },
  })
  expect(saved).toMatchObject({ status: 200, data: { refused: [] } })
  const submitted = await app.send(progresses.submit, { token, params: { ...params, id }, body: { lease } })
  expect(submitted).toMatchObject({
    status: 200,
    data: { receipt: { answered: 4, flagged: 1, questions: 4 }, attempt_finished: false },
  })
})

const start = (student: Student, body: object) =>
  app.send(progresses.start, { token: student.token, params: student.params, body })
const save = ({ token, params }: Student, { id, lease }: { id: string; lease: string }, answers: unknown) =>
  app.send(progresses.answer, { token, params: { ...params, id }, body: { lease, answers } })
const submit = (
  { token, params }: Student,
  { id, lease }: { id: string; lease: string },
  answers?: unknown,
) => app.send(progresses.submit, { token, params: { ...params, id }, body: { lease, answers } })

/** A student in the first sub-test of a try-out of their own. */
async function createRunning(options: Partial<TryoutOptions> = {}, user: Parameters<typeof enroll>[2] = {}) {
  const tryout = await createTryout(app.db, { program_id, ...options })
  const student = await enroll(app, tryout, user)
  const [subTest, next] = tryout.sub_tests
  const client_id = v7()
  const { data } = await start(student, { sub_test_id: subTest?.id, client_id })
  const items = subTest?.items ?? []
  return { tryout, student, subTest, next, client_id, session: data, progress: data.progress, items }
}
const answer = (question_id: string | undefined, value: unknown, seq = 1, flagged = false) => ({
  question_id,
  value,
  flagged,
  seq,
})

async function readAnswers({ id }: { id: string }, table: 'answers' | 'late_answers' = 'answers') {
  const rows = app.db.selectFrom(table).select(['question_id', 'value', 'flagged', 'seq'])
  return rows.where('progress_id', '=', id).orderBy('seq').execute()
}

test('a start answers the clock, the order of the paper and no answers yet', async () => {
  const { tryout, subTest, session } = await createRunning()
  expect(session).toMatchObject({
    server_now: epoch.toISOString(),
    progress: {
      sub_test_id: subTest?.id,
      tryout_title: tryout.title,
      position: 1,
      sub_test_count: 2,
      started_at: epoch.toISOString(),
      ends_at: iso(600),
      duration_seconds: 600,
    },
    answers: [],
  })
  expect(session.order.map(row => row.question_id).toSorted()).toEqual(
    subTest?.items.map(item => item.question_id).toSorted(),
  )
})

test('the same tab resumes with the same clock, lease, order and its answers', async () => {
  const { student, subTest, client_id, session, progress, items } = await createRunning()
  await save(student, progress, [answer(items[0]?.question_id, 'c', 7, true)])
  app.advance(300)
  const again = await start(student, { sub_test_id: subTest?.id, client_id })
  expect(again.data).toEqual({
    ...session,
    server_now: iso(300),
    answers: [answer(items[0]?.question_id, 'c', 7, true)],
  })
})

test('another tab is told so, takes over when asked to, and the first one turns read-only', async () => {
  const { student, subTest, progress, items } = await createRunning()
  const other = { sub_test_id: subTest?.id, client_id: v7() }
  await save(student, progress, [answer(items[0]?.question_id, 'a', 1)])
  expect(await start(student, other)).toMatchObject({ status: 409, code: 'in_use' })
  const taken = await start(student, { ...other, take_over: true })
  expect(taken).toMatchObject({
    status: 200,
    data: { progress: { id: progress.id, ends_at: progress.ends_at } },
  })
  expect(taken.data.answers).toHaveLength(1)
  expect(taken.data.progress.lease).not.toBe(progress.lease)
  const late = [answer(items[0]?.question_id, 'e', 9)]
  expect(await save(student, progress, late)).toMatchObject({ status: 409, code: 'taken_over' })
  expect(await submit(student, progress, late)).toMatchObject({ status: 409, code: 'taken_over' })
  expect(await save(student, taken.data.progress, [])).toMatchObject({ status: 200 })
  expect(await readAnswers(progress)).toEqual([answer(items[0]?.question_id, 'a', 1)])
})

test('a look does not start the clock', async () => {
  const { student, next, progress } = await createRunning()
  await submit(student, progress)
  const look = { sub_test_id: next?.id, client_id: v7(), resume_only: true }
  expect(await start(student, look)).toMatchObject({ status: 409, code: 'not_started' })
  expect(await start(student, { ...look, resume_only: false })).toMatchObject({ status: 200 })
})

test('a locked sub-test cannot be started, and in free mode any can, one at a time', async () => {
  const { student, next, progress } = await createRunning()
  expect(await start(student, { sub_test_id: next?.id, client_id: v7() })).toMatchObject({
    status: 409,
    code: 'locked',
  })
  expect(progress.position).toBe(1)
  const free = await createTryout(app.db, { program_id, mode: 'free' })
  const other = await enroll(app, free)
  const second = { sub_test_id: free.sub_tests[1]?.id, client_id: v7() }
  const first = { sub_test_id: free.sub_tests[0]?.id, client_id: v7() }
  const opened = await start(other, second)
  expect(opened).toMatchObject({ status: 200 })
  expect(await start(other, first)).toMatchObject({ status: 409, code: 'locked' })
  expect(await submit(other, opened.data.progress)).toMatchObject({ data: { next_sub_test_id: null } })
  expect(await start(other, first)).toMatchObject({ status: 200 })
})

test('a start is refused after the close, without choices and when the sub-test is over', async () => {
  const closing = await createTryout(app.db, { program_id, closes_at: iso(60) })
  const late = await enroll(app, closing)
  app.advance(60)
  const body = { sub_test_id: closing.sub_tests[0]?.id, client_id: v7() }
  expect(await start(late, body)).toMatchObject({ status: 409, code: 'closed' })
  app.setClock(epoch)
  const choosing = await createTryout(app.db, { program_id, choices_min: 1 })
  const undecided = await enroll(app, choosing)
  const first = { sub_test_id: choosing.sub_tests[0]?.id, client_id: v7() }
  expect(await start(undecided, first)).toMatchObject({ status: 409, code: 'choices_needed' })
  const { student, subTest, client_id, progress } = await createRunning()
  await submit(student, progress)
  expect(await start(student, { sub_test_id: subTest?.id, client_id })).toMatchObject({
    status: 409,
    code: 'closed',
  })
})

test('extra time and the close of the try-out set the deadline', async () => {
  const slower = await createRunning({}, { extra_time_factor: 1.5 })
  expect(slower.progress.ends_at).toBe(iso(900))
  const short = await createRunning({ closes_at: iso(120) })
  expect(short.progress.ends_at).toBe(iso(120))
})

test('the paper is there while its sub-test runs, and holds no key', async () => {
  const { student, subTest, next, progress } = await createRunning()
  const read = (sub_test_id: string | undefined, headers: Record<string, string> = {}) =>
    app.send(progresses.questions, {
      token: student.token,
      params: student.params,
      query: { sub_test_id: sub_test_id ?? '' },
      headers,
    })
  const { status, data, headers, text } = await read(subTest?.id)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(data).toMatchObject({ sub_test_id: subTest?.id, lang: 'id', stimuli: [{ title: 'Bacaan' }] })
  expect(data.questions.map(question => question.content.type)).toEqual([
    'single_choice',
    'multiple_choice',
    'true_false_table',
    'short_answer',
  ])
  expect(text).not.toMatch(/KENARI|option_ids|"key"|points/)
  expect(await read(subTest?.id, { 'if-none-match': String(headers.etag) })).toMatchObject({
    status: 304,
    text: '',
  })
  expect(await read(next?.id)).toMatchObject({ status: 409, code: 'not_started' })
  expect(await read(v7())).toMatchObject({ status: 404 })
  expect(await read('x')).toMatchObject({ status: 422, errors: { sub_test_id: [expect.any(String)] } })
  await submit(student, progress)
  expect(await read(subTest?.id)).toMatchObject({ status: 409, code: 'closed' })
})

test('the paper comes compressed as the browser asks, the same in every form', async () => {
  const { student, subTest } = await createRunning()
  const url = `/api/v1/tryouts/${student.params.slug}/questions?sub_test_id=${subTest?.id}`
  const read = (encoding: string) =>
    app.http.inject({
      url,
      headers: { authorization: `Bearer ${student.token}`, 'accept-encoding': encoding },
    })
  const [plain, br, gzip] = [await read('identity'), await read('gzip, deflate, br'), await read('gzip')]
  expect([plain, br, gzip].map(reply => reply.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(new Set([plain, br, gzip].map(reply => reply.headers.etag)).size).toBe(3)
  expect(plain.headers.vary).toBe('accept-encoding')
})

test('per question the highest seq wins, in whatever order saves arrive', async () => {
  const { student, progress, items } = await createRunning()
  const [first, second] = items.map(item => item.question_id)
  expect(await save(student, progress, [answer(first, 'a', 1)])).toMatchObject({
    status: 200,
    data: { server_now: epoch.toISOString(), ends_at: iso(600), refused: [] },
  })
  await save(student, progress, [answer(first, 'd', 5, true), answer(second, ['a'], 2)])
  await save(student, progress, [answer(first, 'b', 3), answer(second, ['a', 'b'], 1)])
  await save(student, progress, [answer(first, 'e', 5)])
  expect(await readAnswers(progress)).toEqual([answer(second, ['a'], 2), answer(first, 'd', 5, true)])
  await save(student, progress, [answer(first, null, 6), answer(first, 'c', 4)])
  expect(await readAnswers(progress)).toEqual([answer(second, ['a'], 2), answer(first, null, 6)])
})

test('an answer that does not fit its question does not hold back the others', async () => {
  const { student, progress, items, next } = await createRunning()
  const [single, multiple, table, text] = items.map(item => item.question_id)
  const foreign = next?.items[0]?.question_id
  const { data, status } = await save(student, progress, [
    answer(single, 'b', 1),
    answer(multiple, 'b', 2),
    answer(table, { s9: 'c1' }, 3),
    answer(text, 'air\u0000', 4),
    answer(foreign, 'b', 5),
  ])
  expect(status).toBe(200)
  expect(data.refused.map(row => row.question_id)).toEqual([multiple, table, text, foreign])
  for (const { reason } of data.refused) expect(reason).toMatch(/^[A-Z].+\.$/)
  expect(await readAnswers(progress)).toEqual([answer(single, 'b', 1)])
})

test.each(['air\u0000', 'air\ud83d', '\udc00'])(
  'the text %j, which no database can hold, is refused at its field',
  async text => {
    const { student, progress, items } = await createRunning()
    const reply = await save(student, progress, [answer(items[3]?.question_id, text)])
    expect(reply).toMatchObject({ status: 422, errors: { 'answers.0.value': [expect.any(String)] } })
  },
)

test('a submit closes with what fits and tells what does not', async () => {
  const { student, progress, items } = await createRunning()
  const [single, multiple] = items.map(item => item.question_id)
  const { status, data } = await submit(student, progress, [
    answer(single, 'b', 1),
    answer(multiple, ['z'], 2),
  ])
  expect([status, data.receipt.answered]).toEqual([200, 1])
  expect(data.refused).toEqual([{ question_id: multiple, reason: expect.stringMatching(/^[A-Z].+\.$/) }])
  expect(await readAnswers(progress)).toEqual([answer(single, 'b', 1)])
})

test('a submit of which nothing fits closes all the same', async () => {
  const { student, progress, items } = await createRunning()
  const { status, data } = await submit(student, progress, [
    answer(items[0]?.question_id, 'z'),
    answer(v7(), 'a'),
  ])
  expect([status, data.receipt.answered, data.refused.length]).toEqual([200, 0, 2])
  expect(await save(student, progress, [])).toMatchObject({ status: 409, code: 'closed' })
})

test.each([
  ['of the year 0', '0000-01-01T00:00:00.000Z'],
  ['of endless digits', `2026-11-21T01:00:00.${'1'.repeat(200)}Z`],
])('a time on the device %s, which no database can hold, is refused at its field', async (_, client_at) => {
  const { student, progress, items } = await createRunning()
  const sent = [{ ...answer(items[0]?.question_id, 'b'), client_at }]
  expect(await save(student, progress, sent)).toMatchObject({
    status: 422,
    errors: { 'answers.0.client_at': [expect.any(String)] },
  })
})

test('a device whose clock is wrong by centuries loses nothing', async () => {
  const { student, progress, items } = await createRunning()
  for (const [index, client_at] of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].entries()) {
    const sent = [{ ...answer(items[index]?.question_id, index === 0 ? 'b' : ['a'], index + 1), client_at }]
    expect(await save(student, progress, sent)).toMatchObject({ status: 200 })
  }
  expect(await readAnswers(progress)).toHaveLength(2)
})

test('a save of which nothing fits is refused by field', async () => {
  const { student, progress, items } = await createRunning()
  const reply = await save(student, progress, [answer(items[0]?.question_id, 'z'), answer(v7(), 'a', 2)])
  expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
  expect(Object.keys(reply.errors)).toEqual(['answers.0.value', 'answers.1.value'])
})

test.each([
  [{ answers: [] }, ['lease']],
  [{ lease: 'x', answers: {} }, ['answers', 'lease']],
  [
    { lease: v7(), answers: [{ question_id: 'x', value: 'a', flagged: false, seq: 1 }] },
    ['answers.0.question_id'],
  ],
  [
    { lease: v7(), answers: [{ question_id: v7(), value: '', flagged: 'no', seq: 0 }] },
    ['answers.0.flagged', 'answers.0.seq', 'answers.0.value'],
  ],
  [
    { lease: v7(), answers: [{ question_id: v7(), value: 'a', flagged: false, seq: 1, score: 9 }] },
    ['answers.0.score'],
  ],
  [
    {
      lease: v7(),
      answers: [{ question_id: v7(), value: 'a', flagged: false, seq: 1, client_at: 'kemarin' }],
    },
    ['answers.0.client_at'],
  ],
  [{ lease: v7(), answers: Array.from({ length: 201 }, () => answer(v7(), 'a')) }, ['answers']],
])('the save %j is refused at its fields', async (body, fields) => {
  const { student, progress } = await createRunning()
  const params = { ...student.params, id: progress.id }
  for (const call of [progresses.answer, progresses.submit]) {
    const reply = await app.send(call, { token: student.token, params, body })
    expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
    expect(Object.keys(reply.errors).toSorted()).toEqual(fields)
  }
})

test('saves count until the grace is over; later ones are kept aside', async () => {
  const { student, progress, items } = await createRunning()
  const [first, second] = items.map(item => item.question_id)
  app.advance(660)
  expect(await save(student, progress, [answer(first, 'b', 1)])).toMatchObject({ status: 200 })
  app.advance(0.001)
  const late = await save(student, progress, [answer(second, ['a'], 2)])
  expect(late).toMatchObject({ status: 409, code: 'closed' })
  expect(await readAnswers(progress)).toEqual([answer(first, 'b', 1)])
  expect(await readAnswers(progress, 'late_answers')).toEqual([answer(second, ['a'], 2)])
})

test('a submit answers a receipt over what is stored, again and again', async () => {
  const { student, progress, items, next } = await createRunning()
  const [first, second] = items.map(item => item.question_id)
  await save(student, progress, [answer(first, 'b', 1, true)])
  const submitted = await submit(student, progress, [answer(second, ['a', 'd'], 2)])
  expect(submitted).toMatchObject({
    status: 200,
    data: {
      receipt: {
        progress_id: progress.id,
        submitted_at: epoch.toISOString(),
        closed_by: 'student',
        questions: 4,
        answered: 2,
        flagged: 1,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      attempt_finished: false,
      next_sub_test_id: next?.id,
    },
  })
  app.advance(30)
  expect((await submit(student, progress)).data.receipt).toEqual(submitted.data.receipt)
  expect(await save(student, progress, [answer(first, 'c', 3)])).toMatchObject({
    status: 409,
    code: 'closed',
  })
})

test('answers that a submit carries too late are kept aside, not scored', async () => {
  const { student, progress, items } = await createRunning()
  const [first, second, third] = items.map(item => item.question_id)
  await save(student, progress, [answer(first, 'b', 1)])
  app.advance(660.001)
  const late = { reason: expect.stringContaining('terlambat') }
  const closing = [answer(first, 'b', 1), answer(second, ['a'], 2)]
  const { data } = await submit(student, progress, closing)
  expect(data.receipt).toMatchObject({ closed_by: 'time', answered: 1 })
  expect(data.refused).toEqual([{ question_id: second, ...late }])
  expect(await readAnswers(progress, 'late_answers')).toEqual([answer(second, ['a'], 2)])
  const again = await submit(student, progress, [answer(third, { s1: 'c1' }, 3)])
  expect(again.data.receipt).toEqual(data.receipt)
  expect(again.data.refused).toEqual([{ question_id: third, ...late }])
  expect((await readAnswers(progress, 'late_answers')).map(row => row.question_id)).toEqual([second, third])
  expect(await readAnswers(progress)).toEqual([answer(first, 'b', 1)])
})

test('a submit that is sent again keeps nothing aside', async () => {
  const { student, progress, items } = await createRunning()
  const answers = [answer(items[0]?.question_id, 'b', 1)]
  const first = await submit(student, progress, answers)
  expect(first.data.refused).toEqual([])
  expect((await submit(student, progress, answers)).data).toEqual(first.data)
  expect(await readAnswers(progress, 'late_answers')).toEqual([])
})

test('the last submit finishes the attempt and scores it once', async () => {
  const { student, progress, tryout, next } = await createRunning()
  await submit(student, progress)
  const { data } = await start(student, { sub_test_id: next?.id, client_id: v7() })
  const last = await submit(student, data.progress)
  expect(last.data).toMatchObject({ attempt_finished: true, next_sub_test_id: null })
  await submit(student, data.progress)
  const scores = app.db.selectFrom('attempt_scores').selectAll().where('attempt_id', '=', student.attempt.id)
  expect(await scores.execute()).toMatchObject([{ total: 200, score_run_id: tryout.score_run_id }])
})

test('the row of another student, of another try-out or of nobody is not found', async () => {
  const { student, progress, subTest } = await createRunning()
  const stranger = await createRunning()
  const slug = stranger.student.params.slug
  const cases: [Student, string][] = [
    [{ ...stranger.student, params: student.params }, progress.id],
    [stranger.student, progress.id],
    [{ ...student, params: { slug } }, progress.id],
    [student, stranger.progress.id],
    [student, v7()],
  ]
  // Whoever owns it goes first: what the process remembers of the row must not open it.
  expect(await save(student, progress, [])).toMatchObject({ status: 200 })
  for (const [who, id] of cases) {
    expect(await save(who, { ...progress, id }, [])).toMatchObject({ status: 404, code: 'not_found' })
    expect(await submit(who, { ...progress, id })).toMatchObject({ status: 404, code: 'not_found' })
  }
  const wrongPair = { ...student, params: { slug } }
  const body = { sub_test_id: subTest?.id, client_id: v7() }
  expect(await start(wrongPair, body)).toMatchObject({ status: 404 })
  const outsider = await app.signIn({ program_id })
  expect(await start({ ...outsider, params: student.params, attempt: student.attempt }, body)).toMatchObject({
    status: 404,
  })
})

test('an id of the try-out serves as its slug, in any case', async () => {
  const { student, progress, tryout } = await createRunning()
  for (const slug of [tryout.id, tryout.id.toUpperCase()])
    expect(await save({ ...student, params: { slug } }, progress, [])).toMatchObject({ status: 200 })
})

test('a session that resumes or takes over stays valid to the end of the grace', async () => {
  for (const take_over of [false, true]) {
    const { student, subTest, client_id, progress } = await createRunning()
    const expires_at = iso(120)
    const token = await createSession(app.db, student.user, { expires_at })
    const other = { ...student, token }
    const body = { sub_test_id: subTest?.id, client_id: take_over ? v7() : client_id, take_over }
    const resumed = await start(other, body)
    app.advance(660)
    expect(await save(other, { ...progress, lease: resumed.data.progress.lease }, [])).toMatchObject({
      status: 200,
    })
    app.setClock(epoch)
  }
})
