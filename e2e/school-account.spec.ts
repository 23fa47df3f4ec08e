import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { button, firstPassword, password, putOffFirstSteps, secondPassword } from './account.ts'
import { countPages } from './count-pages.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { scrollDown } from './open-screen.ts'
import { createPerson } from './people.ts'

// Nobody is signed in to begin with.
test.use({ storageState: { cookies: [], origins: [] } })

/** What a student reads on a card and types. */
async function enter(page: Page, address: string, typed: string) {
  await page.goto(address)
  await password(page).fill(typed)
  await button(page, 'Masuk').click()
}

async function makeOwn(page: Page, own: string, isNew = false) {
  await expect(page.getByRole('heading', { name: 'Buat kata sandimu sendiri' })).toBeVisible()
  await expectNoViolations(page)
  await password(page, 'Kata sandi baru').fill(own)
  await button(page, 'Simpan dan lanjutkan').click()
  if (isNew) await putOffFirstSteps(page)
  await expect(page.getByRole('heading', { name: 'Hari ini' })).toBeVisible()
  // Before the browser has kept that the first password is replaced.
  await page.goto('/student/profile')
  await expect(page.getByRole('heading', { name: 'Ganti kata sandi' })).toBeVisible()
}

test('a student without e-mail comes from a list, signs in by card, forgets the password, takes the own data and leaves', async ({
  page,
  browser,
  db,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const nisn = `00${randomInt(10_000_000, 99_999_999)}`
  const klass = `XII ${nisn.slice(-4)}`
  const desk = await (await browser.newContext({ baseURL, locale: 'id-ID' })).newPage()
  await signIn(desk, baseURL, await createPerson(db, 'admin'))
  const address = `/login?user=${nisn}`

  await test.step('the school takes in its list', async () => {
    await desk.goto('/admin/user')
    await button(desk, 'Lainnya').click()
    await desk.getByRole('link', { name: 'Siswa dari daftar' }).click()
    const buffer = Buffer.from(`Nama;NISN;Kelas\r\nRANI LESTARI;${nisn};${klass}`)
    await desk.locator('input[type=file]').setInputFiles({ name: 'daftar.csv', mimeType: 'text/csv', buffer })
    await button(desk, 'Baca daftar').click()
    await desk.getByLabel('Program').selectOption('UTBK-SNBT')
    await desk.getByLabel('Sekolah').fill('SMA Contoh')
    await button(desk, 'Pakai').click()
    await button(desk, 'Simpan 1 siswa').click()
    await expect(desk.getByText('1 akun baru, 0 akun diperbarui')).toBeVisible({ timeout: 20_000 })
    await expectNoViolations(desk)
  })

  const told = await test.step('and prints the card', async () => {
    await desk.getByRole('link', { name: 'Cetak kartu login' }).click()
    await desk.getByRole('checkbox', { name: klass }).check()
    await expectNoViolations(desk)
    await button(desk, 'Buat 1 kartu').click()
    const card = desk.getByRole('listitem').filter({ hasText: 'Rani Lestari' })
    await expect(card.getByRole('img', { name: 'Kode QR untuk Rani Lestari' })).toBeVisible()
    await expect(card).toContainText(nisn)
    expect(await countPages(desk)).toBe(1)
    return (await card.locator('dd').last().textContent()) ?? ''
  })

  await test.step('the card signs in once, and the student makes a password', async () => {
    await enter(page, address, told)
    await makeOwn(page, firstPassword, true)
  })

  await test.step('the password is changed', async () => {
    await button(page, 'Buat yang baru').click()
    await password(page, 'Kata sandi sekarang').fill(firstPassword)
    await password(page, 'Kata sandi baru').fill(secondPassword)
    await button(page, 'Ganti kata sandi').click()
    await expect(page.getByText('Kata sandi diganti').first()).toBeVisible()
  })

  await test.step('it is forgotten, and the staff tell a new one', async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('nisn', '=', nisn)
      .executeTakeFirstOrThrow()
    await desk.goto(`/admin/user/detail/${id}`)
    await button(desk, 'Buat kata sandi baru').click()
    await button(desk, 'Buat kata sandi').click()
    const renewed = (await desk.getByRole('dialog').locator('dd').last().textContent()) ?? ''
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await enter(page, address, renewed)
    await makeOwn(page, firstPassword)
  })

  await test.step('the own data are taken along', async () => {
    await scrollDown(page)
    await button(page, 'Unduh data saya').click()
    const save = button(page, 'Simpan data-saya.zip')
    await expect(save).toBeVisible({ timeout: 20_000 })
    const [copy] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(copy.suggestedFilename()).toBe('data-saya.zip')
  })

  await test.step('and the account goes', async () => {
    await button(page, 'Hapus akun').click()
    const dialog = page.getByRole('dialog')
    await password(page, 'Kata sandi').fill(firstPassword)
    await dialog.getByRole('button', { name: 'Hapus akun saya' }).click()
    await expect(page).toHaveURL('/login')
    const { deletion_at } = await db
      .selectFrom('users')
      .select('deletion_at')
      .where('nisn', '=', nisn)
      .executeTakeFirstOrThrow()
    expect(deletion_at).not.toBeNull()
  })
  await desk.context().close()
})
