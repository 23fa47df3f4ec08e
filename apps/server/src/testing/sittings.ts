import { progresses, type Receipt, type Session } from '@gerbang/contract/progresses.ts'
import { tryouts } from '@gerbang/contract/tryouts.ts'
import { v7 } from 'uuid'
import type { Reply, TestApp } from './api.ts'
import type { TestSubTest, TestTryout } from './factories.ts'

type User = NonNullable<Parameters<TestApp['signIn']>[0]>

/** A call that a test needs to get anywhere: its failure shows what was answered. */
function expectData<T>(reply: Pick<Reply<never>, 'status' | 'text'> & { data: T }): T {
  if (reply.status !== 200) throw new Error(`Unexpected ${reply.status}: ${reply.text}`)
  return reply.data
}

/** Signs a new student of the try-out's program in and enrols them. */
export async function enroll(app: TestApp, tryout: TestTryout, user: User = {}) {
  const student = await app.signIn({ program_id: tryout.program_id, ...user })
  const params = { slug: tryout.slug }
  const attempt = expectData(await app.send(tryouts.enroll, { token: student.token, params }))
  return { ...student, attempt, params }
}
export type Student = Awaited<ReturnType<typeof enroll>>

export async function start(
  app: Pick<TestApp, 'send'>,
  { token, params }: Pick<Student, 'token' | 'params'>,
  subTest: TestSubTest | undefined,
  body: { client_id?: string; take_over?: boolean } = {},
): Promise<Session> {
  const sent = { client_id: v7(), ...body, sub_test_id: subTest?.id }
  return expectData(await app.send(progresses.start, { token, params, body: sent }))
}

/** Right answers to the first questions of a sub-test, as many as asked. */
export function answerRight(subTest: TestSubTest | undefined, count = Number.POSITIVE_INFINITY) {
  return (subTest?.items ?? [])
    .slice(0, count)
    .map(({ question_id, right }, index) => ({ question_id, value: right, flagged: false, seq: index + 1 }))
}

/** Starts a sub-test and submits it with the first `count` questions answered right. */
export async function sitSubTest(
  app: TestApp,
  student: Pick<Student, 'token' | 'params'>,
  subTest: TestSubTest | undefined,
  count?: number,
): Promise<Receipt> {
  const { progress } = await start(app, student, subTest)
  const { receipt } = expectData(
    await app.send(progresses.submit, {
      token: student.token,
      params: { ...student.params, id: progress.id },
      body: { lease: progress.lease, answers: answerRight(subTest, count) },
    }),
  )
  return receipt
}

/** A new student who sits the whole try-out, `right` questions right in each sub-test. */
export async function sit(app: TestApp, tryout: TestTryout, right?: number, user?: User): Promise<Student> {
  const student = await enroll(app, tryout, user)
  for (const subTest of tryout.sub_tests) await sitSubTest(app, student, subTest, right)
  return student
}
