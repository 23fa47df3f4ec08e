import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Call, Data } from '@gerbang/contract/call.ts'
import { progresses, type SentAnswer, type Session } from '@gerbang/contract/exam/progresses.ts'
import { readKey } from '@gerbang/contract/question-format.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { guess } from './kinds.ts'
import type { Person } from './people.ts'
import { listQuestions, type Question } from './questions.ts'

export const slug = 'try-out-perdana'

/** A call of the API that a test needs to get anywhere; without a slug it is about the demo's try-out. */
export async function fetchCall(
  origin: string,
  { token }: Pick<Person, 'token'>,
  { method, path }: Call,
  sent: { body?: object; params?: Record<string, string> } = {},
): Promise<Response> {
  const { body } = sent
  const params: Record<string, string> = { slug, ...sent.params }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const response = await fetch(`${origin}/api/v1${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response
}

export async function send<C extends Call>(
  origin: string,
  person: Pick<Person, 'token'>,
  call: C,
  sent: Parameters<typeof fetchCall>[3] = {},
): Promise<Data<C>> {
  const response = await fetchCall(origin, person, call, sent)
  return ((await response.json()) as { data: Data<C> }).data
}

export async function listSubTests(db: Database) {
  const found = await db
    .selectFrom('tryout_sub_tests as s')
    .innerJoin('tryouts as t', 't.id', 's.tryout_id')
    .innerJoin('subjects as j', 'j.id', 's.subject_id')
    .select(['s.id', 'j.name', 'j.code'])
    .where('t.slug', '=', slug)
    .orderBy('s.position')
    .execute()
  return found
}

/** `position` counts from 1. */
export async function findSubTest(db: Database, position: number) {
  const subTest = (await listSubTests(db))[position - 1]
  if (!subTest) throw new Error(`The demo has no sub-test ${position}`)
  return subTest
}

export function listMajors(db: Database, count: number) {
  return db.selectFrom('majors').select(['id', 'name']).where('level', '=', 'S1').limit(count).execute()
}

/** Enrols a student and chooses a major: the next thing to do is the first sub-test. */
export async function enrol(db: Database, origin: string, student: Person): Promise<string> {
  await send(origin, student, tryouts.enroll, { body: {} })
  const majors = await listMajors(db, 1)
  const attempt = await send(origin, student, tryouts.choose, {
    body: { major_ids: majors.map(({ id }) => id) },
  })
  return attempt.id
}

/** Starts a sub-test in the background; a browser tab with that client id resumes it unasked. */
export function startSubTest(
  origin: string,
  student: Person,
  sub_test_id: string,
  client_id: string = randomUUID(),
): Promise<Session> {
  return send(origin, student, progresses.start, { body: { sub_test_id, client_id } })
}

/** Half of them right, one in six empty, one in five doubtful. */
export async function makeAnswers(db: Database, questions: readonly Question[]): Promise<SentAnswer[]> {
  const ids = questions.map(({ id }) => id)
  const keys = await db
    .selectFrom('paper_keys')
    .select(['question_id', 'key'])
    .where('question_id', 'in', ids)
    .execute()
  const keyOf = new Map(keys.map(({ question_id, key }) => [question_id, readKey(key)]))
  return questions.map(({ id, content }, index) => {
    const key = index % 2 === 0 ? keyOf.get(id) : undefined
    const value = index % 6 === 5 ? null : key ? findKind(key.type).solve(key) : guess(content)
    return { question_id: id, value, flagged: index % 5 === 4, seq: index + 1 }
  })
}

export async function saveAnswers(
  origin: string,
  student: Person,
  { progress }: Session,
  answers: SentAnswer[],
): Promise<void> {
  await send(origin, student, progresses.answer, {
    body: { lease: progress.lease, answers },
    params: { id: progress.id },
  })
}

async function takeSubTest(db: Database, origin: string, student: Person, subTestId: string): Promise<void> {
  const { progress } = await startSubTest(origin, student, subTestId)
  const answers = await makeAnswers(db, await listQuestions(db, subTestId))
  await send(origin, student, progresses.submit, {
    body: { lease: progress.lease, answers },
    params: { id: progress.id },
  })
}

/** Enrols a student and takes every sub-test before this one; without `until` the whole try-out. */
export async function takeTryout(
  db: Database,
  origin: string,
  student: Person,
  until?: string,
): Promise<void> {
  await enrol(db, origin, student)
  for (const { id } of await listSubTests(db)) {
    if (id === until) return
    await takeSubTest(db, origin, student, id)
  }
}

/** Starts a sub-test as the button "Saya siap" does, by which the session knows that the student has agreed. */
export async function openSession(page: Page, subTestId: string): Promise<void> {
  await page.goto(`/session/tryout/${slug}/${subTestId}#mulai`)
}

/** Moves the deadline of whatever a student is taking to so many seconds from now. */
export async function moveDeadline(
  db: Database,
  student: Pick<Person, 'id'>,
  seconds: number,
): Promise<void> {
  const ends_at = new Date(Date.now() + seconds * 1000).toISOString()
  await db
    .updateTable('progresses')
    .set({ ends_at })
    .where('user_id', '=', student.id)
    .where('submitted_at', 'is', null)
    .execute()
}
