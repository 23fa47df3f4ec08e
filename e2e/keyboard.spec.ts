import { laptop } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { giveByKeys, readShown } from './kinds.ts'
import { describeSheet, readStored } from './questions.ts'
import { findShown, openFirstSubTest, showQuestion } from './sitting.ts'
import { tabTo } from './tab-to.ts'
import { slug, takeTryout } from './tryout.ts'

test.use({ viewport: laptop, isMobile: false, hasTouch: false })

test('a whole sub-test is taken with the keyboard alone', async ({ page, db, baseURL, student }) => {
  const { questions, sheet } = await openFirstSubTest(page, db, baseURL, student)
  for (let number = 1; number <= questions.length; number++) {
    const heading = page.getByRole('heading', { name: `Soal ${number} dari ${questions.length}` })
    await expect(heading).toBeFocused()
    const question = await findShown(page, questions)
    await giveByKeys(page, question.content, wanted => tabTo(page, wanted))
    if (number === 2) await page.keyboard.press('r')
    await expect(page.getByText(`${number}/${questions.length} terjawab`)).toBeVisible()
    sheet.set(question.id, { value: await readShown(page, question.content), flagged: number === 2 })
    if (number < questions.length) await page.keyboard.press('n')
  }
  expect([...sheet.values()].every(({ value }) => value !== null)).toBe(true)
  await tabTo(page, page.getByRole('navigation', { name: 'Pindah soal' }).getByRole('button').last())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Kumpulkan' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeFocused()
  expect(await readStored(db, student)).toEqual(describeSheet(sheet))
})

test('a fast second key answers the question it was meant for', async ({ page, db, baseURL, student }) => {
  const { questions } = await openFirstSubTest(page, db, baseURL, student)
  let number = 1
  while ((await findShown(page, questions)).content.type !== 'single_choice') {
    await page.keyboard.press('n')
    await showQuestion(page, ++number)
  }
  const question = await findShown(page, questions)
  // Three keys within one frame: answer this one, go on, mark the next as doubtful.
  for (const key of ['b', 'n', 'r']) await page.keyboard.press(key)
  await showQuestion(page, number + 1)
  const next = await findShown(page, questions)
  await page.keyboard.press('p')
  await showQuestion(page, number)
  await expect(page.locator('fieldset input').nth(1)).toBeChecked()
  const value = await readShown(page, question.content)
  await expect
    .poll(() => readStored(db, student))
    .toEqual({ [question.id]: { value, flagged: false }, [next.id]: { value: null, flagged: true } })
})

test('letters do nothing behind a dialog, nor once they are switched off', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await openFirstSubTest(page, db, baseURL, student)
  await page.getByRole('button', { name: 'Tampilan dan tombol pintas' }).click()
  await page.keyboard.press('n')
  await page.getByRole('checkbox', { name: 'Tombol pintas' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Tampilan dan tombol pintas' })).toBeFocused()
  for (const key of ['n', 'b', 'r']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: /^Soal 1 dari/ })).toBeVisible()
  await expect(page.getByText('0/12 terjawab')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ragu-ragu', pressed: false })).toBeVisible()
})

test('the review is leafed through by keys, with the focus on each question', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await takeTryout(db, baseURL, student)
  await page.goto(`/session/tryout-review/${slug}`)
  const headingOf = (number: number) => page.getByRole('heading', { name: `Soal ${number} dari 12` })
  await expect(page.getByRole('heading', { name: /^Soal \d+ dari 12$/ })).toBeFocused()
  await page.getByRole('button', { name: 'Semua 12' }).click()
  await expect(headingOf(1)).toBeVisible()
  for (const key of ['n', 'n', 'p']) await page.keyboard.press(key)
  await expect(headingOf(2)).toBeFocused()
})
