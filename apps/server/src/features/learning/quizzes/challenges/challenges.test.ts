import { challenges } from '@gerbang/contract/learning/challenges.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram, createUser, iso } from '../../../../testing/factories.ts'
import { createHold } from '../../../../testing/holds.ts'
import { publishQuiz, type TestQuiz } from '../../../../testing/quizzes.ts'
import { quizData } from '../personal-data.ts'

let app: TestApp
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
})
afterAll(() => app.close())

const agreed = { agrees: true as const }
const come = (name: string) => app.signIn({ program_id: program.id, name })
type Student = Awaited<ReturnType<typeof come>>

const make = ({ token }: Student, { slug }: TestQuiz) =>
  app.send(challenges.make, { token, params: { slug }, body: agreed })
const look = ({ token }: Student, challenge: string) =>
  app.send(challenges.get, { token, params: { token: challenge } })
const join = ({ token }: Student, challenge: string) =>
  app.send(challenges.join, { token, params: { token: challenge }, body: agreed })
const leave = ({ token }: Student, challenge: string) =>
  app.send(challenges.leave, { token, params: { token: challenge } })
const close = ({ token }: Student, challenge: string) =>
  app.send(challenges.close, { token, params: { token: challenge } })

async function take({ token }: Student, { slug, questions }: TestQuiz, right: number) {
  await app.send(quizzes.start, { token, params: { slug } })
  const answers = questions.map(({ question_id, right: value, wrong }, index) => ({
    question_id,
    value: index < right ? value : wrong,
    flagged: false,
    seq: 1,
  }))
  await app.send(quizzes.submit, { token, params: { slug }, body: { answers } })
}

async function begin(settings: Parameters<typeof publishQuiz>[2] = {}) {
  const quiz = await publishQuiz(app, program.id, { feedback: 'after_submit', ...settings })
  const maker = await come('Ani')
  const { data } = await make(maker, quiz)
  return { quiz, maker, challenge: data.token }
}

test('who has the link sees neither names nor scores before joining', async () => {
  const { quiz, maker, challenge } = await begin()
  await take(maker, quiz, 3)
  const friend = await come('Budi')
  const { data, text } = await look(friend, challenge)
  expect(data).toMatchObject({ is_member: false, member_count: 1, members: [], obstacle: null })
  expect(text).not.toContain('Ani')
})

test('nobody joins without agreeing', async () => {
  const { challenge } = await begin()
  const { token } = await come('Budi')
  const sent = { token, params: { token: challenge }, body: {} as typeof agreed }
  expect((await app.send(challenges.join, sent)).status).toBe(422)
  expect((await look({ token } as Student, challenge)).data.member_count).toBe(1)
})

test('scores are told to those who joined and finished, of the first attempt of each', async () => {
  const { quiz, maker, challenge } = await begin()
  const friend = await come('Budi')
  await join(friend, challenge)
  await take(maker, quiz, 2)
  await take(maker, quiz, 5)
  const before = await look(friend, challenge)
  expect(before.data.members).toEqual([
    { name: 'Budi', is_me: true, has_finished: false, correct: null, of: null },
    { name: 'Ani', is_me: false, has_finished: true, correct: null, of: null },
  ])
  await take(friend, quiz, 4)
  expect((await look(friend, challenge)).data.members).toEqual([
    { name: 'Budi', is_me: true, has_finished: true, correct: 4, of: 5 },
    { name: 'Ani', is_me: false, has_finished: true, correct: 2, of: 5 },
  ])
})

test('who leaves takes name and score along', async () => {
  const { quiz, maker, challenge } = await begin()
  const friend = await come('Budi')
  await join(friend, challenge)
  await take(friend, quiz, 4)
  await leave(friend, challenge)
  expect((await look(maker, challenge)).data.members.map(({ name }) => name)).toEqual(['Ani'])
  expect((await look(friend, challenge)).data.members).toEqual([])
  expect((await leave(friend, challenge)).status).toBe(404)
})

test('only its maker closes a challenge, and then nobody joins', async () => {
  const { maker, challenge } = await begin()
  const friend = await come('Budi')
  await join(friend, challenge)
  expect((await close(friend, challenge)).status).toBe(403)
  expect((await close(maker, challenge)).data.obstacle).toBe('closed')
  const late = await join(await come('Citra'), challenge)
  expect(late).toMatchObject({ status: 409, code: 'closed' })
  expect((await look(friend, challenge)).data.members).toHaveLength(2)
})

test('a challenge that its maker leaves is closed, and one that all have left is gone', async () => {
  const { maker, challenge } = await begin()
  const friend = await come('Budi')
  await join(friend, challenge)
  await leave(maker, challenge)
  expect((await join(await come('Citra'), challenge)).status).toBe(409)
  await leave(friend, challenge)
  expect((await look(friend, challenge)).status).toBe(404)
})

test('forty take part, and of two who want the last place one gets it', async () => {
  const { maker, challenge } = await begin()
  const others = await Promise.all(Array.from({ length: 38 }, () => createUser(app.db)))
  const joined = others.map(({ id }) => ({
    challenge_token: challenge,
    user_id: id,
    is_maker: false,
    joined_at: iso(0),
  }))
  await app.db.insertInto('challenge_members').values(joined).execute()
  const both = await Promise.all([join(await come('Budi'), challenge), join(await come('Citra'), challenge)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await look(maker, challenge)).data).toMatchObject({ member_count: 40, obstacle: 'full' })
})

test('the same link is given again while it is open', async () => {
  const { quiz, maker, challenge } = await begin()
  expect((await make(maker, quiz)).data.token).toBe(challenge)
  const listed = async () =>
    (await app.send(challenges.listOwn, { token: maker.token, params: { slug: quiz.slug } })).data
  expect(await listed()).toMatchObject({
    can_make: true,
    challenges: [{ token: challenge, member_count: 1 }],
  })
  await close(maker, challenge)
  expect((await make(maker, quiz)).data.token).not.toBe(challenge)
  expect((await listed()).challenges).toHaveLength(2)
})

test('a quiz that never tells, and one whose questions a try-out holds, become no challenge', async () => {
  const silent = await publishQuiz(app, program.id, { feedback: 'never' })
  const maker = await come('Ani')
  expect((await make(maker, silent)).status).toBe(409)
  const { quiz, challenge } = await begin()
  await createHold(app.db, program.id, [quiz.questions[0]?.question_id ?? ''], iso(3600))
  expect(await make(maker, quiz)).toMatchObject({ code: 'locked' })
  expect(await join(maker, challenge)).toMatchObject({ code: 'locked' })
  expect((await look(maker, challenge)).data.obstacle).toBe('held')
})

test('a student of another program finds no challenge', async () => {
  const { challenge } = await begin()
  const other = await createProgram(app.db)
  const stranger = await app.signIn({ program_id: other.id })
  expect((await look(stranger, challenge)).status).toBe(404)
  expect((await join(stranger, challenge)).status).toBe(404)
})

test('whose account goes is in no challenge any more', async () => {
  const { maker, challenge } = await begin()
  const friend = await come('Budi')
  await join(friend, challenge)
  const { id, email, username } = friend.user
  await app.db
    .transaction()
    .execute(trx => quizData.deletePrivate?.(trx, { id, email, username }) as Promise<void>)
  expect((await look(maker, challenge)).data.members.map(({ name }) => name)).toEqual(['Ani'])
})
