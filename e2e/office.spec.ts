import { randomInt } from 'node:crypto'
import { createTryout } from '../apps/server/src/testing/factories.ts'
import {
  button,
  fillRegistration,
  findInvitation,
  firstPassword,
  followLink,
  inventEmail,
  password,
  putOffFirstSteps,
} from './account.ts'
import { expect, expectNoViolations, logIn, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'
import { expectReflow } from './reflow.ts'

// Nobody is signed in to begin with.
test.use({ storageState: { cookies: [], origins: [] } })

const teacherPassword = 'gunung tinggi di timur jauh'

test('an admin invites a teacher, who accepts; a code made for a try-out opens it to who registers with it', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  test.setTimeout(180_000)
  // A second try finds what the first has made. Codes have neither 0 nor 1.
  const number = Array.from({ length: 5 }, () => randomInt(2, 10)).join('')
  const office = await (await browser.newContext()).newPage()
  await signIn(office, baseURL, await createPerson(db, 'admin'))
  const { id: program_id } = await db
    .selectFrom('programs')
    .select('id')
    .where('slug', '=', 'utbk-snbt')
    .executeTakeFirstOrThrow()
  const tryout = await createTryout(db, {
    program_id,
    access: 'code',
    title: `Try Out Khusus ${number}`,
    sub_tests: 0,
  })

  await test.step('an admin invites a teacher', async () => {
    const email = inventEmail()
    await office.goto('/admin/user/create')
    await office.getByLabel('Peran').selectOption('Guru')
    await office.getByLabel('Nama lengkap').fill('Ratna Kusuma')
    await office.getByLabel('Email (boleh kosong)', { exact: true }).fill(email)
    await button(office, 'Kirim undangan').click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Ratna Kusuma')
    await expectNoViolations(office)

    await page.goto(await findInvitation(page, email))
    await expect(page.getByText(`masuk sebagai ${email}`)).toBeVisible()
    await expectNoViolations(page)
    await password(page, 'Kata sandi baru').fill(teacherPassword)
    await button(page, 'Buat kata sandi').tap()
    await expect(page).toHaveURL('/login')
    await logIn(page, { email }, teacherPassword)
    await expect(page).toHaveURL(/\/teacher/)
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('invites more by a table, whose wrong row is named', async () => {
    const lines = ['Nama,Email,Peran', `Bima Saputra,${inventEmail()},guru`, 'Tanpa Alamat,,guru']
    await office.goto('/admin/user')
    await expect(button(office, 'Impor tabel')).toBeHidden()
    await button(office, 'Lainnya').click()
    await button(office, 'Impor tabel').click()
    const sheet = office.getByRole('dialog')
    await sheet.locator('input[type=file]').setInputFiles({
      name: 'guru.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    await sheet.getByRole('button', { name: 'Periksa tabel' }).click()
    await expect(sheet.getByText('Email wajib diisi.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Undang 1 orang' }).click()
    await expect(sheet.getByText('1 orang diundang')).toBeVisible({ timeout: 30_000 })
    await sheet.getByRole('button', { name: 'Selesai' }).click()
  })

  await test.step('and sees only teachers: the filter that is set stays in view when the others are folded', async () => {
    const role = office.getByRole('combobox', { name: 'Peran' })
    await expect(role).toBeHidden()
    await button(office, 'Saringan').click()
    await role.selectOption('Guru')
    await expect(button(office, 'Saringan (1)')).toBeVisible()
    await expectReflow(office)
    await expectNoViolations(office)
    await role.press('Escape')
    await expect(button(office, 'Saringan (1)')).toBeFocused()
    await expect(role).toBeVisible()
    await expect(office.getByRole('combobox', { name: 'Status' })).toBeHidden()
    await office.getByRole('link', { name: 'Hapus saringan Peran' }).click()
    await expect(role).toBeHidden()
    await expect(button(office, 'Saringan')).toBeVisible()
  })

  await test.step('makes a code that opens a try-out', async () => {
    await office.goto('/admin/user/student-code')
    await button(office, 'Buat kode').first().click()
    const sheet = office.getByRole('dialog')
    await sheet.getByText('Satu kode sendiri').click()
    await sheet.getByRole('textbox', { name: /^Kode/ }).fill(`jalan-${number}`)
    await sheet.getByLabel('Program').selectOption('UTBK-SNBT')
    await sheet.getByText(`Try Out Khusus ${number}`).click()
    await expectNoViolations(office)
    await sheet.getByRole('button', { name: 'Buat kode' }).click()
    await expect(sheet).toBeHidden()
    await expect(button(office, `JALAN${number}`)).toBeVisible()
  })

  await test.step('a student registers with it and enrols without typing it again', async () => {
    const email = inventEmail()
    await page.goto('/register')
    await fillRegistration(page, email)
    await page.getByLabel('Kode Siswa').fill(`jalan ${number}`)
    await button(page, 'Buat akun').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buka emailmu')
    await followLink(page, email)
    await page.goto('/login')
    await logIn(page, { email }, firstPassword)
    await putOffFirstSteps(page)
    await page.goto(`/student/try-out/detail/${tryout.slug}`)
    // The page has read it before it is gone.
    const read = page.waitForResponse(`**/tryouts/${tryout.slug}/subjects`)
    await page.getByRole('button', { name: 'Mulai' }).tap()
    await expect(page).toHaveURL(`/student/try-out/subjects/${tryout.slug}`)
    expect((await read).status()).toBe(200)
  })

  // Other journeys look at the list of try-outs.
  await db.updateTable('tryouts').set({ status: 'archived' }).where('id', '=', tryout.id).execute()
  await office.context().close()
})
