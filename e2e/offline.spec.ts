import { expect, test } from './fixtures.ts'
import { answerShown, goToNext, listStored, openFirstSubTest } from './tryout.ts'

/** The real thing takes 120: `E2E_OFFLINE_SECONDS=120 npm run e2e`. */
const offlineSeconds = Number(process.env['E2E_OFFLINE_SECONDS'] ?? 5)

test('answers given without a network are on the screen and on the server afterwards', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  test.setTimeout(60_000 + offlineSeconds * 1000)
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openFirstSubTest(page, db, baseURL, student)
  await answerShown(page)
  await expect.poll(async () => (await listStored(db, student)).length).toBe(1)

  await context.setOffline(true)
  const cut = Date.now()
  for (const number of [2, 3, 4]) {
    await goToNext(page, number)
    await answerShown(page)
  }
  await page.getByRole('button', { name: 'Ragu-ragu' }).tap()
  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await expect(page.getByRole('dialog').getByText('Belum terkirim: 3')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).tap()
  expect(await listStored(db, student)).toHaveLength(1)
  await expect
    .poll(() => Date.now() - cut, { timeout: offlineSeconds * 1000 + 5_000 })
    .toBeGreaterThan(offlineSeconds * 1000)

  await context.setOffline(false)
  await expect.poll(async () => (await listStored(db, student)).length, { timeout: 40_000 }).toBe(4)
  expect((await listStored(db, student)).filter(row => row.flagged)).toHaveLength(1)
  await expect(page.getByText('4/12 terjawab')).toBeVisible()
  await page.reload()
  await expect(page.getByText('4/12 terjawab')).toBeVisible()
})

test('answers survive a reload before they could be sent', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openFirstSubTest(page, db, baseURL, student)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await context.setOffline(true)
  await answerShown(page)
  await goToNext(page, 2)
  await answerShown(page)
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByText('2/12 terjawab')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await listStored(db, student)).length, { timeout: 40_000 }).toBe(2)
})
