import {
  button,
  fillRegistration,
  firstPassword,
  followLink,
  inventEmail,
  password,
  putOffFirstSteps,
  readCode,
  secondPassword,
} from './account.ts'
import { expect, expectNoViolations, logIn, test } from './fixtures.ts'

// Nobody is signed in to begin with.
test.use({ storageState: { cookies: [], origins: [] } })

const thirdPassword = 'layang-layang putus tali'
/** The demo's: see `apps/server/src/demo/content/student-codes.ts`. */
const studentCode = 'cemara-27'

test('a new student registers, verifies, resets and changes the password, ends a session and signs out', async ({
  page,
  browser,
  expectConsole,
}) => {
  test.setTimeout(180_000)
  const email = inventEmail()

  await test.step('registers with a code', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Daftar dan mulai' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daftar')
    await fillRegistration(page, email)
    await page.getByLabel('Kode Siswa').fill(studentCode)
    await expectNoViolations(page)
    await button(page, 'Buat akun').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buka emailmu')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Kirim ulang dalam/ })).toBeDisabled()
    await expectNoViolations(page)
  })

  await test.step('opens the mail and is verified', async () => {
    await followLink(page, email)
    await expect(page).toHaveURL(/status=success/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email terverifikasi')
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Masuk' }).tap()
  })

  await test.step('signs in and finds what was typed', async () => {
    await expect(page).toHaveURL('/login')
    await expectNoViolations(page)
    await logIn(page, { email }, firstPassword)
    await putOffFirstSteps(page)
    await expect(page.getByText('Selamat datang, Rani')).toBeVisible()
    await expect(page.getByText('Verifikasi emailmu')).toBeHidden()
    await page.getByRole('link', { name: 'Akun saya' }).tap()
    await expect(page.getByText('Terverifikasi')).toBeVisible()
    await button(page, 'Ubah data diri').tap()
    await expect(button(page, 'Kecamatan')).toHaveText('Coblong')
    const program = page.getByLabel('Program')
    await expect(program).toHaveValue('UTBK-SNBT')
    await expect(program).not.toBeEditable()
    await expect(program).toHaveAccessibleDescription(
      /mengikuti Kode Siswamu, CEMARA27 · Bimbel Cemara · Angkatan 2027/,
    )
    await expectNoViolations(page)
  })

  await test.step('forgets the password and resets it with the code from the mail', async () => {
    await page.goto('/forgot-password')
    await expectNoViolations(page)
    await page.getByLabel('Email').fill(email)
    await button(page, 'Kirim kode').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masukkan kode')
    await expectNoViolations(page)
    const mailbox = await page.context().newPage()
    const code = await readCode(mailbox, email)
    await mailbox.close()
    await page.getByLabel('Kode 6 angka').fill(code)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kata sandi baru')
    await expectNoViolations(page)
    await password(page, 'Kata sandi baru').fill(secondPassword)
    await button(page, 'Simpan kata sandi').tap()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Kata sandimu sudah diganti.')).toBeVisible()
  })

  await test.step('finds the old password dead and the new one alive', async () => {
    expectConsole(/status of 401.*\/login/)
    await logIn(page, { email }, firstPassword)
    await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah')
    await logIn(page, { email }, secondPassword)
    await expect(page).toHaveURL('/student')
  })

  await test.step('changes the password', async () => {
    await page.getByRole('link', { name: 'Akun saya' }).tap()
    await button(page, 'Buat yang baru').tap()
    await password(page, 'Kata sandi sekarang').fill(secondPassword)
    await password(page, 'Kata sandi baru').fill(thirdPassword)
    await button(page, 'Ganti kata sandi').tap()
    await expect(page.getByText('Kata sandi diganti').first()).toBeVisible()
    await expect(password(page, 'Kata sandi sekarang')).toHaveValue('')
  })

  await test.step('ends the session of another device, which is led to the login and back', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto('/login')
    await logIn(other, { email }, thirdPassword)
    await expect(other).toHaveURL('/student')
    await other.goto('/student/try-out')
    await expect(other.getByRole('link', { name: 'Try Out Perdana' })).toBeVisible()

    await page.getByRole('link', { name: 'Buka keamanan' }).tap()
    await expect(page.getByText('Perangkat ini', { exact: true })).toBeVisible()
    await expectNoViolations(page)
    await page
      .getByRole('button', { name: /^Keluarkan / })
      .first()
      .tap()
    await expect(page.getByText('Perangkat dikeluarkan', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Keluarkan / })).toHaveCount(0)

    await other.getByRole('link', { name: 'Try Out Perdana' }).tap()
    await expect(other).toHaveURL(
      `/login?redirect=${encodeURIComponent('/student/try-out/detail/try-out-perdana')}`,
    )
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await logIn(other, { email }, thirdPassword)
    await expect(other.getByRole('heading', { level: 1, name: 'Try Out Perdana' })).toBeVisible()
    await context.close()
  })

  await test.step('signs out', async () => {
    await button(page, 'Buka menu').tap()
    await button(page, 'Logout').tap()
    await expect(page.getByRole('dialog')).toContainText('You are going to log out')
    await expectNoViolations(page)
    await button(page, 'Yes').tap()
    await expect(page).toHaveURL('/login')
    await page.goto('/student')
    await expect(page).toHaveURL('/login?redirect=%2Fstudent')
  })
})
