import 'fake-indexeddb/auto'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { canaries, createProgram } from '../../../../../../server/src/testing/factories.ts'
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

/** Eight questions to find where to begin, all single choices, open on the screen. */
async function openPlacement() {
  const program = await createProgram(app.db)
  for (let subject = 0; subject < 5; subject++) await createPool(app.db, program.id, 30)
  await app.db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('type', '!=', 'single_choice')
    .execute()
  const student = await app.signIn({ program_id: program.id })
  storeLogin(student.token, student.user.id)
  const begun = await app.send(practices.start, {
    token: student.token,
    body: { kind: 'placement', target_id: null },
  })
  const params = { id: begun.data.id }
  const open = () => openSession(`/session/practice/${params.id}`)
  await open()
  await screen.findByRole('heading', { name: 'Soal penempatan' })
  const read = async () => (await app.send(practices.get, { token: student.token, params })).data
  return { open, read }
}

const choose = async (letter: string) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(`Pilihan ${letter}`) }))
const next = () => user.click(screen.getByRole('button', { name: 'Berikutnya' }))
const findQuestion = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Soal ${number} dari 8`) })

test('it promises that nobody looks, has no clock and no list, and takes an answer before it goes on', async () => {
  await openPlacement()
  await findQuestion(1)
  expect(screen.getByText(/^Tidak dilihat siapa pun/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Daftar soal' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Berikutnya' }).getAttribute('aria-disabled')).toBe('true')
  await choose('b')
  await next()
  await findQuestion(2)
  expect(screen.queryByText(/^Tidak dilihat siapa pun/)).toBeNull()
})

test('nothing is told of an answer, neither whether it is right nor why', async () => {
  const { read } = await openPlacement()
  await choose('b')
  await next()
  await waitFor(async () => expect((await read()).answers).toMatchObject([{ value: 'b', confirmed: true }]))
  await findQuestion(2)
  expect(document.body.textContent).not.toContain(canaries.explanation)
  expect(screen.queryByText('Benar')).toBeNull()
  expect((await read()).feedback).toEqual([])
})

test('who does not know says so, which is an answer of its own', async () => {
  const { read } = await openPlacement()
  await choose('c')
  await user.click(screen.getByRole('button', { name: 'Belum tahu' }))
  await findQuestion(2)
  await waitFor(async () => expect((await read()).answers).toMatchObject([{ value: null, confirmed: true }]))
})

test('opened again it goes on with the question that comes next', async () => {
  const { open, read } = await openPlacement()
  await choose('b')
  await next()
  await findQuestion(2)
  await user.click(screen.getByRole('button', { name: 'Belum tahu' }))
  await findQuestion(3)
  await waitFor(async () => expect((await read()).answers).toHaveLength(2))
  await closeSession()
  await open()
  await findQuestion(3)
})

test('without a network the questions that are here go on, and it says where the answers are', async () => {
  const { read } = await openPlacement()
  await findQuestion(1)
  const network = cutNetwork()
  await choose('b')
  await next()
  await findQuestion(2)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 jawaban masih di perangkat ini/)
  network.mend()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => expect((await read()).answers).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
