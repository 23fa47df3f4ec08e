/* oxlint-disable unicorn/consistent-function-scoping -- what `evaluate` runs lives in the page, where this file is not */
import { listReadParts } from '@gerbang/scoring/kinds/list-read-parts.ts'
import { randomUUID } from 'node:crypto'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import { publishTryout } from '../apps/server/src/features/exam/tryouts/publish-tryout.queries.ts'
import { expect, test } from './fixtures.ts'
import { findField, listQuestions, type Question, readWords, shownArticle } from './questions.ts'
import { expectReflow } from './reflow.ts'
import { showQuestion } from './sitting.ts'

interface Drawn {
  page: Page
  subTest: SubTest
  questions: Question[]
}
type SubTest = Awaited<ReturnType<typeof openPaper>>['subTests'][number]

/** A paper of the demo of official length as a try-out that is open now and tells its keys at once. */
async function openPaper(db: Database, title: string) {
  const planned = await db
    .selectFrom('tryouts')
    .selectAll()
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  const at = new Date(Date.now() - 3_600_000).toISOString()
  // While it is still to come it holds its questions: nobody may review them anywhere.
  const day = 86_400_000
  const [opens_at, closes_at] = [3 * day, 2 * day].map(ago => new Date(Date.now() - ago).toISOString())
  await db.updateTable('tryouts').set({ opens_at, closes_at }).where('id', '=', planned.id).execute()
  const tryout = {
    ...planned,
    id: randomUUID(),
    slug: `naskah-lengkap-${randomUUID()}`,
    title: 'Naskah Lengkap',
    opens_at: at,
    closes_at: null,
    choices_min: 0,
    choices_max: 0,
    result_release: 'instant' as const,
    status: 'draft' as const,
    published_at: null,
    marks: JSON.stringify(planned.marks),
  }
  await db.insertInto('tryouts').values(tryout).execute()
  const rows = await db
    .selectFrom('tryout_sub_tests')
    .selectAll()
    .where('tryout_id', '=', planned.id)
    .orderBy('position')
    .execute()
  const copies = rows.map(row => ({ from: row.id, row: { ...row, id: randomUUID(), tryout_id: tryout.id } }))
  await db
    .insertInto('tryout_sub_tests')
    .values(copies.map(({ row }) => row))
    .execute()
  const papers = []
  for (const { from, row } of copies)
    papers.push({ sub_test_id: row.id, question_ids: await listPlanned(db, from) })
  await publishTryout(db, tryout.id, papers, { at, newId: randomUUID })
  const subTests = await db
    .selectFrom('tryout_sub_tests as s')
    .innerJoin('subjects as j', 'j.id', 's.subject_id')
    .select(['s.id', 's.lang', 'j.name', 'j.code'])
    .where('s.tryout_id', '=', tryout.id)
    .orderBy('s.position')
    .execute()
  return { slug: tryout.slug, subTests }
}

/** As a plan says; of what the demo published itself, as it was frozen. */
async function listPlanned(db: Database, subTestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tryout_questions')
    .select('question_id')
    .where('sub_test_id', '=', subTestId)
    .orderBy('position')
    .execute()
  return rows.length > 0
    ? rows.map(({ question_id }) => question_id)
    : (await listQuestions(db, subTestId)).map(({ id }) => id)
}

const listHtml = (content: QuestionContent) => [
  content.prompt_html,
  ...listReadParts(content).map(({ html }) => html),
]

/** By prompt and options together: several questions of a paper ask for the same thing about different passages. */
function findDrawn(questions: Question[], shown: string[]): Question {
  const found = questions.filter(({ content }) =>
    listHtml(content).every(part => shown.includes(readWords(part))),
  )
  const [question] = found
  if (!question || found.length > 1)
    throw new Error(`${found.length} questions of the database read “${shown[0]}”`)
  return question
}

const countFormulas = (parts: string[]) => parts.join('').split('<math').length - 1

/** All that the page draws of a question, in one visit: each would wait for its turn on a busy machine. */
function look(page: Page) {
  return page.evaluate(async () => {
    const readings = Array.from(document.querySelectorAll('.reading:not([data-ahead] *)'))
    const pictures = readings.flatMap(reading => Array.from(reading.querySelectorAll('img')))
    await Promise.allSettled(pictures.map(picture => picture.decode()))
    const typed = readings
      .map(reading => {
        const copy = reading.cloneNode(true) as Element
        for (const formula of copy.querySelectorAll('math')) formula.remove()
        return copy.textContent
      })
      .filter(words => /\$|\\[a-z]+|\{|\}/i.test(words))
    const formulas = readings.flatMap(reading => Array.from(reading.querySelectorAll('math')))
    const empty = formulas.filter(formula => {
      const { width, height } = formula.getBoundingClientRect()
      return formula.checkVisibility() && (width < 2 || height < 2)
    })
    const explanation = document.querySelector<HTMLElement>('section[aria-label="Pembahasan"]')
    const isOfQuestion = (reading: Element) => explanation?.contains(reading) !== true
    return {
      /** Formulas left as they were typed, broken or empty, and pictures without words. */
      faults: [
        ...typed.map(words => `typed: ${words}`),
        ...formulas.filter(one => one.querySelector('merror')).map(one => `broken: ${one.textContent}`),
        ...empty.map(one => `empty: ${one.textContent}`),
        ...pictures.filter(({ alt }) => !alt.trim()).map(({ src }) => `without words: ${src}`),
        ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `not drawn: ${src}`),
      ],
      /** Of everything that the sub-test's author wrote for it: passages, prompts and options, not the explanations. */
      languages: readings
        .filter(reading => reading.closest('section, article') !== null && isOfQuestion(reading))
        .map(reading => reading.closest<HTMLElement>('[lang]')?.lang ?? ''),
      words: readings
        .filter(reading => reading.closest('article') !== null && isOfQuestion(reading))
        .map(reading => reading.textContent.replaceAll(/\s/g, '')),
      formulas: document.querySelectorAll('article:not([data-ahead] *) math').length,
      explained: explanation?.innerText.length ?? 0,
    }
  })
}

async function expectDrawn({ page, subTest }: Pick<Drawn, 'page' | 'subTest'>, where: string) {
  const seen = await look(page)
  expect(seen.faults, where).toEqual([])
  expect(new Set(seen.languages), where).toEqual(new Set([subTest.lang]))
  await expectReflow(page, where)
  return seen
}

/** Goes on as a tap does. Says whether a phone shows the passage of the question first. */
async function turnTo(page: Page, number: number): Promise<boolean> {
  // The first may stand in a document of its own.
  if (number === 1)
    await page.locator(`${shownArticle} h2`, { hasText: /^Soal 1 dari/ }).waitFor({ state: 'attached' })
  return page.evaluate(async number => {
    const find = (selector: string, words: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).find(({ textContent }) =>
        textContent.startsWith(words),
      )
    const findHeading = () => find('article h2', `Soal ${number} dari`)
    if (number > 1) find('button', 'Berikutnya')?.click()
    while (!findHeading()) await new Promise(resolve => requestAnimationFrame(resolve))
    return findHeading()?.checkVisibility({ visibilityProperty: true }) === false
  }, number)
}

/** Measures the passage where a phone shows it first, then the question; `explanations` adds what only a review has. */
async function expectQuestion(drawn: Drawn, number: number, explanations?: Map<string, string>) {
  const { page, subTest, questions } = drawn
  const where = `${subTest.code}, ${number}`
  if (await turnTo(page, number)) {
    await expectDrawn(drawn, `${where}, passage`)
    await showQuestion(page, number)
  }
  let id = ''
  // The part of a kind may come a moment after its heading.
  await expect(async () => {
    const { words, formulas, explained } = await expectDrawn(drawn, where)
    const question = findDrawn(questions, words)
    const explanation = explanations && (explanations.get(question.id) ?? '')
    const parts = [...listHtml(question.content), ...(explanation === undefined ? [] : [explanation])]
    expect(formulas, where).toBe(countFormulas(parts))
    if (explanations) expect(explained, where).toBeGreaterThan(200)
    ;({ id } = question)
  }).toPass({ timeout: 20_000 })
  return id
}

/** The first option, the first column of each row, or a number. */
async function answer(page: Page): Promise<void> {
  const isTyped = await page.evaluate(() => {
    const groups = new Set<string>()
    for (const input of document.querySelectorAll<HTMLInputElement>('article:not([data-ahead] *) input')) {
      if (!groups.has(input.name)) input.click()
      groups.add(input.name)
    }
    return document.querySelector('article:not([data-ahead] *) input[inputmode]') !== null
  })
  if (isTyped) await findField(page).fill('12')
}

async function takeSubTest(drawn: Drawn): Promise<void> {
  const { page, questions } = drawn
  const seen = new Set<string>()
  for (let number = 1; number <= questions.length; number++) {
    seen.add(await expectQuestion(drawn, number))
    await answer(page)
  }
  expect(seen.size).toBe(questions.length)
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await expect(page.getByText(`${questions.length} dari ${questions.length} soal`)).toBeVisible()
}

async function reviewSubTest(drawn: Drawn, explanations: Map<string, string>): Promise<void> {
  const { page, subTest, questions } = drawn
  const subTests = page.getByRole('combobox', { name: 'Subtes' })
  const option = subTests.locator('option', { hasText: subTest.name })
  await subTests.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByRole('button', { name: `Semua ${questions.length}` }).tap()
  for (let number = 1; number <= questions.length; number++) await expectQuestion(drawn, number, explanations)
}

async function sitWhole(page: Page, db: Database, title: string): Promise<void> {
  const { slug, subTests } = await openPaper(db, title)
  const papers = []
  for (const subTest of subTests)
    papers.push({ page, subTest, questions: await listQuestions(db, subTest.id) })
  expect(papers.flatMap(({ questions }) => questions)).toHaveLength(160)

  await page.goto(`/student/try-out/detail/${slug}`)
  await page.getByRole('button', { name: 'Mulai', exact: true }).tap()
  for (const [index, drawn] of papers.entries()) {
    if (index === 0) {
      await page.getByRole('button', { name: `Mulai ${drawn.subTest.name}` }).tap()
      await page.getByRole('button', { name: 'Saya siap' }).tap()
    } else await page.getByRole('button', { name: 'Mulai subtes' }).tap()
    await takeSubTest(drawn)
    const isLast = index === papers.length - 1
    await page.getByRole('link', { name: isLast ? 'Lihat hasil' : 'Lanjut ke subtes berikutnya' }).tap()
  }

  const keys = await db
    .selectFrom('paper_keys as k')
    .innerJoin('tryout_sub_tests as s', 's.id', 'k.sub_test_id')
    .innerJoin('tryouts as t', 't.id', 's.tryout_id')
    .select(['k.question_id', 'k.explanation_html'])
    .where('t.slug', '=', slug)
    .execute()
  const explanations = new Map(
    keys.map(({ question_id, explanation_html }) => [question_id, explanation_html]),
  )
  await page.getByRole('link', { name: 'Bahas soal' }).tap()
  for (const drawn of papers) await reviewSubTest(drawn, explanations)
}

/** One in light, one in dark: both draw the same shapes. */
const papers = [
  ['Try Out Akhir Pekan', 'light'],
  ['Try Out Awal Pekan', 'dark'],
] as const

for (const [title, colorScheme] of papers)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test(`the paper of official length fits a phone, question by question and explanation by explanation: ${title}`, async ({
      page,
      db,
    }) => {
      test.setTimeout(600_000)
      await sitWhole(page, db, title)
    })
  })
