import { expect, test } from './fixtures.ts'
import { expectReflow, sizeText } from './reflow.ts'
import { openFirstSubTest } from './sitting.ts'

test('a phone whose letters are twice as large shows all of the session', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await openFirstSubTest(page, db, baseURL, student)
  await sizeText(page, '200%')
  await expectReflow(page)
  // The order of questions is each student's own: all of them are looked at.
  const next = page.getByRole('button', { name: 'Berikutnya' })
  while (await next.isVisible()) {
    await next.tap()
    await expectReflow(page)
  }
  await page.getByRole('button', { name: 'Ragu-ragu' }).tap()
  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await expectReflow(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).tap()
  await expect(page.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' })).toBeVisible()
  await expectReflow(page)
})
