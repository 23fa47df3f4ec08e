import { challenges } from '@gerbang/contract/learning/challenges.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import type { Page } from '@playwright/test'
import { guess } from './kinds.ts'
import { openPage, forEnrolled, forFinished, type Screen, type Visit } from './open-screen.ts'
import { createPerson, type Person, signIn } from './people.ts'
import { shownArticle } from './questions.ts'
import { goTo } from './sitting.ts'
import { send } from './tryout.ts'

const quizSlug = 'pemanasan-penalaran-umum'

/** A set of five that a new student has drawn, and the address of its session. */
async function drawSet(visit: Visit): Promise<{ student: Person; id: string }> {
  const { page, db, origin } = visit
  const student = await createPerson(db, 'student')
  await signIn(page, origin, student)
  const { id } = await send(origin, student, practices.start, { body: { kind: 'today' } })
  return { student, id }
}

/** Which a narrow screen may hide behind its passage. */
const waitForQuestion = (page: Page) => page.locator(`${shownArticle} h2`).waitFor({ state: 'attached' })

/** The first question of a set, answered and told. */
async function openSet(visit: Visit): Promise<void> {
  const { student, id } = await drawSet(visit)
  await answerSet(visit.origin, student, id, 1)
  await visit.page.goto(`${visit.origin}/session/practice/${id}`)
  await waitForQuestion(visit.page)
  await goTo(visit.page, 1)
  await visit.page.getByRole('region', { name: 'Pembahasan' }).waitFor()
}

/** By guessing, as somebody who begins with a subject does. */
async function answerSet(origin: string, student: Person, id: string, count?: number): Promise<void> {
  const params = { id }
  const { order, questions } = await send(origin, student, practices.get, { params })
  const contents = new Map(questions.map(({ id: question, content }) => [question, content]))
  const answers = order.slice(0, count).flatMap(({ question_id }, index) => {
    const content = contents.get(question_id)
    return content
      ? [{ question_id, value: guess(content), flagged: false, confirmed: true, seq: index + 1 }]
      : []
  })
  await send(origin, student, practices.answer, { params, body: { answers } })
}

async function openEnd(visit: Visit): Promise<void> {
  const { student, id } = await drawSet(visit)
  await answerSet(visit.origin, student, id)
  const { page } = visit
  await page.goto(`${visit.origin}/session/practice/${id}`)
  await waitForQuestion(page)
  const list = page.getByRole('button', { name: 'Buka daftar soal' })
  if (await list.isVisible()) await list.click()
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
  await page.getByRole('button', { name: 'Kumpulkan', exact: true }).click()
  await page.getByRole('heading', { name: 'Latihan selesai' }).waitFor()
}

async function openQuizResult(visit: Visit): Promise<void> {
  const { page, db, origin } = visit
  const student = await createPerson(db, 'student')
  const params = { slug: quizSlug }
  const { attempt, questions } = await send(origin, student, quizzes.start, { params })
  const answers = questions.map(({ id, content }, index) => ({
    question_id: id,
    value: guess(content),
    flagged: false,
    confirmed: true,
    seq: index + 1,
  }))
  await send(origin, student, quizzes.submit, { params, body: { attempt_id: attempt.id, answers } })
  await signIn(page, origin, student)
  await openPage(visit, `/student/quiz/${quizSlug}`)
  await page.getByRole('heading', { name: 'Pembahasan' }).waitFor()
}

/** What is asked of the server fails as the network or the server does. */
function forFailing(fail: (page: Page) => Promise<unknown>) {
  return async (visit: Visit) => {
    await signIn(visit.page, visit.origin, await createPerson(visit.db, 'student'))
    await fail(visit.page)
    await visit.page.goto(`${visit.origin}/student/raport`)
    await visit.page
      .getByRole('alert')
      .getByRole('button', { name: 'Coba lagi' })
      .waitFor({ timeout: 30_000 })
  }
}

/** A challenge of somebody else, with or without the one who looks at it. */
async function openChallenge(visit: Visit, isMember = false): Promise<void> {
  const { page, db, origin } = visit
  const [maker, friend] = [await createPerson(db, 'student'), await createPerson(db, 'student')]
  const body = { agrees: true as const }
  const { token } = await send(origin, maker, challenges.make, { params: { slug: quizSlug }, body })
  if (isMember) await send(origin, friend, challenges.join, { params: { token }, body })
  await signIn(page, origin, friend)
  await openPage(visit, `/student/quiz/tantangan/${token}`)
}

/** Practice, lessons and quizzes, and what is shown when a page cannot be read. */
export const learningScreens: Screen[] = [
  { name: 'set-told', open: openSet },
  { name: 'set-end', open: openEnd },
  { name: 'quizzes', open: forEnrolled(() => '/student/quiz') },
  { name: 'quiz', open: forEnrolled(() => `/student/quiz/${quizSlug}`) },
  { name: 'challenge', open: openChallenge },
  { name: 'challenge-joined', open: visit => openChallenge(visit, true) },
  { name: 'quiz-result', open: openQuizResult },
  {
    name: 'practice-topics',
    open: forFinished('/student/practice', async page => {
      for (const summary of await page.locator('summary').all()) await summary.click()
    }),
  },
  {
    name: 'offline',
    open: forFailing(page => page.route('**/api/v1/reports*', route => route.abort('internetdisconnected'))),
    noise: /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/,
  },
  {
    name: 'failing',
    open: forFailing(page =>
      page.route('**/api/v1/reports*', route =>
        route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Terjadi kesalahan di server. Coba lagi sebentar.' },
        }),
      ),
    ),
    noise: /status of 500/,
  },
]
