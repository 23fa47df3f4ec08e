import { progresses, type Receipt, type Session } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
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

type Sender = Pick<TestApp, 'send'>
type Own = Pick<Student, 'token' | 'params'>

/** Starts a sub-test, or is refused. */
export function requestStart({ send }: Sender, { token, params }: Own, body: object) {
  return send(progresses.start, { token, params, body })
}

export async function start(
  app: Sender,
  student: Own,
  subTest: TestSubTest | undefined,
  body: { client_id?: string; take_over?: boolean } = {},
): Promise<Session> {
  const sent = { client_id: v7(), ...body, sub_test_id: subTest?.id }
  return expectData(await requestStart(app, student, sent))
}

/** A sub-test that runs, and whose it is. */
export type Sitting = Own & { progress: { id: string; lease: string } }

export function save(
  { send }: Sender,
  { token, params, progress: { id, lease } }: Sitting,
  answers: readonly object[] = [],
) {
  return send(progresses.answer, { token, params: { ...params, id }, body: { lease, answers } })
}

export function submit(
  { send }: Sender,
  { token, params, progress: { id, lease } }: Sitting,
  answers: readonly object[] = [],
) {
  return send(progresses.submit, { token, params: { ...params, id }, body: { lease, answers } })
}

/** Right answers to the first questions of a sub-test, as many as asked. */
export function answerRight(subTest: TestSubTest | undefined, count = Number.POSITIVE_INFINITY) {
  return (subTest?.items ?? [])
    .slice(0, count)
    .map(({ question_id, right }, index) => ({ question_id, value: right, flagged: false, seq: index + 1 }))
}

/** Starts a sub-test and submits it with the first `count` questions answered right. */
export async function sitSubTest(
  app: Sender,
  student: Own,
  subTest: TestSubTest | undefined,
  count?: number,
): Promise<Receipt> {
  const sitting = { ...student, ...(await start(app, student, subTest)) }
  return expectData(await submit(app, sitting, answerRight(subTest, count))).receipt
}

/** A new student who sits the whole try-out, `right` questions right in each sub-test. */
export async function sit(app: TestApp, tryout: TestTryout, right?: number, user?: User): Promise<Student> {
  const student = await enroll(app, tryout, user)
  for (const subTest of tryout.sub_tests) await sitSubTest(app, student, subTest, right)
  return student
}
