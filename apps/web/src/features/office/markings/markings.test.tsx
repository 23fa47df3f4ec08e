import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createHandedIn, inMinutes } from '../../../../../server/src/testing/essays.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

const deskOf = ({ id, questionId }: { id: string; questionId: string }) =>
  `/admin/question-bank/uraian/${id}/soal/${questionId}`

/** The first criterion, which has the focus and no points yet. */
async function findFirstField() {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Menyebut sebabnya/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  return field
}

test('twelve essays are marked by keyboard alone', async () => {
  const written = Array.from({ length: 12 }, (_, at) => `Jawaban ke-${at + 1}.`)
  const { params } = await createHandedIn(app, written)
  await openScreen(deskOf(params), await app.signIn({ role: 'admin' }))
  const user = userEvent.setup()
  const seen = new Set<string>()
  for (const done of written.keys()) {
    await screen.findByText(`${done} dari 12 selesai dinilai`)
    expect((await findFirstField()).value).toBe('')
    seen.add(screen.getByText(/^Jawaban ke-/).textContent)
    await user.keyboard('4{Tab}6{Enter}')
  }
  await screen.findByText('Semua sudah dinilai')
  expect(seen).toEqual(new Set(written))
})

test('Enter leads to the criterion that has no points yet, and nobody gives more than it has', async () => {
  const { params } = await createHandedIn(app, ['Satu.'])
  await openScreen(deskOf(params), await app.signIn({ role: 'admin' }))
  const user = userEvent.setup()
  const first = await findFirstField()
  await user.keyboard('9{Enter}')
  expect(first.value).toBe('4')
  expect(screen.getByText('Beri nilai untuk setiap kriteria dulu.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Memberi contoh/ }))
})

test('an essay that somebody else has taken over is told, and what was typed stays', async () => {
  const { params } = await createHandedIn(app, ['Direbut.'])
  await openScreen(deskOf(params), await app.signIn({ role: 'admin' }))
  const first = await findFirstField()
  await app.db
    .updateTable('essay_marks')
    .set({ marker_id: (await app.signIn({ role: 'admin' })).user.id })
    .execute()
  app.setClock(inMinutes(21))
  const user = userEvent.setup()
  await user.keyboard('3{Tab}2{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('sudah diambil penilai lain')
  expect(first.value).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Ambil berikutnya' }))
  await screen.findByText('Semua sudah dinilai')
})
