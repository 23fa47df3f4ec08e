import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { canaries, createProgram } from '../../../testing/factories.ts'
import { publishQuiz, type TestQuestion, type TestQuiz } from '../../../testing/quizzes.ts'

let app: TestApp
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
})
afterAll(() => app.close())

type Settings = Parameters<typeof publishQuiz>[2]

async function begin(settings: Settings = {}) {
  const quiz = await publishQuiz(app, program.id, settings)
  const student = await app.signIn({ program_id: program.id })
  return { ...student, quiz, params: { slug: quiz.slug }, questions: quiz.questions }
}
type Taker = Awaited<ReturnType<typeof begin>>

const start = ({ token, params }: Pick<Taker, 'token' | 'params'>) =>
  app.send(quizzes.start, { token, params })
const save = ({ token, params }: Taker, answers: object[], attempt_id?: string) =>
  app.send(quizzes.answer, { token, params, body: { attempt_id, answers } })
const submit = ({ token, params }: Taker, answers: object[] = [], attempt_id?: string) =>
  app.send(quizzes.submit, { token, params, body: { attempt_id, answers } })

let lastSeq = 0
const answerTo = ({ question_id, right }: TestQuestion, more: object = {}) => ({
  question_id,
  value: right,
  flagged: false,
  seq: ++lastSeq,
  ...more,
})
const pick = ({ questions }: Pick<TestQuiz, 'questions'>, index: number): TestQuestion => {
  const question = questions[index]
  if (!question) throw new Error(`No question ${index}`)
  return question
}

test('students see the published quizzes of their program, searched and by state', async () => {
  const own = await createProgram(app.db)
  const quiz = await publishQuiz(app, own.id, { title: 'Peluang dasar' })
  await publishQuiz(app, program.id, { title: 'Peluang lain' })
  await publishQuiz(app, own.id, { title: 'Nanti', opens_at: '2026-12-01T00:00:00.000Z' })
  const { token } = await app.signIn({ program_id: own.id })
  const list = async (query = {}) =>
    (await app.send(quizzes.list, { token, query })).data.map(({ title, phase }) => `${title} ${phase}`)
  expect(await list()).toEqual(['Peluang dasar open', 'Nanti upcoming'])
  expect(await list({ search: 'PELUANG' })).toEqual(['Peluang dasar open'])
  expect(await list({ state: 'running' })).toEqual([])
  await start({ token, params: { slug: quiz.slug } })
  expect(await list({ state: 'running' })).toEqual(['Peluang dasar open'])
  expect(await list({ state: 'done' })).toEqual([])
})

test('a quiz of another program is not there', async () => {
  const { params } = await begin()
  const other = await createProgram(app.db)
  const { token } = await app.signIn({ program_id: other.id })
  expect(await start({ token, params })).toMatchObject({ status: 404 })
  expect(await app.send(quizzes.get, { token, params })).toMatchObject({ status: 404 })
})

test('starting twice, also at once, is one attempt with one order, and tells no key', async () => {
  const taker = await begin({ feedback: 'after_submit' })
  const replies = await Promise.all([start(taker), start(taker), start(taker)])
  const [first] = replies
  expect(new Set(replies.map(({ data }) => data.attempt.id)).size).toBe(1)
  expect(first?.data.questions).toHaveLength(5)
  expect(first?.data.attempt).toMatchObject({ number: 1, ends_at: null, submitted_at: null })
  for (const { text } of replies)
    for (const canary of Object.values(canaries)) expect(text).not.toContain(canary)
  expect(replies.map(({ data }) => data.order)).toEqual(replies.map(() => first?.data.order))
})

test('of saves in any order the highest number wins, and a replay changes nothing', async () => {
  const taker = await begin({ feedback: 'after_submit' })
  await start(taker)
  const question = pick(taker, 0)
  const older = answerTo(question, { value: question.wrong })
  const newer = answerTo(question)
  for (const answers of [[newer], [older], [newer], [older, newer]])
    expect(await save(taker, answers)).toMatchObject({ status: 200, data: { refused: [], feedback: [] } })
  const { data } = await start(taker)
  expect(data.answers).toEqual([{ ...newer, confirmed: false }])
})

test('each answer is judged alone: what fits is stored', async () => {
  const taker = await begin()
  await start(taker)
  const good = answerTo(pick(taker, 0))
  const odd = answerTo(pick(taker, 1), { value: 'zz' })
  const foreign = answerTo({ ...pick(taker, 0), question_id: taker.quiz.id })
  const empty = answerTo(pick(taker, 2), { value: null, confirmed: true })
  const { data } = await save(taker, [good, odd, foreign, empty])
  expect(data.refused.map(({ question_id }) => question_id)).toEqual([
    odd.question_id,
    foreign.question_id,
    empty.question_id,
  ])
  expect((await start(taker)).data.answers).toEqual([{ ...good, confirmed: false }])
})

test('a confirmed answer is told its key, and only that one, and stays as it is', async () => {
  const taker = await begin()
  await start(taker)
  const [first, second] = [pick(taker, 0), pick(taker, 1)]
  await save(taker, [answerTo(second)])
  const confirmed = answerTo(first, { value: first.wrong, confirmed: true })
  const told = await save(taker, [confirmed])
  expect(told.data.feedback).toEqual([
    {
      question_id: first.question_id,
      outcome: 'wrong',
      key: { type: 'single_choice', option_id: 'b' },
      explanation_html: expect.stringContaining(canaries.explanation),
      explanation_video_url: null,
    },
  ])
  const changed = await save(taker, [answerTo(first)])
  expect(changed.data.refused).toEqual([
    { question_id: first.question_id, reason: expect.stringContaining('diperiksa') },
  ])
  const { data } = await start(taker)
  expect(data.answers.find(({ question_id }) => question_id === first.question_id)).toEqual(confirmed)
  expect(data.feedback.map(({ question_id }) => question_id)).toEqual([first.question_id])
})

test('a reply that was lost is told again', async () => {
  const taker = await begin()
  await start(taker)
  const confirmed = answerTo(pick(taker, 0), { confirmed: true })
  const [once, again] = [await save(taker, [confirmed]), await save(taker, [confirmed])]
  expect(again.data.feedback).toEqual(once.data.feedback)
  expect(again.data.refused).toEqual([])
})

test('a quiz that tells after the end, or never, ignores that an answer is confirmed', async () => {
  const taker = await begin({ feedback: 'never', max_attempts: 1 })
  await start(taker)
  const { data } = await save(taker, [answerTo(pick(taker, 0), { confirmed: true })])
  expect(data.feedback).toEqual([])
  expect((await save(taker, [answerTo(pick(taker, 0), { value: 'c' })])).data.refused).toEqual([])
  await submit(taker)
  const result = await app.send(quizzes.result, { token: taker.token, params: taker.params })
  // One question a topic would tell its key in as many attempts as it has options.
  expect(result.data).toMatchObject({ review: null, topics: [], attempt: { correct: 0, wrong: 1, blank: 4 } })
  expect(result.text).not.toContain(canaries.explanation)
})

test('a quiz that never tells keeps its sums while one may try again: changing one answer each time would tell it', async () => {
  const taker = await begin({ feedback: 'never', max_attempts: 2 })
  const counts = async () => {
    const { data } = await app.send(quizzes.get, { token: taker.token, params: taker.params })
    return [data.best, ...data.attempts.map(({ correct }) => correct)]
  }
  const result = () => app.send(quizzes.result, { token: taker.token, params: taker.params })
  await start(taker)
  expect((await submit(taker, [answerTo(pick(taker, 0))])).data).toMatchObject({ correct: null, wrong: null })
  expect(await counts()).toEqual([null, null])
  expect((await result()).data.attempt).toMatchObject({ correct: null, blank: null })
  await start(taker)
  expect((await submit(taker)).data).toMatchObject({ correct: 0, blank: 5 })
  expect(await counts()).toEqual([1, 0, 1])
})

test('finishing counts once, with the last answers, and repeated it says the same', async () => {
  const taker = await begin({ feedback: 'after_submit' })
  await start(taker)
  await save(taker, [answerTo(pick(taker, 0)), answerTo(pick(taker, 1), { value: pick(taker, 1).wrong })])
  const last = [answerTo(pick(taker, 2))]
  const replies = await Promise.all([submit(taker, last), submit(taker, last), submit(taker, last)])
  const first = replies[0].data
  expect(first).toMatchObject({ correct: 2, wrong: 1, blank: 2, partial: 0 })
  app.advance(30)
  expect((await submit(taker)).data).toEqual(first)
  const result = await app.send(quizzes.result, { token: taker.token, params: taker.params })
  expect(result.data).toMatchObject({
    attempt: first,
    can_retry: true,
    topics: [{ topic: 'Peluang', correct: 2, of: 5 }],
  })
  expect(result.data.review?.questions.map(({ outcome }) => outcome).sort()).toEqual([
    'blank',
    'blank',
    'correct',
    'correct',
    'wrong',
  ])
})

test('answers of an attempt that is over never land in the next one', async () => {
  const taker = await begin()
  const { data: first } = await start(taker)
  await submit(taker)
  const { data: second } = await start(taker)
  expect(second.attempt.number).toBe(2)
  const late = await save(taker, [answerTo(pick(taker, 0))], first.attempt.id)
  expect(late).toMatchObject({ status: 409, code: 'closed' })
  expect((await start(taker)).data.answers).toEqual([])
  const numbered = await app.send(quizzes.result, {
    token: taker.token,
    params: taker.params,
    query: { number: 1 },
  })
  expect(numbered.data.attempt.number).toBe(1)
})

test("the clock is the server's: after the time and its grace nothing counts, and the quiz is finished", async () => {
  const taker = await begin({ duration_seconds: 600, feedback: 'after_submit' })
  const { data } = await start(taker)
  expect(Date.parse(data.attempt.ends_at ?? '') - Date.parse(data.attempt.started_at)).toBe(600_000)
  app.advance(659)
  expect(await save(taker, [answerTo(pick(taker, 0))])).toMatchObject({ status: 200 })
  app.advance(2)
  expect(await save(taker, [answerTo(pick(taker, 1))])).toMatchObject({ status: 409, code: 'closed' })
  const detail = await app.send(quizzes.get, { token: taker.token, params: taker.params })
  expect(detail.data.attempt).toMatchObject({ submitted_at: data.attempt.ends_at, correct: 1, blank: 4 })
})

test('extra time lengthens a quiz', async () => {
  const { params } = await begin({ duration_seconds: 600 })
  const { token } = await app.signIn({ program_id: program.id, extra_time_factor: 1.5 })
  const { attempt } = (await start({ token, params })).data
  expect(Date.parse(attempt.ends_at ?? '') - Date.parse(attempt.started_at)).toBe(900_000)
})

test('a quiz is begun in its window and as often as it allows', async () => {
  const once = await begin({ max_attempts: 1 })
  await start(once)
  await submit(once)
  expect(await start(once)).toMatchObject({ status: 409, code: 'attempts_used' })
  const later = await begin({ opens_at: '2026-12-01T00:00:00.000Z' })
  expect(await start(later)).toMatchObject({ status: 409, code: 'upcoming' })
  const over = await begin({ closes_at: '2026-11-20T00:00:00.000Z' })
  expect(await start(over)).toMatchObject({ status: 409, code: 'closed' })
})

test('nothing is saved before a start', async () => {
  const taker = await begin()
  expect(await save(taker, [])).toMatchObject({ status: 409, code: 'not_started' })
  expect(await submit(taker)).toMatchObject({ status: 409, code: 'not_started' })
  const result = await app.send(quizzes.result, { token: taker.token, params: taker.params })
  expect(result).toMatchObject({ status: 404 })
})

test('saves and the end of a quiz race: what was acknowledged counts', async () => {
  const taker = await begin({ feedback: 'after_submit' })
  await start(taker)
  const saves = taker.questions.map(question => save(taker, [answerTo(question)]))
  const [finished, ...replies] = await Promise.all([submit(taker), ...saves])
  const acknowledged = replies.filter(({ status }) => status === 200).length
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(finished.data.correct).toBe(acknowledged)
})
