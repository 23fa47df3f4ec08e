import { randomInt } from 'node:crypto'
import { button, password } from './account.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'

// Nobody is signed in to begin with.
test.use({ storageState: { cookies: [], origins: [] } })

test('students of a list get cards on one sheet, and a card signs in to make a password', async ({
  page,
  browser,
  db,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const nisn = `00${randomInt(10_000_000, 99_999_999)}`
  const klass = `XII ${nisn.slice(-4)}`
  const desk = await (await browser.newContext({ baseURL, locale: 'id-ID' })).newPage()
  await signIn(desk, baseURL, await createPerson(db, 'admin'))

  await test.step('the school takes in its list', async () => {
    await desk.goto('/admin/user')
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
    const pdf = await desk.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    return (await card.locator('dd').last().textContent()) ?? ''
  })

  await test.step('the card signs in, and asks for a password of their own', async () => {
    await page.goto(`/login?user=${nisn}`)
    await password(page).fill(told)
    await button(page, 'Masuk').click()
    await expect(page.getByRole('heading', { name: 'Buat kata sandimu sendiri' })).toBeVisible()
    await expectNoViolations(page)
  })
  await desk.context().close()
})
