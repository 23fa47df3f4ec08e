import 'fake-indexeddb/auto'
import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../../../server/src/testing/factories.ts'
import { hashPassword } from '../../../../../server/src/features/people/auth/passwords.ts'
import { setPassword } from '../../../../../server/src/features/people/auth/users.queries.ts'
import { readAnswers } from '../../../../../server/src/testing/running-sub-test.ts'
import { enroll, sitSubTest, start, type Student } from '../../../../../server/src/testing/sittings.ts'
import { removeLogin, storeLogin } from '../../../api/token.ts'
import { serveScreens } from '../../../testing/open-screen.tsx'
import { openSession } from '../../../testing/open-session.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

const user = userEvent.setup()

/** A student who is enrolled in a try-out whose first sub-test has each kind of question, in the order of the paper. */
async function enrollNew(options: Partial<Parameters<typeof createTryout>[1]> = {}) {
  const order = { shuffle_questions: false, shuffle_options: false }
  const tryout = await createTryout(app.db, { program_id, questions: 6, ...order, ...options })
  const student = await enroll(app, tryout)
  storeLogin(student.token, student.user.id)
  return { tryout, student }
}

const open = (tryout: TestTryout, hash = '', place = 0) =>
  openSession(`/session/tryout/${tryout.slug}/${tryout.sub_tests[place]?.id}${hash}`)

const findQuestion = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Soal ${number} dari`) })

async function goTo(number: number) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^Soal ${number}:`) }))
  await findQuestion(number)
}

async function readStored(student: Student) {
  const progress = await app.db
    .selectFrom('progresses')
    .select('id')
    .where('user_id', '=', student.user.id)
    .executeTakeFirstOrThrow()
  return readAnswers(app.db, progress)
}

const waitUntilStored = (student: Student, values: unknown[]) =>
  waitFor(async () => expect((await readStored(student)).map(({ value }) => value)).toEqual(values))

test('the start page tells what comes and what is recorded, and no clock runs before the start', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#siap')
  expect(await screen.findByRole('heading', { name: 'Subtes 1' })).toBeTruthy()
  expect(screen.getByText('Try Out Uji · Subtes 1 dari 2')).toBeTruthy()
  expect(screen.getByText('10 menit · 6 soal')).toBeTruthy()
  expect(screen.getByText(/^Kami mencatat berapa lama tiap soal tampil/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kembali ke daftar subtes' }).getAttribute('href')).toBe(
    `/student/try-out/subjects/${tryout.slug}`,
  )
  const before = await app.send(tryouts.subjects, student)
  expect(before.data.sub_tests.map(({ state }) => state)).toEqual(['ready', 'locked'])
  await user.click(screen.getByRole('button', { name: 'Mulai subtes' }))
  await findQuestion(1)
  expect(screen.getByRole('timer', { name: 'Sisa waktu' }).textContent).toMatch(/^(10:00|09:5)/)
  expect(location.hash).toBe('')
})

test('a try-out that closes soon says that less time is left than is meant', async () => {
  const closes_at = new Date(app.now().getTime() + 4 * 60_000).toISOString()
  const { tryout } = await enrollNew({ closes_at })
  await open(tryout, '#siap')
  expect(await screen.findByText('4 menit · 6 soal')).toBeTruthy()
  expect(screen.getByText('Lebih singkat dari 10 menit karena try out segera ditutup.')).toBeTruthy()
})

test('each kind of question is answered in its own way, and the server has each answer', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  await user.click(screen.getByRole('radio', { name: /Pilihan c/ }))
  await goTo(2)
  await user.click(screen.getByRole('checkbox', { name: /Pilihan d/ }))
  await user.click(screen.getByRole('checkbox', { name: /Pilihan a/ }))
  await goTo(3)
  const statement = within(screen.getByRole('group', { name: 'Satu' }))
  await user.click(statement.getByRole('radio', { name: 'Benar' }))
  await goTo(4)
  await user.type(screen.getByRole('textbox', { name: 'Jawabanmu' }), 'empat puluh')
  await goTo(5)
  await user.click(screen.getByRole('radio', { name: /Pilihan e/ }))
  await goTo(6)
  const rows = await screen.findAllByRole('combobox')
  await user.selectOptions(rows[0] ?? document.body, 'd')
  expect(screen.getByText('6/6 terjawab')).toBeTruthy()
  const values = ['c', ['a', 'd'], { s1: 'c1' }, 'empat puluh', 'e', { i1: 'd' }]
  await waitFor(async () => {
    const stored = new Map((await readStored(student)).map(row => [row.question_id, row.value]))
    expect(tryout.sub_tests[0]?.items.map(({ question_id }) => stored.get(question_id))).toEqual(values)
  })
})

test('letters and digits choose by the place on the screen, and choose again', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  await user.keyboard('b')
  await waitUntilStored(student, ['b'])
  await user.keyboard('4')
  await waitUntilStored(student, ['d'])
  await user.keyboard('nac')
  await findQuestion(2)
  await waitUntilStored(student, ['d', ['a', 'c']])
  await user.keyboard('a')
  await waitUntilStored(student, ['d', ['c']])
})

test('the passage stands beside the questions that belong to it, and not beside others', async () => {
  const { tryout } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  expect(screen.getByText('Sebuah bacaan.')).toBeTruthy()
  await goTo(3)
  expect(screen.queryByText('Sebuah bacaan.')).toBeNull()
})

test('a sub-test with one after it ends in a receipt that leads on', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  await user.keyboard('b')
  await waitUntilStored(student, ['b'])
  const palette = screen.getByRole('navigation', { name: 'Daftar soal' })
  await user.click(within(palette).getByRole('button', { name: 'Selesai' }))
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  const heading = await screen.findByRole('heading', { name: 'Jawaban terkumpul' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('1 dari 6 soal')).toBeTruthy()
  expect(screen.getByText(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lanjut ke subtes berikutnya' }).getAttribute('href')).toBe(
    `/session/tryout/${tryout.slug}/${tryout.sub_tests[1]?.id}#siap`,
  )
  expect(screen.getByRole('button', { name: 'Simpan bukti' })).toBeTruthy()
})

test('the last sub-test of a try-out leads to the result', async () => {
  const { tryout } = await enrollNew({ sub_tests: 1 })
  await open(tryout, '#mulai')
  await findQuestion(1)
  await user.click(within(screen.getByRole('navigation', { name: 'Daftar soal' })).getByText('Selesai'))
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  expect((await screen.findByRole('link', { name: 'Lihat hasil' })).getAttribute('href')).toBe(
    `/student/try-out/result/${tryout.slug}`,
  )
})

test('a sub-test that is handed in already says so, and that its answers count', async () => {
  const { tryout, student } = await enrollNew()
  await sitSubTest(app, student, tryout.sub_tests[0])
  await open(tryout)
  expect(await screen.findByRole('heading', { name: 'Subtes ini sudah ditutup' })).toBeTruthy()
  expect(screen.getByText(/Jawaban yang sampai di server tetap dinilai/)).toBeTruthy()
})

test('a sub-test whose turn has not come cannot be opened', async () => {
  const { tryout } = await enrollNew()
  await open(tryout, '#mulai', 1)
  expect(await screen.findByRole('heading', { name: 'Subtes ini belum bisa dibuka' })).toBeTruthy()
})

test('a sub-test of nobody is not there', async () => {
  const { tryout } = await enrollNew()
  await openSession(`/session/tryout/${tryout.slug}/bukan-subtes#mulai`)
  expect(await screen.findByRole('heading', { name: 'Sesi tidak ditemukan' })).toBeTruthy()
})

test('staff have no sitting of their own', async () => {
  const { tryout } = await enrollNew()
  const teacher = await app.signIn({ role: 'teacher' })
  storeLogin(teacher.token, teacher.user.id)
  await open(tryout, '#mulai')
  expect(await screen.findByRole('heading', { name: 'Sesi ini untuk peserta' })).toBeTruthy()
})

test('a sub-test that runs on another device asks first; taken over it brings the answers along', async () => {
  const { tryout, student } = await enrollNew()
  const elsewhere = await start(app, student, tryout.sub_tests[0])
  await open(tryout)
  const dialog = await screen.findByRole('dialog', { name: /^Sesi ini sedang terbuka/ })
  await user.click(within(dialog).getByRole('button', { name: 'Ambil alih' }))
  await findQuestion(1)
  await user.keyboard('a')
  await waitUntilStored(student, ['a'])
  const leases = await app.db
    .selectFrom('progresses')
    .select('lease')
    .where('id', '=', elsewhere.progress.id)
    .executeTakeFirstOrThrow()
  expect(leases.lease).not.toBe(elsewhere.progress.lease)
})

test('after the login has ended one signs in on the spot, as the same student only, and the answer is sent', async () => {
  const hash = await hashPassword('rahasia-sekali')
  const { tryout, student } = await enrollNew()
  const other = await app.signIn({ program_id })
  for (const { id } of [student.user, other.user])
    await setPassword(app.db, id, { password_hash: hash }, app.now())
  await open(tryout, '#mulai')
  await findQuestion(1)
  await app.db.deleteFrom('sessions').where('user_id', '=', student.user.id).execute()
  await user.keyboard('e')
  const dialog = within(await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' }))
  const login = async (name: string, password: string) => {
    await user.clear(dialog.getByLabelText('Email atau nama pengguna'))
    await user.type(dialog.getByLabelText('Email atau nama pengguna'), name)
    await user.clear(dialog.getByLabelText('Kata sandi'))
    await user.type(dialog.getByLabelText('Kata sandi'), password)
    await user.click(dialog.getByRole('button', { name: 'Masuk' }))
  }
  await login(student.user.email, 'salah-sekali')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Email atau kata sandi salah/)
  await login(other.user.email, 'rahasia-sekali')
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/milik akun lain/))
  await login(student.user.email, 'rahasia-sekali')
  await waitUntilStored(student, ['e'])
  expect(screen.queryByText('Kamu perlu masuk lagi')).toBeNull()
})

test('nothing of a student is sent in the name of another who signed in meanwhile', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  const other = await app.signIn({ program_id })
  storeLogin(other.token, other.user.id)
  await user.keyboard('a')
  expect(await screen.findByText('Kamu perlu masuk lagi')).toBeTruthy()
  expect(await readStored(student)).toEqual([])
  removeLogin()
})

test('a message of the staff stands above the questions until it is read', async () => {
  const { tryout, student } = await enrollNew()
  const admin = await app.signIn({ role: 'admin' })
  await start(app, student, tryout.sub_tests[0])
  await app.send(examDay.tell, {
    token: admin.token,
    params: { id: tryout.id },
    body: { reason: 'Pengawasan', text: 'Soal 3 diperbaiki.', audience: { kind: 'all' } },
  })
  // The server looks for news so often and no oftener.
  app.advance(30)
  await open(tryout)
  await user.click(await screen.findByRole('button', { name: 'Ambil alih' }))
  const message = await screen.findByText('Soal 3 diperbaiki.')
  expect(screen.getByText('Pesan dari panitia')).toBeTruthy()
  await user.click(within(message.closest('output') as HTMLElement).getByRole('button', { name: 'Mengerti' }))
  expect(screen.queryByText('Soal 3 diperbaiki.')).toBeNull()
})

test('extra time is told as soon as the page is in touch again', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  await app.db
    .updateTable('progresses')
    .set({ ends_at: new Date(app.now().getTime() + 755_000).toISOString() })
    .where('user_id', '=', student.user.id)
    .execute()
  await user.keyboard('b')
  expect(await screen.findByText('Waktumu ditambah 2 menit 35 detik.')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^12:[0-3]/)
})

test('when the server has closed the sub-test the receipt names what no longer counts', async () => {
  const { tryout, student } = await enrollNew()
  await open(tryout, '#mulai')
  await findQuestion(1)
  await user.keyboard('b')
  await waitUntilStored(student, ['b'])
  app.advance(3_600)
  await act(async () => {})
  await user.keyboard('nc')
  expect(await screen.findByRole('heading', { name: /terkumpul$/ })).toBeTruthy()
  expect(screen.getByText('1 jawaban tidak ikut dinilai')).toBeTruthy()
  expect(screen.getByText('1 dari 6 soal')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unduh jawaban' })).toBeTruthy()
})
