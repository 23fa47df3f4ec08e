import { expect, test } from './fixtures.ts'
import { listStored, openFirstSubTest } from './tryout.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('keys answer, mark and move; a fast second key answers the question it was meant for', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await openFirstSubTest(page, db, baseURL, student)
  // Three keys within one frame: answer the first, go on, mark the second as doubtful.
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: /^Soal 2 dari/ })).toBeVisible()
  await expect.poll(async () => (await listStored(db, student)).length).toBe(2)
  const stored = await listStored(db, student)
  expect(stored.filter(row => row.value !== null && !row.flagged)).toHaveLength(1)
  expect(stored.filter(row => row.value === null && row.flagged)).toHaveLength(1)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: /^Soal 1 dari/ })).toBeVisible()
  await expect(page.locator('fieldset input').nth(1)).toBeChecked()
})
