import 'fake-indexeddb/auto'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { createPool } from '../../../../../../server/src/testing/practices.ts'
import { storeLogin } from '../../../../api/token.ts'
import { serveScreens } from '../../../../testing/open-screen.tsx'
import { closeSession, openSession } from '../../../../testing/open-session.ts'
import { cutNetwork } from '../../../../testing/spoil-replies.ts'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

const user = userEvent.setup()

/** A practice of single choices whose key is b, open on the screen. */
async function openPractice() {
  const program = await createProgram(app.db)
  const pool = await createPool(app.db, program.id, 30)
  await app.db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('type', '!=', 'single_choice')
    .execute()
  const student = await app.signIn({ program_id: program.id })
  storeLogin(student.token, student.user.id)
  const begun = await app.send(practices.start, {
    token: student.token,
    body: { kind: 'subject', target_id: pool.subject_id },
  })
  const params = { id: begun.data.id }
  const { data } = await app.send(practices.get, { token: student.token, params })
  await openSession(`/session/practice/${params.id}`)
  await screen.findByRole('heading', { name: /^Soal 1 dari/ })
  const read = () => app.send(practices.get, { token: student.token, params })
  return { student, params, read, count: data.questions.length }
}

const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
const choose = (letter: string) =>
  user.click(screen.getByRole('radio', { name: new RegExp(`Pilihan ${letter}`) }))

async function check() {
  await user.click(await findButton('Periksa jawaban'))
}

test('an answer is told at once, with key and explanation, and stays as it is', async () => {
  const { read } = await openPractice()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Periksa jawaban' })).toBeNull()
  await choose('b')
  await check()
  expect(await screen.findByText('Benar')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Pembahasan' }).textContent).toContain('KENARIPEMBAHASAN')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Hapus jawaban' })).toBeNull()
  expect((await read()).data.feedback).toMatchObject([{ outcome: 'correct' }])
})

test('a wrong answer is said without blame, beside the right one', async () => {
  await openPractice()
  await choose('c')
  await check()
  expect(await screen.findByText('Belum tepat')).toBeTruthy()
  expect(screen.getByText('Kunci')).toBeTruthy()
  expect(screen.getByText('Jawabanmu')).toBeTruthy()
})

test('before it is checked an answer may be changed, and nothing of the key is told', async () => {
  const { read } = await openPractice()
  await choose('c')
  await choose('d')
  await waitFor(async () => expect((await read()).data.answers).toMatchObject([{ value: 'd' }]))
  expect(screen.queryByText('Kunci')).toBeNull()
  expect((await read()).data.feedback).toEqual([])
})

test('what was told is still there after the page was opened again', async () => {
  const { params } = await openPractice()
  await choose('b')
  await check()
  await screen.findByText('Benar')
  await closeSession()
  await openSession(`/session/practice/${params.id}`)
  expect((await screen.findAllByText('Benar')).length).toBeGreaterThan(0)
})

test('the end counts what was right, is gentle about what was left out, and offers more of the same', async () => {
  const { count } = await openPractice()
  await choose('b')
  await check()
  await screen.findByText('Benar')
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  await choose('c')
  await check()
  await screen.findByText('Belum tepat')
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(await findButton('Kumpulkan'))
  const heading = await screen.findByRole('heading', { name: 'Latihan selesai' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('1 dari 2 benar')).toBeTruthy()
  expect(screen.getByText(new RegExp(`^${count - 2} soal belum dijawab`))).toBeTruthy()
  expect(screen.getByText(/^Lebih dari separuh sudah benar/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '5 soal lagi' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cukup untuk hari ini' }).getAttribute('href')).toBe('/student')
})

test('a practice that was handed in without an answer is no failure', async () => {
  await openPractice()
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(await findButton('Kumpulkan'))
  expect(await screen.findByText('Belum ada jawaban')).toBeTruthy()
  expect(screen.getByText('Kembali kapan saja kamu siap.')).toBeTruthy()
})

test('a practice of somebody else, or of nobody, is not there and leads back', async () => {
  const { params } = await openPractice()
  const other = await app.signIn({})
  storeLogin(other.token, other.user.id)
  document.body.replaceChildren()
  await openSession(`/session/practice/${params.id}`)
  expect(await screen.findByRole('heading', { name: 'Latihan tidak ditemukan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kembali ke latihan' })).toBeTruthy()
})

test('practising is for students', async () => {
  const { params } = await openPractice()
  const teacher = await app.signIn({ role: 'teacher' })
  storeLogin(teacher.token, teacher.user.id)
  document.body.replaceChildren()
  await openSession(`/session/practice/${params.id}`)
  expect(await screen.findByRole('heading', { name: 'Halaman ini untuk siswa' })).toBeTruthy()
})

test('without a network a checked answer waits, says so, and is told once the network is back', async () => {
  await openPractice()
  const network = cutNetwork()
  await choose('b')
  await check()
  expect(await screen.findByText(/^Menunggu sambungan untuk memeriksa/)).toBeTruthy()
  network.mend()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Benar')).toBeTruthy()
})

const findHint = () => screen.findByRole('region', { name: 'Petunjuk' })

test('a hint comes when it is asked for, is kept beside the question, and the answer says that it was given with one', async () => {
  const { read } = await openPractice()
  expect(document.body.textContent).not.toContain('KENARIPETUNJUK')
  await user.dblClick(await findButton('Lihat petunjuk'))
  const hint = await findHint()
  expect(hint.textContent).toContain('KENARIPETUNJUK')
  expect(hint.closest('[aria-live="polite"]')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Petunjuk' }))
  expect(screen.queryByRole('button', { name: 'Lihat petunjuk' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  expect(screen.queryByRole('region', { name: 'Petunjuk' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sebelumnya' }))
  await findHint()
  await choose('b')
  await check()
  expect(await screen.findByText('Dijawab dengan petunjuk')).toBeTruthy()
  expect((await read()).data.hints).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(await findButton('Kumpulkan'))
  expect(await screen.findByText(/^1 yang benar dijawab dengan petunjuk/)).toBeTruthy()
})

test('without a network no hint comes, which is said kindly, and it may be asked for again', async () => {
  const { read } = await openPractice()
  const network = cutNetwork()
  await user.click(await findButton('Lihat petunjuk'))
  expect(await screen.findByText(/^Petunjuk belum bisa diambil/)).toBeTruthy()
  network.mend()
  await user.click(await findButton('Lihat petunjuk'))
  await findHint()
  expect((await read()).data.hints).toHaveLength(1)
})

test('after an answer was checked there is no hint to ask for', async () => {
  await openPractice()
  await choose('b')
  await check()
  await screen.findByText('Benar')
  expect(screen.queryByRole('button', { name: 'Lihat petunjuk' })).toBeNull()
  expect(screen.queryByText('Dijawab dengan petunjuk')).toBeNull()
})
