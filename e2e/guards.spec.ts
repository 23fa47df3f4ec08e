import { expect, logIn, test } from './fixtures.ts'
import { createPerson, signIn } from './people.ts'
import { slug } from './tryout.ts'

const studentPages = [
  '/student/profile',
  '/student/try-out',
  `/student/try-out/detail/${slug}`,
  `/student/try-out/detail/${slug}/ranking`,
  `/student/try-out/fill-major/${slug}/x`,
  `/student/try-out/subjects/${slug}`,
  `/student/try-out/result/${slug}`,
]
const teacherPages = ['/teacher/profile']
const adminPages = ['/admin/profile']

test('a student sees the student pages and is sent home from those of others', async ({
  page,
  expectConsole,
}) => {
  // The result of somebody who has not finished yet.
  expectConsole(/status of 40[49].*(progresses\/result|subjects)/)
  for (const path of studentPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  for (const path of [...teacherPages, ...adminPages]) {
    await page.goto(path)
    await expect(page).toHaveURL('/student')
  }
})

for (const { role, home, own, foreign } of [
  {
    role: 'teacher',
    home: '/teacher',
    own: teacherPages,
    foreign: [...studentPages, ...adminPages],
  },
  {
    role: 'admin',
    home: '/admin',
    own: adminPages,
    foreign: [...studentPages, ...teacherPages],
  },
] as const)
  test(`the ${role} sees the ${role} pages and is sent home from those of others`, async ({
    page,
    baseURL,
    db,
  }) => {
    await signIn(page, baseURL, await createPerson(db, role))
    for (const path of own) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    for (const path of foreign) {
      await page.goto(path)
      await expect(page).toHaveURL(home)
    }
  })

test('being sent home leaves nothing behind in the history', async ({ page }) => {
  await page.goto('/student/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible()
  await page.goto('/admin')
  await expect(page).toHaveURL('/student')
  await page.goBack()
  await expect(page).toHaveURL('/student/profile')
})

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('is asked to sign in on every page and comes back to it', async ({ page, student }) => {
    for (const path of [...studentPages, ...teacherPages, ...adminPages]) {
      await page.goto(`${path}?halaman=2`)
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?halaman=2`)}`)
    }
    await page.goto(`/student/try-out/detail/${slug}?halaman=2`)
    await logIn(page, student)
    await expect(page).toHaveURL(`/student/try-out/detail/${slug}?halaman=2`)
    await expect(page.getByRole('heading', { level: 1, name: 'Try Out Perdana' })).toBeVisible()
  })

  test('signs in before a session opens, and nothing is started in nobody’s name', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => void (request.url().includes('/api/') && asked.push(request.url())))
    for (const path of [`/session/tryout/${slug}/x`, '/session/quiz/x', `/session/tryout-review/${slug}`]) {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
    }
    expect(asked.filter(url => url.includes('/start'))).toEqual([])
  })

  test('comes back from the login with query and hash, also to the root of an area', async ({
    page,
    student,
  }) => {
    await page.goto('/student?halaman=2#akhir')
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/student?halaman=2#akhir')}`)
    await logIn(page, student)
    await expect(page).toHaveURL('/student?halaman=2#akhir')
  })

  test('is never led to another site after signing in', async ({ page, student }) => {
    await page.goto(`/login?redirect=${encodeURIComponent('//contoh.test/curi')}`)
    await logIn(page, student)
    await expect(page).toHaveURL('/student')
  })

  test('hears what is wrong with a login and keeps the form', async ({ page, student, expectConsole }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Masuk' }).tap()
    await expect(page.getByText('Isi email atau nama penggunamu.')).toBeVisible()
    await expect(page.getByText('Isi kata sandimu.')).toBeVisible()
    await expect(page.getByLabel('Email atau nama pengguna')).toBeFocused()

    expectConsole(/status of 401/)
    await logIn(page, student, 'bukan kata sandinya')
    await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah')
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email atau nama pengguna')).toHaveValue(student.email)
  })

  test('finds a page that says so where nothing is', async ({ page, expectConsole }) => {
    expectConsole(/status of 404/)
    await page.goto('/tidak/ada')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gerbang' })).toBeVisible()
    await page.getByRole('button', { name: 'Go Home' }).tap()
    await expect(page).toHaveURL('/login')
  })
})

test('a session that ended leads to the login and back, with the caches cleared', async ({
  page,
  db,
  student,
  expectConsole,
}) => {
  await page.goto('/student/try-out')
  await expect(page.getByRole('link', { name: 'Try Out Perdana' })).toBeVisible()
  await db.deleteFrom('sessions').where('user_id', '=', student.id).execute()

  expectConsole(/status of 401/)
  await page.getByRole('link', { name: 'Try Out Perdana' }).tap()
  const back = encodeURIComponent(`/student/try-out/detail/${slug}`)
  await expect(page).toHaveURL(`/login?redirect=${back}`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await logIn(page, student)
  await expect(page.getByRole('heading', { level: 1, name: 'Try Out Perdana' })).toBeVisible()
})

test('logging out asks first, ends the session on the server and forgets it here', async ({
  page,
  db,
  student,
}) => {
  await page.goto('/student/try-out')
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Buka menu' }).tap()
    await page.getByRole('button', { name: 'Logout' }).tap()
  }
  await openDialog()
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()

  await openDialog()
  await expect(page.getByText('You are going to log out')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).tap()
  await expect(page.getByText('Logged out successfully').first()).toBeVisible()
  await expect(page).toHaveURL('/login')
  const left = await db.selectFrom('sessions').select('id').where('user_id', '=', student.id).execute()
  expect(left).toEqual([])
  await page.goto('/student/try-out')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})
