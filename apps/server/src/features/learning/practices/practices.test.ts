import { practices } from '@gerbang/contract/learning/practices.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  canaries,
  createProgram,
  createSession,
  createTryout,
  epoch,
  iso,
} from '../../../testing/factories.ts'
import { createPool, estimate, type TestPool } from '../../../testing/practices.ts'
import { createHold } from '../../../testing/holds.ts'
import { publishQuiz } from '../../../testing/quizzes.ts'
import { sit, sitSubTest } from '../../../testing/sittings.ts'

let app: TestApp
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
})
afterEach(() => {
  passed = 0
  app.setClock(epoch)
})
afterAll(() => app.close())

interface Practising {
  token: string
  pool: TestPool
}

async function arrange(count = 12) {
  const own = await createProgram(app.db)
  const pool = await createPool(app.db, own.id, count)
  const { token, user } = await app.signIn({ program_id: own.id })
  return { token, user, pool, program_id: own.id }
}

const begin = ({ token }: Pick<Practising, 'token'>, kind: string, target_id: string | null = null) =>
  app.send(practices.start, { token, body: { kind, target_id } })
const read = ({ token }: Pick<Practising, 'token'>, id: string) =>
  app.send(practices.get, { token, params: { id } })
const save = ({ token }: Pick<Practising, 'token'>, id: string, answers: object[]) =>
  app.send(practices.answer, { token, params: { id }, body: { answers } })
const submit = ({ token }: Pick<Practising, 'token'>, id: string, answers: object[] = []) =>
  app.send(practices.submit, { token, params: { id }, body: { answers } })
const overview = async ({ token }: Pick<Practising, 'token'>) =>
  (await app.send(practices.overview, { token })).data

async function draw(own: Practising, kind = 'subject', target: string | null = own.pool.subject_id) {
  const started = await begin(own, kind, target)
  if (started.status !== 201) throw new Error(`Unexpected ${started.status}: ${started.text}`)
  const { id } = started.data
  const session = await read(own, id)
  return { id, session, ids: session.data.questions.map(question => question.id) }
}

let lastSeq = 0
const reply = ({ pool }: Practising, question_id: string, isRight: boolean, more: object = {}) => {
  const question = pool.questions.find(one => one.question_id === question_id)
  return {
    question_id,
    value: (isRight ? question?.right : question?.wrong) ?? null,
    flagged: false,
    seq: ++lastSeq,
    confirmed: true,
    ...more,
  }
}

test('five new questions, no key, and the same again while they run', async () => {
  const own = await arrange()
  const { id, session, ids } = await draw(own)
  expect(ids).toHaveLength(5)
  for (const canary of Object.values(canaries)) expect(session.text).not.toContain(canary)
  const replies = await Promise.all([1, 2, 3].map(() => begin(own, 'subject', own.pool.subject_id)))
  expect(replies.map(({ data }) => data.id)).toEqual([id, id, id])
})

test('questions of several right parts earn by the program’s rule, whatever they say in the bank', async () => {
  // No more than are drawn, so that those of several parts are among them.
  const own = await arrange(5)
  const { id } = await draw(own)
  const rules = async () =>
    (await read(own, id)).data.questions.flatMap(({ content }) =>
      'credit' in content ? [content.credit] : [],
    )
  for (const credit of ['proportional', 'all_or_nothing'] as const) {
    await app.db.updateTable('programs').set({ credit }).where('id', '=', own.program_id).execute()
    expect(new Set(await rules())).toEqual(new Set([credit]))
  }
})

test('two starts at once are one practice', async () => {
  const own = await arrange()
  const replies = await Promise.all([1, 2, 3].map(() => begin(own, 'topic', own.pool.topic_id)))
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from practice_items where practice_id = ${replies[0]?.data.id}`.execute(app.db)
  expect(rows).toEqual([{ n: 5 }])
})

test('a confirmed answer is told at once, stays as it is, and a replay says the same', async () => {
  const own = await arrange()
  const { id, ids } = await draw(own)
  const [first = '', second = ''] = ids
  const sent = reply(own, first, false)
  const told = await save(own, id, [sent, reply(own, second, true, { confirmed: false })])
  expect(told.data.feedback).toEqual([
    expect.objectContaining({
      question_id: first,
      outcome: 'wrong',
      explanation_html: expect.stringContaining(canaries.explanation),
    }),
  ])
  expect((await save(own, id, [sent])).data).toMatchObject({ refused: [], feedback: told.data.feedback })
  expect((await save(own, id, [reply(own, first, true)])).data.refused).toEqual([
    { question_id: first, reason: expect.stringContaining('diperiksa') },
  ])
  const { data } = await read(own, id)
  expect(data.feedback.map(({ question_id }) => question_id)).toEqual([first])
  expect(data.answers).toHaveLength(2)
})

test('each answer is judged alone, and of answers in any order the newest wins', async () => {
  const own = await arrange()
  const { id, ids } = await draw(own)
  const [first = '', second = ''] = ids
  const older = reply(own, first, false, { confirmed: false })
  const newer = reply(own, first, true, { confirmed: false })
  const foreign = reply(own, own.pool.bank.id, true)
  const empty = reply(own, second, true, { value: null })
  const { data } = await save(own, id, [newer, older, foreign, empty])
  expect(data.refused.map(({ question_id }) => question_id)).toEqual([own.pool.bank.id, second])
  await save(own, id, [older])
  expect((await read(own, id)).data.answers).toEqual([newer])
})

test('finishing marks what was answered, twice is once, and late answers are still taken', async () => {
  const own = await arrange()
  const { id, ids } = await draw(own)
  const [first = '', second = '', third = ''] = ids
  await save(own, id, [reply(own, first, false), reply(own, second, true)])
  const last = [reply(own, third, true, { confirmed: false })]
  const replies = await Promise.all([submit(own, id, last), submit(own, id, last)])
  expect(replies[0]?.data).toMatchObject({
    correct: 2,
    wrong: 1,
    blank: 2,
    returns_at: { length: 1 },
    ability: null,
  })
  expect(replies[1]?.data).toEqual(replies[0]?.data)
  const late = await save(own, id, [reply(own, ids[3] ?? '', true)])
  expect(late.data.feedback).toHaveLength(1)
  expect((await submit(own, id)).data).toMatchObject({ correct: 3, wrong: 1, blank: 1 })
})

test('nobody reads, answers or finishes the practice of somebody else', async () => {
  const own = await arrange()
  const { id } = await draw(own)
  const other = { ...own, token: (await app.signIn({ program_id: own.program_id })).token }
  for (const refused of [await read(other, id), await save(other, id, []), await submit(other, id)])
    expect(refused).toMatchObject({ status: 404 })
  const stranger = await app.signIn({ program_id: program.id })
  for (const [kind, target] of [
    ['subject', own.pool.subject_id],
    ['topic', own.pool.topic_id],
    ['question', own.pool.questions[0]?.question_id ?? ''],
  ] as const)
    expect(await begin(stranger, kind, target)).toMatchObject({ status: 404 })
})

const openBanks = (program_id: string, for_practice: boolean) =>
  app.db
    .updateTable('question_banks')
    .set({ for_practice, status: 'published' })
    .where('program_id', '=', program_id)
    .execute()

/** The topic that a question counts under. */
async function topicOf(question_id: string | undefined): Promise<string> {
  const { topic_id } = await app.db
    .selectFrom('questions')
    .select('topic_id')
    .where('id', '=', question_id ?? '')
    .executeTakeFirstOrThrow()
  return topic_id ?? ''
}

test('only approved questions of open banks are given', async () => {
  const own = await arrange(8)
  const [draft, planned] = own.pool.questions.map(({ question_id }) => question_id)
  await app.db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('id', '=', draft ?? '')
    .execute()
  const plan = await createTryout(app.db, { program_id: own.program_id, status: 'draft', sub_tests: 1 })
  const stamp = { created_at: iso(0), updated_at: iso(0) }
  const chosen = { sub_test_id: plan.sub_tests[0]?.id ?? '', question_id: planned ?? '', position: 1 }
  await app.db
    .insertInto('tryout_questions')
    .values({ ...chosen, ...stamp })
    .execute()
  const { ids, id } = await draw(own)
  const { ids: rest } = await (async () => {
    await save(
      own,
      id,
      ids.map(question_id => reply(own, question_id, true)),
    )
    await submit(own, id)
    return draw(own)
  })()
  expect(new Set([...ids, ...rest])).toEqual(
    new Set(own.pool.questions.slice(2).map(({ question_id }) => question_id)),
  )
  await openBanks(own.program_id, false)
  await submit(own, (await overview(own)).running?.id ?? '')
  expect(await begin(own, 'topic', own.pool.topic_id)).toMatchObject({ status: 404 })
})

test('what a quiz never tells is not practised while it is open, though nothing closes it', async () => {
  const own = await arrange(1)
  const quiz = await publishQuiz(app, own.program_id, { count: 1, feedback: 'never' })
  await openBanks(own.program_id, true)
  const topic = await topicOf(quiz.questions[0]?.question_id)
  expect(await begin(own, 'topic', topic)).toMatchObject({ status: 404 })
  await app.db.updateTable('quizzes').set({ status: 'archived' }).where('id', '=', quiz.id).execute()
  expect(await begin(own, 'topic', topic)).toMatchObject({ status: 201 })
})

test('a try-out that is not there has bought nothing, and says so', async () => {
  const { token } = await arrange(1)
  const params = { slug: 'tidak-ada' }
  expect(await app.send(practices.effects, { token, params })).toMatchObject({ status: 404 })
})

test('what a quiz has not told yet is not practised', async () => {
  const own = await arrange(1)
  const quiz = await publishQuiz(app, own.program_id, { count: 1, closes_at: iso(60) })
  await openBanks(own.program_id, true)
  const topic = await topicOf(quiz.questions[0]?.question_id)
  expect(await begin(own, 'topic', topic)).toMatchObject({ status: 404 })
  app.advance(3601)
  expect(await begin(own, 'topic', topic)).toMatchObject({ status: 201 })
})

test('a question of a try-out to come is not practised, and one that is taken up meanwhile tells nothing', async () => {
  const own = await arrange(1)
  const tryout = await createTryout(app.db, { program_id: own.program_id, sub_tests: 1, closes_at: null })
  await openBanks(own.program_id, true)
  const items = tryout.sub_tests[0]?.items ?? []
  const held = { ...own, pool: { ...own.pool, questions: items } }
  const topic = await topicOf(items[0]?.question_id)
  const { id, ids } = await draw(held, 'topic', topic)
  await app.db
    .updateTable('tryouts')
    .set({ closes_at: iso(60) })
    .where('id', '=', tryout.id)
    .execute()
  const told = await save(held, id, [reply(held, ids[0] ?? '', true)])
  expect(told).toMatchObject({ status: 200, data: { refused: [], feedback: [] } })
  expect((await read(held, id)).text).not.toContain(canaries.explanation)
  await submit(held, id)
  expect(await begin(held, 'topic', topic)).toMatchObject({ status: 404 })
  expect(await begin(held, 'question', ids[1] ?? '')).toMatchObject({ status: 404 })
})

test('counts, abilities, topics and returns leave out what is held meanwhile, and have it again afterwards', async () => {
  const own = await arrange(5)
  const { id, ids } = await draw(own)
  const [held = '', ...others] = ids
  await save(own, id, [reply(own, held, false), ...others.map(one => reply(own, one, true))])
  const tryout = await createHold(app.db, own.program_id, [held], iso(60))
  const ended = { correct: 4, partial: 0, wrong: 0, blank: 0, returns_at: [] }
  expect((await submit(own, id)).data).toMatchObject(ended)
  const topics = [{ correct: 4, of: 4 }]
  expect(await overview(own)).toMatchObject({
    due: 0,
    next_due_at: null,
    subjects: [{ share: { correct: 4, of: 4 }, topics }],
  })
  await app.db.updateTable('tryouts').set({ closes_at: null }).where('id', '=', tryout.id).execute()
  expect((await submit(own, id)).data).toMatchObject({ correct: 4, wrong: 1, returns_at: { length: 1 } })
  expect((await overview(own)).next_due_at).not.toBeNull()
})

const askHint = ({ token }: Pick<Practising, 'token'>, id: string, question_id: string) =>
  app.send(practices.hint, { token, params: { id }, body: { question_id } })
const readItem = (question_id: string) =>
  app.db
    .selectFrom('practice_items')
    .select(['hinted_at', 'outcome'])
    .where('question_id', '=', question_id)
    .executeTakeFirstOrThrow()

test('a hint is told when it is asked for, counted once, and still there when the page opens again', async () => {
  const own = await arrange()
  const { id, session, ids } = await draw(own)
  const [first = ''] = ids
  expect(session.data.questions.map(({ has_hint }) => has_hint)).toEqual([true, true, true, true, true])
  expect(session.data.hints).toEqual([])
  const told = await askHint(own, id, first)
  expect(told.data).toEqual({ question_id: first, html: expect.stringContaining(canaries.hint) })
  const { hinted_at } = await readItem(first)
  app.advance(5)
  expect(
    (await Promise.all([askHint(own, id, first), askHint(own, id, first)])).map(({ data }) => data),
  ).toEqual([told.data, told.data])
  expect(hinted_at).toBe(iso(0))
  expect((await readItem(first)).hinted_at).toBe(hinted_at)
  expect((await read(own, id)).data.hints).toEqual([told.data])
})

test('a hint that is asked for after the answer was told is none that helped', async () => {
  const own = await arrange()
  const { id, ids } = await draw(own)
  const [first = ''] = ids
  await save(own, id, [reply(own, first, true)])
  expect(await askHint(own, id, first)).toMatchObject({ status: 200 })
  expect(await readItem(first)).toEqual({ hinted_at: null, outcome: 'correct' })
  expect((await submit(own, id)).data).toMatchObject({ correct: 1, hinted: 0 })
})

test('no hint is told of a question without one, of another practice, or to somebody else', async () => {
  const own = await arrange()
  const { id, ids } = await draw(own)
  const [first = ''] = ids
  const foreign = own.pool.questions.find(({ question_id }) => !ids.includes(question_id))?.question_id ?? ''
  const other = { token: (await app.signIn({ program_id: own.program_id })).token }
  expect(await askHint(own, id, foreign)).toMatchObject({ status: 404 })
  expect(await askHint(other, id, first)).toMatchObject({ status: 404 })
  await app.db.updateTable('question_keys').set({ hint_html: '' }).where('question_id', '=', first).execute()
  expect(await askHint(own, id, first)).toMatchObject({ status: 404 })
  const shown = (await read(own, id)).data.questions.find(question => question.id === first)
  expect(shown?.has_hint).toBe(false)
})

test('the hint of a question that a try-out has taken up meanwhile is held, also one that was told before', async () => {
  const own = await arrange()
  const { id, ids } = await draw(own)
  const [first = '', second = ''] = ids
  await askHint(own, id, first)
  await createHold(app.db, own.program_id, [first, second], iso(60))
  expect(await askHint(own, id, second)).toMatchObject({ status: 409, code: 'not_released' })
  expect((await readItem(second)).hinted_at).toBeNull()
  expect((await read(own, id)).text).not.toContain(canaries.hint)
})

test('right with a hint raises nothing and comes back the next day; wrong with one counts as wrong', async () => {
  const own = await arrange(5)
  const { id, ids } = await draw(own)
  const [right = '', wrong = '', alone = ''] = ids
  for (const one of [right, wrong]) await askHint(own, id, one)
  await save(own, id, [reply(own, right, true), reply(own, wrong, false), reply(own, alone, true)])
  expect((await submit(own, id)).data).toMatchObject({
    correct: 2,
    wrong: 1,
    hinted: 1,
    returns_at: [iso(86_400), iso(86_400)],
    topics: [{ correct: 1, of: 2 }],
  })
  expect((await overview(own)).subjects).toMatchObject([{ share: { correct: 1, of: 2 } }])
  // It comes back on its day, and is not given as new before.
  const again = await draw(own)
  expect(again.ids).not.toContain(right)
})

test('what comes back and is right with a hint stays where it is, and counts once it is right alone', async () => {
  let own = await arrange(1)
  const { id, ids } = await draw(own)
  const [first = ''] = ids
  await askHint(own, id, first)
  await submit(own, id, [reply(own, first, true)])
  for (const [days, isAided, next, share] of [
    [1, true, 1, null],
    [1, false, 3, { correct: 1, of: 1 }],
    [3, true, 3, { correct: 1, of: 1 }],
  ] as const) {
    own = { ...own, token: await wait(own.user, days) }
    const again = await draw(own, 'return', null)
    if (isAided) await askHint(own, again.id, first)
    await submit(own, again.id, [reply(own, first, true)])
    const { next_due_at, subjects } = await overview(own)
    expect(next_due_at).toBe(iso(passed + next * 86_400))
    if (share) expect(subjects).toMatchObject([{ share }])
    else expect(subjects).toMatchObject([{ share: null }])
  }
})

let passed = 0

/** The days pass, and the student signs in again. */
async function wait(user: { id: string }, days: number): Promise<string> {
  passed += days * 86_400
  app.setClock(new Date(iso(passed)))
  const session = { last_seen_at: iso(passed), expires_at: iso(passed + 86_400) }
  return createSession(app.db, { id: user.id, role: 'student' }, session)
}

test('what goes wrong comes back after a day, and later each time it is right', async () => {
  let own = await arrange()
  const { id, ids } = await draw(own)
  const [first = ''] = ids
  await save(own, id, [reply(own, first, false)])
  await submit(own, id)
  expect(await overview(own)).toMatchObject({ due: 0, next_due_at: iso(86_400) })
  expect(await begin(own, 'return')).toMatchObject({ status: 409, code: 'nothing_left' })
  for (const days of [1, 3, 7]) {
    own = { ...own, token: await wait(own.user, days) }
    expect((await overview(own)).due).toBe(1)
    const again = await draw(own, 'return', null)
    expect(again.ids).toEqual([first])
    const sent = [reply(own, first, true)]
    await save(own, again.id, sent)
    await submit(own, again.id, sent)
    expect((await overview(own)).due).toBe(0)
    const win = days === 7 ? { kind: 'mended', questions: 1 } : null
    expect((await overview(own)).win).toEqual(win)
  }
  expect((await overview({ token: await wait(own.user, 1) })).win).toBeNull()
})

test('a topic that became steady is told on its day, and neither before nor after it', async () => {
  let own = await arrange(20)
  const practise = async (isRight: boolean) => {
    const { id, ids } = await draw(own, 'topic', own.pool.topic_id)
    await submit(
      own,
      id,
      ids.map(one => reply(own, one, isRight)),
    )
  }
  await practise(true)
  expect((await overview(own)).win).toBeNull()
  await practise(true)
  const topic = { id: own.pool.topic_id, name: expect.any(String) }
  expect((await overview(own)).win).toEqual({ kind: 'steady', topic, correct: 10, of: 10 })
  own = { ...own, token: await wait(own.user, 1) }
  expect((await overview(own)).win).toBeNull()
  await practise(false)
  await practise(true)
  expect((await overview(own)).win).toBeNull()
})

test('of a pile that comes back a day’s worth is due, and the rest on the days after', async () => {
  let own = await arrange(30)
  for (let round = 0; round < 5; round++) {
    const { id, ids } = await draw(own)
    await submit(
      own,
      id,
      ids.map(one => reply(own, one, false)),
    )
  }
  for (const [due, waiting] of [
    [10, 15],
    [10, 5],
    [5, 0],
  ] as const) {
    own = { ...own, token: await wait(own.user, 1) }
    expect(await overview(own)).toMatchObject({ due, waiting })
    const again = await draw(own, 'return', null)
    expect(again.ids).toHaveLength(due)
    await submit(
      own,
      again.id,
      again.ids.map(one => reply(own, one, true)),
    )
    expect(await overview(own)).toMatchObject({ due: 0, waiting })
    expect(await begin(own, 'return')).toMatchObject({ status: 409, code: 'nothing_left' })
  }
})

test('estimates of the questions make an ability on their scale with its error, which answers narrow', async () => {
  const own = await arrange(40)
  await estimate(
    app.db,
    own.pool.questions.map(({ question_id }) => question_id),
  )
  const ends = []
  for (const _ of [1, 2, 3]) {
    const { id, ids } = await draw(own)
    expect(ids).toHaveLength(5)
    await save(
      own,
      id,
      ids.map(question_id => reply(own, question_id, true)),
    )
    ends.push((await submit(own, id)).data.ability)
  }
  const [first, , last] = ends
  expect(first?.before).toEqual({ score: 480, se: 120, answers: 0 })
  expect(last?.after.answers).toBe(15)
  expect(last?.after.score).toBeGreaterThan(first?.after.score ?? 0)
  expect(last?.after.se).toBeLessThan(first?.before.se ?? 0)
  const { subjects } = await overview(own)
  expect(subjects[0]).toMatchObject({
    ability: last?.after,
    share: { correct: 15, of: 15, high: 1 },
    questions: 25,
  })
})

const finished = { closes_at: iso(60), result_release: 'at_close' as const }

test("a plan is of one's own wrong questions and others like them, once the result is out", async () => {
  const own = await arrange(4)
  const tryout = await createTryout(app.db, { program_id: own.program_id, sub_tests: 1, ...finished })
  const student = await sit(app, tryout, 1, { program_id: own.program_id })
  const topic = await topicOf(tryout.sub_tests[0]?.items[0]?.question_id)
  expect((await overview(student)).weak).toEqual([])
  expect(await begin(student, 'plan', topic)).toMatchObject({ status: 404 })
  const token = await wait(student.user, 3)
  const { session } = await draw({ token, pool: own.pool }, 'plan', topic)
  expect(session.data.practice.title).toContain('Rencana besok pagi')
  expect(session.data.questions).toHaveLength(3)
  for (const canary of Object.values(canaries)) expect(session.text).not.toContain(canary)
})

test('what was practised between two try-outs is told beside what came after it', async () => {
  const own = await arrange(4)
  const tryout = await createTryout(app.db, {
    program_id: own.program_id,
    sub_tests: 1,
    max_attempts: 2,
    closes_at: null,
  })
  const [subTest] = tryout.sub_tests
  const student = await sit(app, tryout, 1, { program_id: own.program_id })
  const topic = await topicOf(subTest?.items[0]?.question_id)
  app.advance(60)
  const { id } = await draw({ token: student.token, pool: own.pool }, 'plan', topic)
  const [wrong] = (subTest?.items ?? []).slice(1)
  const sent = reply(
    { token: '', pool: { ...own.pool, questions: subTest?.items ?? [] } },
    wrong?.question_id ?? '',
    true,
  )
  await submit(student, id, [sent])
  app.advance(60)
  await app.send(tryouts.enroll, { token: student.token, params: student.params })
  await sitSubTest(app, student, subTest, 3)
  const { data } = await app.send(practices.effects, { token: student.token, params: student.params })
  expect(data).toMatchObject([
    { topic: { id: topic }, questions: 1, before: { correct: 1, of: 4 }, after: { correct: 3, of: 4 } },
  ])
})

test('a wrong question of a review is practised again, with others like it', async () => {
  const own = await arrange(4)
  const tryout = await createTryout(app.db, { program_id: own.program_id, sub_tests: 1, closes_at: null })
  const [subTest] = tryout.sub_tests
  const student = await sit(app, tryout, 1, { program_id: own.program_id })
  const wrong = subTest?.items[2]?.question_id ?? ''
  expect((await draw({ token: student.token, pool: own.pool }, 'question', wrong)).ids).toEqual([wrong])
  const classmate = await app.signIn({ program_id: own.program_id })
  expect(await begin(classmate, 'question', wrong)).toMatchObject({ status: 404 })
})
