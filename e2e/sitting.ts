import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import { expect, type Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import type { Person } from './people.ts'
import { findByWords, listQuestions, type Question, type Sheet } from './questions.ts'
import { enrol, findSubTest, openSession } from './tryout.ts'

type Content<T extends QuestionContent['type']> = Extract<QuestionContent, { type: T }>

/** Brings a question to the screen on which a phone may show its passage first. */
export async function showQuestion(page: Page, number: number): Promise<void> {
  const heading = page.locator('article h2', { hasText: new RegExp(`^Soal ${number} dari`) })
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
  const prompt = await page.locator('article .reading').first().textContent()
  const parts = questions.map(question => ({ question, html: question.content.prompt_html }))
  return findByWords(parts, prompt).question
}

async function chooseOption(
  page: Page,
  { options }: Pick<Content<'single_choice'>, 'options'>,
  turn: number,
) {
  const labels = page.locator('article label:has(input)')
  await expect(labels).toHaveCount(options.length)
  const label = labels.nth(turn % options.length)
  const { id } = findByWords(options, await label.locator('.reading').textContent())
  await label.click()
  await expect(label.locator('input')).toBeChecked()
  return id
}

async function fillTable(page: Page, { statements, columns }: Content<'true_false_table'>, turn: number) {
  const value: Record<string, string> = {}
  const rows = page.locator('article fieldset')
  await expect(rows).toHaveCount(statements.length)
  for (const [index, row] of (await rows.all()).entries()) {
    const statement = findByWords(statements, await row.locator('.reading').textContent())
    const column = columns[(index + turn) % columns.length]
    if (!column) throw new Error('A table without columns')
    await row.getByText(column.label, { exact: true }).click()
    await expect(row.getByRole('radio', { name: column.label, exact: true })).toBeChecked()
    value[statement.id] = column.id
  }
  return value
}

async function typeAnswer(page: Page, { input }: Content<'short_answer'>, turn: number) {
  const text = input === 'number' ? `${turn},5` : `kata ${turn}`
  await page.getByLabel('Jawabanmu').fill(text)
  await expect(page.getByLabel('Jawabanmu')).toHaveValue(text)
  return text
}

async function giveAnswer(page: Page, content: QuestionContent, turn: number): Promise<AnswerValue> {
  switch (content.type) {
    case 'single_choice':
    case 'weighted_choice':
      return chooseOption(page, content, turn)
    case 'multiple_choice':
      return [await chooseOption(page, content, turn), await chooseOption(page, content, turn + 1)]
    case 'true_false_table':
      return fillTable(page, content, turn)
    case 'short_answer':
      return typeAnswer(page, content, turn)
  }
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

/** What the screen shows as answered: read from the page alone, put into ids by the words beside it. */
export async function readShown(page: Page, { content }: Question): Promise<AnswerValue | null> {
  const article = page.locator('article')
  if (content.type === 'short_answer') return (await article.getByLabel('Jawabanmu').inputValue()) || null
  const chosen = await article.locator('input:checked').evaluateAll(inputs =>
    inputs.map(input => ({
      label: input.closest('label')?.textContent,
      option: input.closest('label')?.querySelector('.reading')?.textContent ?? null,
      statement: input.closest('fieldset')?.querySelector('.reading')?.textContent ?? null,
    })),
  )
  if (chosen.length === 0) return null
  if (content.type === 'true_false_table')
    return Object.fromEntries(
      chosen.map(({ statement, label }) => [
        findByWords(content.statements, statement).id,
        findColumn(content, label),
      ]),
    )
  const ids = chosen.map(({ option }) => findByWords(content.options, option).id)
  return content.type === 'multiple_choice' ? ids : (ids[0] ?? null)
}

/** The id of the column of that name, '' for “Tidak dijawab”. */
export function findColumn({ columns }: Content<'true_false_table'>, label: string | undefined): string {
  return columns.find(column => column.label === label)?.id ?? ''
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
