import type { Data } from '@gerbang/contract/call.ts'
import type { progresses } from '@gerbang/contract/exam/progresses.ts'
import { expect, test } from './fixtures.ts'
import { listQuestions, readStored } from './questions.ts'
import { showQuestion } from './sitting.ts'
import { findSubTest, openSession, takeTryout } from './tryout.ts'

const lbi = 5

test('a phone shows a new passage first, and no key answers a question that lies behind it', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  const subTest = await findSubTest(db, lbi)
  const questions = await listQuestions(db, subTest.id)
  await takeTryout(db, baseURL, student, subTest.id)
  const [started] = await Promise.all([
    page.waitForResponse('**/progresses/start'),
    openSession(page, subTest.id),
  ])
  const { data } = (await started.json()) as { data: Data<typeof progresses.start> }
  const passages = data.order.map(
    ({ question_id }) => questions.find(({ id }) => id === question_id)?.stimulus_id ?? null,
  )
  const first = passages.findIndex((id, index) => id !== null && passages[index + 1] === id) + 1
  const headingOf = (number: number) =>
    page.getByRole('heading', { name: `Soal ${number} dari ${questions.length}` })
  const goTo = async (number: number) => {
    await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^Soal ${number}:`) })
      .tap()
  }

  if (first > 1) await goTo(first)
  const passage = page.locator('section').first().locator('h2')
  await expect(passage).toBeFocused()
  await expect(headingOf(first)).toBeHidden()

  await page.keyboard.press('a')
  await expect(headingOf(first)).toBeFocused()
  await expect(passage).toBeHidden()
  await expect(page.getByText(`0/${questions.length} terjawab`)).toBeVisible()

  await page.getByRole('button', { name: 'Bacaan' }).tap()
  await expect(passage).toBeVisible()
  await page.getByRole('button', { name: 'Ke soal' }).tap()
  await expect(headingOf(first)).toBeFocused()

  await page.keyboard.press('n')
  await expect(headingOf(first + 1)).toBeFocused()
  const another = passages.findIndex(id => id !== passages[first]) + 1
  await goTo(another)
  await showQuestion(page, another)
  await goTo(first)
  await expect(headingOf(first)).toBeFocused()
  const stored = await readStored(db, student)
  expect(questions.filter(({ id }) => id in stored)).toEqual([])
})
