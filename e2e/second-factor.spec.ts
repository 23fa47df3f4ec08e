import { showCode } from '../apps/server/src/testing/second-factors.ts'
import { expect, expectNoViolations, test } from './fixtures.ts'
import { createPerson, password, signIn } from './people.ts'

test.use({ storageState: { cookies: [], origins: [] } })

test('a teacher sets up a second factor, is let in by it on another device, and by a recovery code when the phone is lost', async ({
  page,
  baseURL,
  db,
  browser,
  expectConsole,
}) => {
  expectConsole(/status of 401.*\/login/)
  const teacher = await createPerson(db, 'teacher')
  await signIn(page, baseURL, teacher)
  await page.goto('/teacher/profile')
  await page.getByRole('link', { name: 'Buka keamanan' }).tap()
  await page.getByRole('button', { name: 'Pasang kode kedua' }).tap()
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Lanjut' }).tap()
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()
  const secret = key.replaceAll(' ', '')
  await page.getByLabel('Kode 6 angka').fill(showCode(secret, new Date()))
  await page.getByRole('button', { name: 'Aktifkan' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Kode cadangan' })).toBeVisible()
  await expectNoViolations(page)
  const codes = await page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Sudah kusimpan' }).tap()
  await expect(page.getByText(/^Terpasang sejak/)).toBeVisible()
  await expectNoViolations(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  const enter = async (code: string) => {
    await other.goto('/login')
    await other.getByLabel('Email atau nama pengguna').fill(teacher.email)
    await other.getByLabel('Kata sandi', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Masuk', exact: true }).click()
    await other.getByLabel('Kode 6 angka atau kode cadangan').fill(code)
    await other.getByRole('button', { name: 'Periksa kode' }).click()
  }
  // The first code is used up; that of the next half minute counts already.
  await enter(showCode(secret, new Date(Date.now() + 30_000)))
  await expect(other).toHaveURL('/teacher')

  await other.goto('/teacher/profile/keamanan')
  await other.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
  await other.getByRole('button', { name: 'Keluar dari semua', exact: true }).click()
  await expect(other).toHaveURL('/login')
  await enter(codes[0] ?? '')
  await expect(other).toHaveURL('/teacher')
  await context.close()
})
