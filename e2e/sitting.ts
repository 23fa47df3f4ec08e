import { expect, type Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import { giveAnswer } from './kinds.ts'
import type { Person } from './people.ts'
import { findByWords, listQuestions, type Question, type Sheet, shownArticle } from './questions.ts'
import { enrol, findSubTest, openSession } from './tryout.ts'

/** Brings a question to the screen on which a phone may show its passage first. */
export async function showQuestion(page: Page, number: number): Promise<void> {
  const heading = page.locator(`${shownArticle} h2`, { hasText: new RegExp(`^Soal ${number} dari`) })
  await heading.waitFor({ state: 'attached' })
  // Heading and tabs are drawn together, so what the tabs say now is about this question.
  const tab = page.getByRole('button', { name: 'Soal', exact: true, pressed: false })
  if (await tab.isVisible()) await tab.click()
  await expect(heading).toBeVisible()
}

export async function goToNext(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Berikutnya', exact: true }).click()
  await showQuestion(page, number)
}

/** By the list of questions, which a wide screen shows all the time. */
export async function goTo(page: Page, number: number): Promise<void> {
  const list = page.getByRole('button', { name: 'Buka daftar soal' })
  if (await list.isVisible()) await list.click()
  await page.getByRole('button', { name: new RegExp(`^Soal ${number}:`) }).click()
  await showQuestion(page, number)
}

/** The question on the screen, told by its words. */
export async function findShown(page: Page, questions: readonly Question[]): Promise<Question> {
  const prompt = await page.locator(`${shownArticle} .reading`).first().textContent()
  const parts = questions.map(question => ({ question, html: question.content.prompt_html }))
  return findByWords(parts, prompt).question
}

export interface Sitting {
  page: Page
  questions: Question[]
  sheet: Sheet
}

/** Answers the question on the screen, differently for each `turn`, and notes it on the sheet. */
export async function answerShown({ page, questions, sheet }: Sitting, turn = 0): Promise<Question> {
  const question = await findShown(page, questions)
  const value = await giveAnswer(page, question.content, turn)
  sheet.set(question.id, { value, flagged: sheet.get(question.id)?.flagged ?? false })
  return question
}

/** Marks the question on the screen as doubtful. */
export async function flagShown({ page, questions, sheet }: Sitting): Promise<void> {
  const question = await findShown(page, questions)
  await page.getByRole('button', { name: 'Ragu-ragu', pressed: false }).click()
  await expect(page.getByRole('button', { name: 'Ragu-ragu', pressed: true })).toBeVisible()
  sheet.set(question.id, { value: sheet.get(question.id)?.value ?? null, flagged: true })
}

/** A student who has enrolled and stands before the first question of the first sub-test. */
export async function openFirstSubTest(
  page: Page,
  db: Database,
  origin: string,
  student: Person,
): Promise<Sitting> {
  await enrol(db, origin, student)
  const subTest = await findSubTest(db, 1)
  await openSession(page, subTest.id)
  await showQuestion(page, 1)
  return { page, questions: await listQuestions(db, subTest.id), sheet: new Map() }
}
