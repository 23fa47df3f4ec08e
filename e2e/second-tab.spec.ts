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

test('a browser that was killed goes on where it was, and two tabs that live still ask', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  expectConsole(/ERR_FAILED/)
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await page.route('**/answer', route => route.abort())
  await answerShown(sitting)
  await expect(page.getByText('Belum terkirim: 1').first()).toBeAttached()
  const place = page.url()
  await page.close()
  // A new tab has no session storage, as after a kill.
  const next = await context.newPage()
  await next.goto(place)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await expect(next.locator('article input').first()).toBeEnabled()

  const other = await context.newPage()
  await other.goto(place)
  await expect(other.getByRole('button', { name: 'Ambil alih' })).toBeVisible()
})

test('the device that loses its sitting hears so from the server while its student only reads', async ({
  page,
  openDevice,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  await openFirstSubTest(page, db, baseURL, student)
  const device = await openDevice()
  await device.goto(page.url())
  await device.getByRole('button', { name: 'Ambil alih' }).tap()
  // Pages call every ten seconds.
  await expect(page.getByText('Sesi dilanjutkan di tab atau perangkat lain')).toBeVisible({ timeout: 60_000 })
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
  // The old device hears nothing by itself: it answers before its next call would tell it.
  expectConsole(/ERR_FAILED/)
  await page.route('**/beat', route => route.abort())
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
