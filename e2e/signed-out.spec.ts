import { expect, logIn, test } from './fixtures.ts'
import { createPerson, signIn } from './people.ts'
import { describeSheet, findField, readStored } from './questions.ts'
import { answerShown, findShown, goTo, goToNext, openFirstSubTest } from './sitting.ts'
import { enrol } from './tryout.ts'

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
  // A table takes several taps, and the sheet would come between them.
  const isAnswered = Promise.withResolvers<void>()
  await page.route(/\/(?:answer|beat)$/, async route => {
    await isAnswered.promise
    await route.continue()
  })
  await answerShown(sitting)
  isAnswered.resolve()
  const sheet = page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' })
  await expect(page.getByText('Kamu perlu masuk lagi')).toBeVisible()
  const later = sheet.getByRole('button', { name: 'Nanti, lanjut menjawab' })
  // Who is typing is not interrupted: the sheet comes now or once the field is left.
  await page.addLocatorHandler(later, () => later.tap())
  await goToNext(page, 2)
  await answerShown(sitting, 1)
  await expect(page.getByText('Kamu perlu masuk lagi')).toBeVisible()
  expect(await readStored(db, student)).toEqual({})

  await page.removeLocatorHandler(later)
  await page.getByRole('alert').getByRole('button', { name: 'Masuk' }).tap()
  await logIn(page, stranger)
  await expect(sheet.getByText('Sesi ini milik akun lain.')).toBeVisible()
  await logIn(page, student)
  await expect(sheet).toBeHidden()
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await expect(page.getByText('2/12 terjawab')).toBeVisible()
})

test('who is typing while the login ends goes on typing, and every letter is in the answer', async ({
  page,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const { questions } = await openFirstSubTest(page, db, baseURL, student)
  const field = findField(page)
  for (let number = 2; !(await field.isVisible()); number++) await goTo(page, number)
  const { id } = await findShown(page, questions)
  await db.deleteFrom('sessions').where('user_id', '=', student.id).execute()
  await field.focus()
  await page.keyboard.type('0')
  await expect(page.getByText('Kamu perlu masuk lagi')).toBeVisible()
  await page.keyboard.type(',5')
  await expect(field).toHaveValue('0,5')
  await page.getByRole('alert').getByRole('button', { name: 'Masuk' }).tap()
  await logIn(page, student)
  await expect.poll(() => readStored(db, student)).toEqual({ [id]: { value: '0,5', flagged: false } })
})

test('who signs in meanwhile in another tab neither sees nor sends the answers of the first', async ({
  page,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  // The second one has not started: the server says so before the page asks.
  expectConsole(/status of 409/)
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  // One that a single tap answers: after it, the sheet lies over the question.
  let number = 1
  do await goToNext(page, ++number)
  while ((await findShown(page, sitting.questions)).content.type !== 'single_choice')
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  const before = describeSheet(sitting.sheet)

  const second = await createPerson(db, 'student')
  await enrol(db, baseURL, second)
  // What a login in another tab leaves behind.
  await page.evaluate(
    ({ id, token }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('gerbang-user', id)
    },
    { id: second.id, token: second.token },
  )
  await answerShown(sitting, 1)
  const sheet = page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' })
  await expect(sheet).toBeVisible()
  expect(await readStored(db, student)).toEqual(before)

  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Mulai subtes' }).tap()
  await expect(page.getByRole('heading', { name: 'Soal 1 dari 12' })).toBeVisible()
  await expect(page.getByText('0/12 terjawab')).toBeVisible()

  await signIn(page, baseURL, student)
  await page.goBack()
  await expect(page.getByRole('heading', { name: `Soal ${number} dari 12` })).toBeVisible()
  await expect(page.getByText('2/12 terjawab')).toBeVisible()
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  expect(await readStored(db, second)).toEqual({})
})
