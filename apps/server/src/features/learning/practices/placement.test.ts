import { practices } from '@gerbang/contract/learning/practices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { canaries, createProgram, createSession } from '../../../testing/factories.ts'
import { createPool } from '../../../testing/practices.ts'
import { createStimulus } from '../../../testing/quizzes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A student of a program with so many subjects of three questions each. */
async function arrange(subjects = 5) {
  const program = await createProgram(app.db)
  const pools = []
  for (let index = 0; index < subjects; index += 1) pools.push(await createPool(app.db, program.id, 3))
  const { token, user } = await app.signIn({ program_id: program.id })
  return { token, user, questions: pools.flatMap(({ questions }) => questions) }
}
/** A session of later: the days pass, and the student signs in again. */
const sessionFrom = (at: Date) => ({
  last_seen_at: at.toISOString(),
  expires_at: new Date(at.getTime() + 3_600_000).toISOString(),
})
type Own = Awaited<ReturnType<typeof arrange>>

const begin = ({ token }: Own, kind = 'placement') =>
  app.send(practices.start, { token, body: { kind, target_id: null } })
const read = async ({ token }: Own, id: string) =>
  (await app.send(practices.get, { token, params: { id } })).data
const submit = ({ token }: Own, id: string) => app.send(practices.submit, { token, params: { id }, body: {} })
const overview = async ({ token }: Own) => (await app.send(practices.overview, { token })).data

async function answer(own: Own, id: string, question_id: string, how: 'right' | 'wrong' | 'unknown') {
  const known = own.questions.find(one => one.question_id === question_id)
  const value = how === 'unknown' ? null : known?.[how]
  const body = { answers: [{ question_id, value, flagged: false, seq: 1, confirmed: true }] }
  return app.send(practices.answer, { token: own.token, params: { id }, body })
}

/** Answers whatever is asked next until so many are answered. */
async function answerNext(own: Own, id: string, hows: ('right' | 'wrong' | 'unknown')[]) {
  let { order, answers } = await read(own, id)
  const done = new Set(answers.map(({ question_id }) => question_id))
  for (const how of hows) {
    const next = order.find(({ question_id }) => !done.has(question_id))?.question_id ?? ''
    const { data } = await answer(own, id, next, how)
    done.add(next)
    order = data.drawn?.order ?? order
  }
  return [...done]
}

test('eight are asked of several subjects, nothing is told of them, and the end says where to begin', async () => {
  const own = await arrange()
  const { data } = await begin(own)
  const first = await read(own, data.id)
  expect(first.order).toHaveLength(8)
  expect(first.questions.every(({ subject, topic }) => subject !== '' && topic !== null)).toBe(true)
  await answerNext(own, data.id, ['right', 'wrong', 'unknown', 'right', 'wrong', 'right', 'right'])
  const running = await app.send(practices.get, { token: own.token, params: { id: data.id } })
  expect(running.data).toMatchObject({ feedback: [], order: { length: 8 } })
  expect(running.text).not.toContain(canaries.explanation)
  await answerNext(own, data.id, ['right'])
  const ended = await submit(own, data.id)
  expect(ended.data).toMatchObject({ kind: 'placement', correct: 5, wrong: 2, blank: 1 })
  expect((await overview(own)).placed).toBe(8)
  expect(await begin(own)).toMatchObject({ status: 409, code: 'nothing_left' })
})

test('"not known yet" is in no figure, and does not come back as a mistake', async () => {
  const own = await arrange()
  const { data } = await begin(own)
  await answerNext(own, data.id, Array(8).fill('unknown'))
  await submit(own, data.id)
  const { subjects, next_due_at } = await overview(own)
  expect(next_due_at).toBeNull()
  expect(subjects.map(({ share }) => share)).toEqual(Array(5).fill(null))
  expect(subjects.reduce((sum, { questions }) => sum + questions, 0)).toBe(15)
})

test('an answer to a question that was put aside meanwhile still counts', async () => {
  const own = await arrange(8)
  const { data } = await begin(own)
  const { order } = await read(own, data.id)
  const ids = order.map(({ question_id }) => question_id)
  // A device without a network went on with the questions it had, and sends them one by one.
  for (const id of ids) expect((await answer(own, data.id, id, 'wrong')).data.refused).toEqual([])
  expect((await overview(own)).placed).toBe(8)
})

test('put off and taken up again it goes on where it was, and ends what runs besides', async () => {
  const own = await arrange()
  const { data } = await begin(own)
  const done = await answerNext(own, data.id, ['right', 'wrong', 'right'])
  await submit(own, data.id)
  expect(await begin(own, 'today')).toMatchObject({ status: 201 })
  const again = await begin(own)
  expect(again.data.id).toBe(data.id)
  const { order, practice } = await read(own, data.id)
  expect(practice.submitted_at).toBeNull()
  expect(order.slice(0, 3).map(({ question_id }) => question_id)).toEqual(done)
  expect(order).toHaveLength(8)
})

test('two that begin at once have one placement', async () => {
  const own = await arrange()
  const begun = await Promise.all([begin(own), begin(own)])
  expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1)
})

test('the first set of somebody new needs no passage, unless there is nothing else', async () => {
  const program = await createProgram(app.db)
  const pools = [await createPool(app.db, program.id, 8), await createPool(app.db, program.id, 8)]
  const withPassages = async (count: number) => {
    for (const { bank, questions } of pools) {
      const stimulus_id = await createStimulus(app.db, bank.sub_test_id)
      const ids = questions.slice(0, count).map(({ question_id }) => question_id)
      await app.db.updateTable('questions').set({ stimulus_id }).where('id', 'in', ids).execute()
    }
  }
  const countPassages = async () => {
    const { token, user } = await app.signIn({ program_id: program.id })
    const own = { token, user, questions: [] }
    const { questions } = await read(own, (await begin(own, 'today')).data.id)
    expect(questions).toHaveLength(5)
    return questions.filter(({ stimulus_id }) => stimulus_id !== null).length
  }
  await withPassages(5)
  expect(await countPassages()).toBe(0)
  await withPassages(8)
  expect(await countPassages()).toBe(5)
})

test('the set of today asks what came back first, then new ones of several subjects, five at most', async () => {
  const own = await arrange()
  const { data } = await begin(own, 'today')
  const session = await read(own, data.id)
  expect(session.questions).toHaveLength(5)
  expect(new Set(session.questions.map(({ topic }) => topic?.id)).size).toBe(3)
  for (const { id } of session.questions.slice(0, 2)) await answer(own, data.id, id, 'wrong')
  const { data: ended } = await submit(own, data.id)
  expect(ended).toMatchObject({ wrong: 2, blank: 3 })
  expect(ended.returns_at).toHaveLength(2)
  expect(ended.topics.every(({ state, before }) => state === 'unknown' && before === 'unknown')).toBe(true)
  app.advance(86_400)
  const later = {
    ...own,
    token: await createSession(app.db, { id: own.user.id, role: 'student' }, sessionFrom(app.now())),
  }
  const again = await read(later, (await begin(later, 'today')).data.id)
  expect(again.questions).toHaveLength(5)
  const wrong = session.questions.slice(0, 2).map(({ id }) => id)
  expect(new Set(again.questions.slice(0, 2).map(({ id }) => id))).toEqual(new Set(wrong))
})
