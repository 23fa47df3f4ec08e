import type { AnswerValue, ContentOf, QuestionContent, QuestionType } from '@gerbang/contract/question.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { findByWords, findField, shownArticle } from './questions.ts'

/** How tests answer one kind of question, and read from the page alone what it shows. */
interface Kind<T extends QuestionType> {
  guess: (content: ContentOf<T>) => AnswerValue
  /** Answers it on the screen, differently for each `turn`. */
  give: (page: Page, content: ContentOf<T>, turn: number) => Promise<AnswerValue>
  giveByKeys: (page: Page, tabTo: TabTo) => Promise<void>
  readShown: (article: Locator, content: ContentOf<T>) => Promise<AnswerValue | null>
  readReviewed: (article: Locator, content: ContentOf<T>) => Promise<AnswerValue | null>
}

type TabTo = (wanted: Locator) => Promise<void>
type Options = Pick<ContentOf<'single_choice'>, 'options'>
type Table = ContentOf<'true_false_table'>

async function chooseOption(page: Page, { options }: Options, turn: number) {
  const labels = page.locator(`${shownArticle} label:has(input)`)
  await expect(labels).toHaveCount(options.length)
  const label = labels.nth(turn % options.length)
  const { id } = findByWords(options, await label.locator('.reading').textContent())
  await label.click()
  await expect(label.locator('input')).toBeChecked()
  return id
}

async function fillTable(page: Page, { statements, columns }: Table, turn: number) {
  const value: Record<string, string> = {}
  const rows = page.locator(`${shownArticle} fieldset`)
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

async function typeAnswer(page: Page, { input }: ContentOf<'short_answer'>, turn: number) {
  const text = input === 'number' ? `${turn},5` : `kata ${turn}`
  await findField(page).fill(text)
  await expect(findField(page)).toHaveValue(text)
  return text
}

const listChecked = (article: Locator) =>
  article.locator('input:checked').evaluateAll(inputs =>
    inputs.map(input => ({
      label: input.closest('label')?.textContent,
      option: input.closest('label')?.querySelector('.reading')?.textContent ?? null,
      statement: input.closest('fieldset')?.querySelector('.reading')?.textContent ?? null,
    })),
  )

async function readChosen(article: Locator, { options }: Options): Promise<string[]> {
  return (await listChecked(article)).map(({ option }) => findByWords(options, option).id)
}

/** Each part of a review, and what is said about it. */
const listReviewed = (article: Locator) =>
  article.locator('li:has([lang] .reading)').evaluateAll(items =>
    items.map(item => ({
      words: item.querySelector('.reading')?.textContent ?? null,
      said: Array.from(item.querySelectorAll('div > :not([lang])'), part => part.textContent).join(' '),
    })),
  )

async function readReviewedOptions(article: Locator, { options }: Options): Promise<string[]> {
  const yours = (await listReviewed(article)).filter(({ said }) => said.includes('Jawabanmu'))
  return yours.map(({ words }) => findByWords(options, words).id)
}

/** The id of the column of that name, '' for “Tidak dijawab”. */
const findColumn = ({ columns }: Table, label: string | undefined) =>
  columns.find(column => column.label === label)?.id ?? ''

const oneOption = {
  guess: ({ options }: Options) => options[0]?.id ?? '',
  give: chooseOption,
  giveByKeys: (page: Page) => page.keyboard.press('b'),
  readShown: async (article: Locator, content: Options) => (await readChosen(article, content))[0] ?? null,
  readReviewed: async (article: Locator, content: Options) =>
    (await readReviewedOptions(article, content))[0] ?? null,
}

const kinds: { [T in QuestionType]: Kind<T> } = {
  single_choice: oneOption,
  weighted_choice: oneOption,
  multiple_choice: {
    guess: ({ options }) => options.slice(0, 2).map(({ id }) => id),
    give: async (page, content, turn) => [
      await chooseOption(page, content, turn),
      await chooseOption(page, content, turn + 1),
    ],
    async giveByKeys(page) {
      await page.keyboard.press('a')
      await page.keyboard.press('3')
    },
    async readShown(article, content) {
      const ids = await readChosen(article, content)
      return ids.length > 0 ? ids : null
    },
    readReviewed: readReviewedOptions,
  },
  true_false_table: {
    guess: ({ statements, columns }) =>
      Object.fromEntries(statements.map(({ id }) => [id, columns[0]?.id ?? ''])),
    give: fillTable,
    async giveByKeys(page, tabTo) {
      for (const row of await page.locator(`${shownArticle} fieldset`).all()) {
        await tabTo(row.getByRole('radio').first())
        await page.keyboard.press('Space')
        await page.keyboard.press('ArrowRight')
        await expect(row.getByRole('radio').last()).toBeChecked()
      }
    },
    async readShown(article, content) {
      const rows = (await listChecked(article)).map(
        ({ statement, label }) =>
          [findByWords(content.statements, statement).id, findColumn(content, label)] as const,
      )
      return rows.length > 0 ? Object.fromEntries(rows) : null
    },
    readReviewed: async (article, content) =>
      Object.fromEntries(
        (await listReviewed(article)).map(({ words, said }) => [
          findByWords(content.statements, words).id,
          findColumn(content, /Jawabanmu: (.+?)(?: · |$)/.exec(said)?.[1]),
        ]),
      ),
  },
  essay: {
    guess: () => 'Karena begitu, misalnya ini.',
    give: async (page, _content, turn) => {
      const text = `Uraian ke-${turn}, dengan alasannya.`
      await findField(page).fill(text)
      return text
    },
    async giveByKeys(page, tabTo) {
      await tabTo(findField(page))
      await page.keyboard.type('Karena begitu.')
    },
    readShown: async article => (await article.getByLabel('Jawabanmu').inputValue()) || null,
    readReviewed: async article => article.locator('div:has(> dt:text-is("Jawabanmu")) > dd').textContent(),
  },
  short_answer: {
    guess: () => '12',
    give: typeAnswer,
    async giveByKeys(page, tabTo) {
      await tabTo(findField(page))
      await page.keyboard.type('12')
      await page.keyboard.press('Tab')
    },
    readShown: async article => (await article.getByLabel('Jawabanmu').inputValue()) || null,
    readReviewed: article => article.locator('dd').first().textContent(),
  },
  matching: {
    guess: ({ items, options }) => Object.fromEntries(items.map(({ id }) => [id, options[0]?.id ?? ''])),
    async give(page, content, turn) {
      const { items, options } = content
      const lists = page.locator(`${shownArticle} ol select`)
      await expect(lists).toHaveCount(items.length)
      for (const [at, list] of (await lists.all()).entries())
        await list.selectOption(options[(at + turn) % options.length]?.id ?? '')
      return Object.fromEntries(
        items.map(({ id }, at) => [id, options[(at + turn) % options.length]?.id ?? '']),
      )
    },
    async giveByKeys(page, tabTo) {
      for (const list of await page.locator(`${shownArticle} ol select`).all()) {
        await tabTo(list)
        await page.keyboard.press('b')
        await expect(list).not.toHaveValue('')
      }
      await page.keyboard.press('Tab')
    },
    async readShown(article, { items }) {
      const values = await article
        .locator('ol select')
        .evaluateAll(lists => lists.map(list => Reflect.get(list, 'value')))
      const rows = items.flatMap(({ id }, at) => (values[at] ? [[id, String(values[at])]] : []))
      return rows.length > 0 ? Object.fromEntries(rows) : null
    },
    async readReviewed(article, { items, options }) {
      const letters = await article.locator('ul[data-lettered] .reading').allTextContents()
      const rows = (await listReviewed(article)).flatMap(({ words, said }) => {
        const letter = /Jawabanmu: ([A-H])\b/.exec(said)?.[1]
        if (letter === undefined) return []
        const option = findByWords(options, letters[letter.charCodeAt(0) - 65] ?? null)
        return [[findByWords(items, words).id, option.id]]
      })
      return Object.fromEntries(rows)
    },
  },
}

function findKind<T extends QuestionType>(type: T): Kind<T> {
  return kinds[type]
}

export const guess = (content: QuestionContent) => findKind(content.type).guess(content)

export const giveAnswer = (page: Page, content: QuestionContent, turn: number) =>
  findKind(content.type).give(page, content, turn)

export const giveByKeys = (page: Page, { type }: QuestionContent, tabTo: TabTo) =>
  findKind(type).giveByKeys(page, tabTo)

/** What the screen shows as answered, put into ids by the words beside it. */
export const readShown = (page: Page, content: QuestionContent) =>
  findKind(content.type).readShown(page.locator(shownArticle), content)

/** What the review says that the student answered. */
export const readReviewed = (page: Page, content: QuestionContent) =>
  findKind(content.type).readReviewed(page.locator(shownArticle), content)
