import { button, fillRegistration, inventEmail, password, readCode, secondPassword } from './account.ts'
import { laptop, phone } from './browser.ts'
import { expect, expectNoViolations, test } from './fixtures.ts'
import { signIn } from './people.ts'

// Nobody is signed in to begin with.
test.use({ storageState: { cookies: [], origins: [] } })

/** The demo's, whose time is over. */
const expiredCode = 'MERAPI26'

test('an empty registration says at each field what to do, and leads to the first', async ({ page }) => {
  await page.goto('/register')
  await button(page, 'Buat akun').tap()
  for (const need of [
    'Isi nama lengkapmu, minimal 3 huruf.',
    'Isi emailmu.',
    'Buat kata sandi.',
    'Pilih program yang kamu ikuti.',
  ])
    await expect(page.getByText(need)).toBeVisible()
  await expect(page.getByLabel('Nama lengkap')).toBeFocused()
  await expect(page.getByLabel('Nama lengkap')).toHaveAccessibleDescription(/Isi nama lengkapmu/)
  await expectNoViolations(page)
})

test('what is wrong with a registration is said before it is sent', async ({ page }) => {
  const email = inventEmail()
  await page.goto('/register')
  await fillRegistration(page, email)
  await page.getByLabel('Email').fill('rani di contoh')
  await password(page).fill('pendek')
  await page.getByLabel('Nomor HP').fill('nol delapan')
  page.on('request', request => expect(request.url()).not.toContain('/register'))
  await button(page, 'Buat akun').tap()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Periksa lagi: email ditulis seperti/)
  await expect(password(page)).toHaveAccessibleDescription(/Belum memenuhi: minimal 10 karakter/)
  await expect(page.getByLabel('Nomor HP')).toHaveAccessibleDescription(/8–15 angka/)
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('what the server refuses stands at its field, and nothing typed is lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  const email = inventEmail()
  await page.goto('/register')
  await fillRegistration(page, email)
  await page.getByLabel('Kode Siswa').fill(expiredCode)
  await button(page, 'Buat akun').tap()
  await expect(page.getByLabel('Kode Siswa')).toHaveAccessibleDescription(/Kode tidak berlaku/)
  await expect(page.getByLabel('Kode Siswa')).toBeFocused()
  await expectNoViolations(page)

  await password(page).fill('password123')
  await page.getByLabel('Kode Siswa').fill('')
  await button(page, 'Buat akun').tap()
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveValue('password123')

  for (const [label, value] of [
    ['Nama lengkap', 'Rani Putri Lestari'],
    ['Email', email],
    ['Nomor HP', '0812 0000 2027'],
    ['Sekolah', 'SMA Negeri 3 Bandung'],
    ['Kelas', '12'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(button(page, 'Kecamatan')).toHaveText('Coblong')

  await page.reload()
  await expect(button(page, 'Kecamatan')).toHaveText('Coblong')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(password(page)).toHaveValue('')
})

test('the first of two fields that are refused at a login has the focus', async ({ page }) => {
  await page.goto('/login')
  const login = page.getByLabel('Email atau nama pengguna')
  await button(page, 'Masuk').tap()
  await expect(login).toHaveAccessibleDescription('Isi email atau nama penggunamu.')
  await expect(password(page)).toHaveAccessibleDescription('Isi kata sandimu.')
  await expect(login).toBeFocused()
})

test('each step of a reset says at its field what is wrong, and keeps what was typed', async ({
  page,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  await page.goto('/forgot-password')
  const email = page.getByLabel('Email')
  await button(page, 'Kirim kode').tap()
  await expect(email).toHaveAccessibleDescription('Isi emailmu.')
  await email.fill('bukan email')
  await button(page, 'Kirim kode').tap()
  await expect(email).toHaveAccessibleDescription(/Periksa lagi/)
  await expect(email).toHaveValue('bukan email')
  await email.fill(student.email)
  await button(page, 'Kirim kode').tap()

  const mailbox = await page.context().newPage()
  const right = await readCode(mailbox, student.email)
  await mailbox.close()
  const code = page.getByLabel('Kode 6 angka')
  await code.fill('12')
  await button(page, 'Periksa kode').tap()
  await expect(code).toHaveAccessibleDescription('Isi keenam angka kodenya.')
  await code.fill(right === '000000' ? '000001' : '000000')
  await expect(code).toHaveAccessibleDescription(/Kode salah/)
  await expect(code).toHaveValue('')
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByText(student.email)).toBeVisible()
  await code.fill(right)

  const fresh = password(page, 'Kata sandi baru')
  await fresh.fill('pendek')
  await button(page, 'Simpan kata sandi').tap()
  await expect(fresh).toHaveAccessibleDescription(/Belum memenuhi: minimal 10 karakter/)
  await fresh.fill('password123')
  await button(page, 'Simpan kata sandi').tap()
  await expect(fresh).toHaveAttribute('aria-invalid', 'true')
  await expect(fresh).toHaveValue('password123')
  await expectNoViolations(page)
  await fresh.fill(secondPassword)
  await button(page, 'Simpan kata sandi').tap()
  await expect(page).toHaveURL('/login')
})

test('a code that nobody has called wrong stays in its cells', async ({ page, student, expectConsole }) => {
  expectConsole(/status of (422|429|503)|overloaded: /)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(student.email)
  await button(page, 'Kirim kode').tap()
  const code = page.getByLabel('Kode 6 angka')
  await code.fill('12')
  await button(page, 'Periksa kode').tap()
  await expect(code).toHaveAccessibleDescription('Isi keenam angka kodenya.')
  await expect(code).toHaveValue('12')
  await expect(code).toBeFocused()
  for (const [status, message, errors] of [
    [429, 'Terlalu banyak percobaan.', {}],
    [503, 'Server sedang sibuk.', {}],
    [422, 'Validation error', { email: ['Email ini terlalu panjang.'] }],
  ] as const) {
    await page.route(
      '**/otp/verify',
      route => route.fulfill({ status, json: { message, code: 'overloaded', errors } }),
      { times: 1 },
    )
    await code.fill('')
    await code.fill('123456')
    await expect(page.getByText(errors.email?.[0] ?? message).first()).toBeVisible()
    await expect(code).toHaveValue('123456')
    await expect(code).not.toHaveAttribute('aria-invalid')
    await expect(code).toBeFocused()
  }
})

test('the way back from the code leads to the address that was typed', async ({ page, student }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(student.email)
  await button(page, 'Kirim kode').tap()
  await expect(page.getByText(student.email)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await page.goForward()
  await page.getByRole('link', { name: 'Ganti email' }).tap()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
})

test('changing the password says which of the two is wrong', async ({
  page,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  await signIn(page, baseURL, student)
  await page.goto('/student/profile')
  await button(page, 'Buat yang baru').tap()
  await password(page, 'Kata sandi sekarang').fill('bukan yang sekarang')
  await password(page, 'Kata sandi baru').fill(secondPassword)
  await button(page, 'Ganti kata sandi').tap()
  const current = password(page, 'Kata sandi sekarang')
  await expect(current).toHaveAccessibleDescription(/salah/)
  await expect(current).toBeFocused()
  await expect(password(page, 'Kata sandi baru')).toHaveValue(secondPassword)
})

test('a file that is no picture, or too large a one, is refused beside the button and kept out of the preview', async ({
  page,
  baseURL,
  student,
}) => {
  await signIn(page, baseURL, student)
  await page.goto('/student/profile')
  const input = page.getByLabel('Pilih foto')
  for (const [name, buffer, refusal] of [
    ['catatan.png', Buffer.from('bukan gambar'), 'Pilih gambar JPEG, PNG, atau WebP.'],
    ['besar.png', Buffer.alloc(11 * 1024 * 1024), 'Foto ini lebih dari 10 MB. Pilih yang lebih kecil.'],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'image/png', buffer })
    await expect(page.getByRole('alert')).toHaveText(refusal)
    await expect(button(page, 'Simpan foto')).toBeHidden()
  }
  await expectNoViolations(page)
  await input.setInputFiles('apps/web/public/share.png')
  await expect(page.getByRole('alert')).toBeHidden()
  await button(page, 'Simpan foto').tap()
  await expect(page.getByText('Foto disimpan').first()).toBeVisible()
  await expect(button(page, 'Ganti foto')).toBeVisible()
})

test('a phone number of nothing but spaces counts as none', async ({ page, baseURL, student }) => {
  await signIn(page, baseURL, student)
  await page.goto('/student/profile')
  await button(page, 'Ubah data diri').tap()
  await page.getByLabel('Nama pengguna').fill(`rani-${student.id.slice(-12)}`)
  await page.getByLabel('Nomor HP').fill('   ')
  await page.getByLabel('Kelas').selectOption('Kelas 12')
  await button(page, 'Simpan perubahan').tap()
  await expect(page.getByText('Profil tersimpan').first()).toBeVisible()
  await expect(page.getByLabel('Nomor HP')).toHaveValue('')
  // Nothing is left to save; the keyboard goes on from here all the same.
  await expect(button(page, 'Simpan perubahan')).toBeDisabled()
  await expect(button(page, 'Simpan perubahan')).toBeFocused()
})

test('a link that has been used up or was made up offers another', async ({ page }) => {
  for (const [status, title] of [
    ['expired', 'Tautan sudah kedaluwarsa'],
    ['invalid', 'Tautan tidak berlaku'],
  ]) {
    await page.goto(`/email-verification-result?status=${status}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.getByLabel('Email').fill(inventEmail())
    await button(page, 'Kirim tautan baru').tap()
    await expect(page.getByText('Cek emailmu')).toBeVisible()
    await expectNoViolations(page)
  }
})

test('a step that was opened without the one before leads back to the start', async ({ page }) => {
  for (const path of ['/verify-otp', '/reset-password']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Kirim kode' }).tap()
    await expect(page).toHaveURL('/forgot-password')
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the sign-in pages are accessible in ${colorScheme} colours and no wider than the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport)
      for (const path of [
        '/login',
        '/register',
        '/forgot-password',
        '/email-verification-result?status=success',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (viewport === laptop) await expect(page.getByRole('complementary').getByRole('img')).toBeVisible()
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      }
    }
  })
