import { expect, logIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'
import { describeSheet, readStored } from './questions.ts'
import { answerShown, goToNext, openFirstSubTest } from './sitting.ts'

test('an ended login asks to sign in, lets the student go on, and loses nothing', async ({
  page,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  const stranger = await createPerson(db, 'student')
  await db.deleteFrom('sessions').where('user_id', '=', student.id).execute()
  await answerShown(sitting)
  const sheet = page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' })
  await sheet.getByRole('button', { name: 'Nanti, lanjut menjawab' }).tap()
  await goToNext(page, 2)
  await answerShown(sitting, 1)
  await expect(page.getByText('Kamu perlu masuk lagi')).toBeVisible()
  expect(await readStored(db, student)).toEqual({})

  await page.getByRole('alert').getByRole('button', { name: 'Masuk' }).tap()
  await logIn(page, stranger)
  await expect(sheet.getByText('Sesi ini milik akun lain.')).toBeVisible()
  await logIn(page, student)
  await expect(sheet).toBeHidden()
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await expect(page.getByText('2/12 terjawab')).toBeVisible()
})
