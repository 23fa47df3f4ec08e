import { expect, test } from './fixtures.ts'
import { answerShown, goToNext, listStored, openFirstSubTest } from './tryout.ts'

test('another device asks before it takes over, and the old one turns read-only and says so', async ({
  page,
  openDevice,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  await openFirstSubTest(page, db, baseURL, student)
  await answerShown(page)
  await expect.poll(async () => (await listStored(db, student)).length).toBe(1)

  const device = await openDevice()
  await device.goto(page.url())
  await expect(device.getByText('Sesi ini sedang terbuka')).toBeVisible()
  await device.getByRole('button', { name: 'Ambil alih' }).tap()
  await expect(device.getByText('1/12 terjawab')).toBeVisible()

  await goToNext(page, 2)
  await answerShown(page)
  await expect(page.getByText('Sesi dilanjutkan di tab atau perangkat lain')).toBeVisible()
  expect(await listStored(db, student)).toHaveLength(1)

  await page.getByRole('button', { name: 'Ambil alih kembali dan kirim 1 jawaban' }).tap()
  await expect.poll(async () => (await listStored(db, student)).length, { timeout: 20_000 }).toBe(2)
})
