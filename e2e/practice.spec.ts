import type { AnswerValue, QuestionKey } from '@gerbang/contract/question.ts'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import { canaries, createProgram } from '../apps/server/src/testing/factories.ts'
import { createPool } from '../apps/server/src/testing/practices.ts'
import { laptop } from './browser.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'
import { findField, type Question, shownArticle } from './questions.ts'
import { answerShown, goTo, type Sitting } from './sitting.ts'

const disconnected = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** A program of its own, with five questions to practise, all of one kind. */
async function openPool(db: Database, student: Person): Promise<void> {
  const program = await createProgram(db, { name: 'Program Uji' })
  const { bank } = await createPool(db, program.id, 25)
  await db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('bank_sub_test_id', '=', bank.sub_test_id)
    .where('type', '<>', 'single_choice')
    .execute()
  await db.updateTable('users').set({ program_id: program.id }).where('id', '=', student.id).execute()
}

/** Whatever is asked: an option, a row of a table, or a number. */
async function choose(page: Page, place: number): Promise<void> {
  const text = findField(page)
  const options = page.locator(`${shownArticle} label:has(input:is([type=radio], [type=checkbox]))`)
  await expect(text.or(options.first())).toBeVisible()
  if (await text.isVisible()) await text.fill('7')
  else await options.nth(place).click()
}

const check = (page: Page) => page.getByRole('button', { name: 'Periksa jawaban' }).click()
const explanation = (page: Page) => page.getByRole('region', { name: 'Pembahasan' })
const next = (page: Page) => page.getByRole('button', { name: 'Berikutnya', exact: true }).click()
const heading = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Soal ${number} dari`) })

/** One answer with the network, then none: answered, checked, reloaded, and told once the network is back. */
async function answerAcrossReload(page: Page, answer = (turn: number) => choose(page, turn)): Promise<void> {
  await answer(0)
  await check(page)
  await expect(explanation(page)).toBeVisible()
  await next(page)
  await expect(heading(page, 2)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  await page.context().setOffline(true)
  await answer(1)
  await check(page)
  await expect(
    page.getByText('Menunggu sambungan untuk memeriksa jawaban ini', { exact: false }),
  ).toBeVisible()
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(heading(page, 2)).toBeVisible()
  await expect(page.getByText(/^2\/\d+ terjawab$/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(explanation(page)).toBeVisible({ timeout: 20_000 })
}

test('a practice goes on without a network and a reload, and says at its end what it came to', async ({
  page,
  db,
  student,
  expectConsole,
}) => {
  expectConsole(disconnected)
  await openPool(db, student)
  await page.goto('/student/practice')
  await page.getByRole('button', { name: /^Latih lima soal/ }).click()
  await expect(heading(page, 1)).toBeVisible()
  const ask = page.getByRole('button', { name: 'Lihat petunjuk' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Petunjuk' })).toContainText(canaries.hint)
  await answerAcrossReload(page)
  const hinted = await db
    .selectFrom('practice_items')
    .select('outcome')
    .where('user_id', '=', student.id)
    .where('hinted_at', 'is not', null)
    .execute()
  expect(hinted).toHaveLength(1)
  const answered = await db
    .selectFrom('practice_items')
    .select('outcome')
    .where('user_id', '=', student.id)
    .where('outcome', 'is not', null)
    .execute()
  expect(answered).toHaveLength(2)
  for (const number of [3, 4, 5]) {
    await next(page)
    await expect(heading(page, number)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
  await page.getByRole('button', { name: 'Kumpulkan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Latihan selesai' })).toBeVisible()
  await expect(page.getByText(/^\d dari 2 benar$/)).toBeVisible()
})

interface QuizPaper {
  questions: Question[]
  keys: Map<string, QuestionKey>
}

async function readQuiz(db: Database, slug: string): Promise<QuizPaper> {
  const rows = await db
    .selectFrom('quizzes as q')
    .innerJoin('quiz_items as i', 'i.quiz_id', 'q.id')
    .innerJoin('quiz_keys as k', join =>
      join.onRef('k.quiz_id', '=', 'i.quiz_id').onRef('k.question_id', '=', 'i.question_id'),
    )
    .select(['i.question_id as id', 'i.stimulus_id', 'i.content', 'k.key'])
    .where('q.slug', '=', slug)
    .execute()
  return {
    questions: rows.map(({ id, stimulus_id, content }) => ({
      id,
      stimulus_id,
      content: readContent(content),
    })),
    keys: new Map(rows.map(({ id, key }) => [id, readKey(key)])),
  }
}

/** By hand, and not by the engine that is looked at. What this test types is never right. */
function isRight(key: QuestionKey | undefined, value: AnswerValue | null | undefined): boolean {
  if (key?.type === 'single_choice') return value === key.option_id
  if (key?.type === 'multiple_choice')
    return Array.isArray(value) && value.toSorted().join() === key.option_ids.toSorted().join()
  if (key?.type !== 'true_false_table' || typeof value !== 'object') return false
  return Object.entries(key.column_ids).every(([id, column]) => Object(value)[id] === column)
}

test('a quiz goes on without a network and a reload, and tells what was checked and what it came to', async ({
  page,
  db,
  student,
  expectConsole,
}) => {
  expectConsole(disconnected)
  // Its first question has a passage, which stands beside it here and before it on a phone.
  await page.setViewportSize(laptop)
  const slug = 'pemanasan-penalaran-umum'
  const { questions, keys } = await readQuiz(db, slug)
  const sitting: Sitting = { page, questions, sheet: new Map() }
  await page.goto(`/session/quiz/${slug}#mulai`)
  await expect(heading(page, 1)).toBeVisible()
  await answerAcrossReload(page, async turn => void (await answerShown(sitting, turn)))
  const confirmed = await db
    .selectFrom('quiz_answers as q')
    .innerJoin('quiz_attempts as a', 'a.id', 'q.attempt_id')
    .select(['q.question_id', 'q.value'])
    .where('a.user_id', '=', student.id)
    .where('q.confirmed_at', 'is not', null)
    .execute()
  const given = [...sitting.sheet].map(([question_id, { value }]) => ({ question_id, value }))
  const byQuestion = (rows: typeof given) =>
    rows.toSorted((one, other) => one.question_id.localeCompare(other.question_id))
  expect(byQuestion(confirmed)).toEqual(byQuestion(given))

  const rights = given.map(({ question_id, value }) => isRight(keys.get(question_id), value))
  for (const [index, right] of rights.entries()) {
    await goTo(page, index + 1)
    const told = page.getByText(right ? /^Benar$/ : /^(?:Belum tepat|Benar sebagian)$/)
    await expect(told.first()).toBeVisible()
  }
  await goTo(page, questions.length)
  await page.getByRole('button', { name: 'Selesai', exact: true }).first().click()
  await page.getByRole('button', { name: 'Kumpulkan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kuis selesai' })).toBeVisible()
  const right = rights.filter(Boolean).length
  await expect(page.getByText(`${right} dari ${questions.length} benar`)).toBeVisible()
})
