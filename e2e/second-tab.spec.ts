import { expect, test } from './fixtures.ts'
import { describeSheet, readStored } from './questions.ts'
import { answerShown, flagShown, goToNext, openFirstSubTest } from './sitting.ts'

test('the tab that loses its sitting to another of the same browser hears so at once', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  await openFirstSubTest(page, db, baseURL, student)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Ambil alih' }).tap()
  await expect(page.getByText('Sesi dilanjutkan di tab atau perangkat lain')).toBeVisible()
})

test('another device asks before it takes over, and the old one turns read-only and says so', async ({
  page,
  openDevice,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))

  const device = await openDevice()
  await device.goto(page.url())
  await expect(device.getByText('Sesi ini sedang terbuka')).toBeVisible()
  await device.getByRole('button', { name: 'Ambil alih' }).tap()
  await expect(device.getByText('1/12 terjawab')).toBeVisible()

  const before = describeSheet(sitting.sheet)
  await goToNext(page, 2)
  await flagShown(sitting)
  await expect(page.getByText('Sesi dilanjutkan di tab atau perangkat lain')).toBeVisible()
  await expect(page.locator('article input').first()).toBeDisabled()
  expect(await readStored(db, student)).toEqual(before)

  await page.getByRole('button', { name: 'Ambil alih kembali dan kirim 1 jawaban' }).tap()
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
})
