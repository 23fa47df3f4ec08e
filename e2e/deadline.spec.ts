import { expect, test } from './fixtures.ts'
import { describeSheet, readStored } from './questions.ts'
import { answerShown, openFirstSubTest } from './sitting.ts'
import { moveDeadline } from './tryout.ts'

test('a sub-test whose time is over closes by itself with what was answered', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await page.clock.install()
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await moveDeadline(db, student, 0)
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeVisible()
  await expect(page.getByText('1 dari 12 soal')).toBeVisible()
  const closed = await db
    .selectFrom('progresses')
    .select('receipt')
    .where('user_id', '=', student.id)
    .executeTakeFirstOrThrow()
  expect(closed.receipt).toMatchObject({ answered: 1, questions: 12 })
})

test('nothing that is open covers the end of the time', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.clock.install()
  await openFirstSubTest(page, db, baseURL, student)
  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await expect(page.getByRole('dialog', { name: 'Daftar soal' })).toBeVisible()
  await context.setOffline(true)
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('heading', { name: 'Waktu habis' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Coba sekarang' })).toBeVisible()
})

test('time that was added meanwhile keeps the sub-test open when the old deadline comes', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await page.clock.install()
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await moveDeadline(db, student, 3 * 3_600)
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('timer', { name: 'Sisa waktu' })).toHaveText(/^0?2:59:|^0?3:00:/)
  await answerShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
})
