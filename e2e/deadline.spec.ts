import { expect, test } from './fixtures.ts'
import { password } from './people.ts'
import { answerShown, listStored, openFirstSubTest } from './tryout.ts'

test('a sub-test whose time is over closes by itself with what was answered', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await openFirstSubTest(page, db, baseURL, student)
  await answerShown(page)
  await expect.poll(async () => (await listStored(db, student)).length).toBe(1)
  await db
    .updateTable('progresses')
    .set({ ends_at: new Date(Date.now() + 3_000).toISOString() })
    .where('user_id', '=', student.id)
    .execute()

  await page.reload()
  await expect(page.getByRole('heading', { name: /Waktu habis|Jawaban terkumpul/ })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('1 dari 12 soal')).toBeVisible()
  const closed = await db
    .selectFrom('progresses')
    .select('receipt')
    .where('user_id', '=', student.id)
    .executeTakeFirstOrThrow()
  expect(closed.receipt).toMatchObject({ answered: 1, questions: 12 })
})

test('an ended login keeps the session open, and nothing is lost after signing in again', async ({
  page,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  await openFirstSubTest(page, db, baseURL, student)
  await db.deleteFrom('sessions').where('user_id', '=', student.id).execute()
  await answerShown(page)
  await expect(page.getByText('Masuk lagi untuk melanjutkan')).toBeVisible()
  await page.getByLabel('Email atau nama pengguna').fill(student.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Masuk', exact: true }).tap()
  await expect.poll(async () => (await listStored(db, student)).length, { timeout: 20_000 }).toBe(1)
})
