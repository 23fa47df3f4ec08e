import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PracticeButton } from './practice-button.tsx'
import { ReportQuestion } from './report-question.tsx'
import { texts as trend } from './trend-texts.ts'

const asked: { path: string; body: unknown }[] = []
let reply: () => Response | Promise<Response>

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) })
    return reply()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const refuse = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status })

const openPractice = () => {
  render(
    <PracticeButton kind="topic" of="topik-1" label="Latih Peluang">
      Latih
    </PracticeButton>,
  )
  return userEvent.setup()
}

test('a practice that cannot be drawn says why in the words of the server, and may be asked for again', async () => {
  reply = refuse(409, 'nothing_left', 'Soal topik ini sudah habis. Pilih topik lain.')
  const user = openPractice()
  const button = screen.getByRole('button', { name: 'Latih Peluang' })
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Soal topik ini sudah habis. Pilih topik lain.')
  expect(asked[0]?.body).toEqual({ kind: 'topic', target_id: 'topik-1' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('without a network the button says that it needs one for a moment', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'))
  const user = openPractice()
  await user.click(screen.getByRole('button', { name: 'Latih Peluang' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Latihan butuh internet/)
})

test('while a practice is being drawn a second press draws none', async () => {
  let letGo: ((response: Response) => void) | undefined
  reply = () =>
    new Promise<Response>(resolve => {
      letGo = resolve
    })
  const user = openPractice()
  const button = screen.getByRole('button', { name: 'Latih Peluang' })
  await user.dblClick(button)
  expect(asked).toHaveLength(1)
  letGo?.(refuse(503, 'overloaded', 'Sibuk.')())
  expect((await screen.findByRole('alert')).textContent).toBe('Sibuk.')
})

const openReport = async () => {
  render(<ReportQuestion at={{ place: 'quiz', slug: 'kuis-1' }} questionId="q1" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Laporkan soal' }))
  return { user, dialog: within(screen.getByRole('dialog')) }
}

test('a report tells where, which question, what is wrong and what was seen', async () => {
  reply = () => Response.json({ message: '', data: null })
  const { user, dialog } = await openReport()
  await user.click(dialog.getByRole('radio', { name: 'Lebih dari satu jawaban benar' }))
  await user.type(dialog.getByLabelText('Ceritakan yang kamu lihat'), 'B dan D sama')
  await user.click(dialog.getByRole('button', { name: 'Kirim laporan' }))
  expect(await screen.findByText(/^Terima kasih/)).toBeTruthy()
  expect(asked[0]?.body).toEqual({
    place: 'quiz',
    slug: 'kuis-1',
    question_id: 'q1',
    reason: 'several_right',
    note: 'B dan D sama',
  })
  expect(screen.queryByRole('button', { name: 'Laporkan soal' }), 'once is enough').toBeNull()
})

test('a report that does not get through keeps its words', async () => {
  reply = refuse(429, 'too_many_requests', 'Tunggu sebentar sebelum melapor lagi.')
  const { user, dialog } = await openReport()
  await user.type(dialog.getByLabelText('Ceritakan yang kamu lihat'), 'Gambar pecah')
  await user.click(dialog.getByRole('button', { name: 'Kirim laporan' }))
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toBe('Tunggu sebentar sebelum melapor lagi.'),
  )
  expect(dialog.getByLabelText('Ceritakan yang kamu lihat')).toHaveProperty('value', 'Gambar pecah')
})

const change = { value: 40, se: 15, is_certain: true, since: 'TO 1' }

test('a change beyond its error is said to be real, one within it only to be possible', () => {
  expect(trend.change(change)).toBe('+40 ± 15 sejak TO 1: lebih besar dari galatnya, jadi memang naik.')
  expect(trend.change({ ...change, value: -40 })).toMatch(/^−40 ± 15 .*memang turun\.$/)
  expect(trend.change({ ...change, value: -4, is_certain: false })).toMatch(/belum pasti turun\.$/)
  expect(trend.change({ ...change, value: 0, se: null, is_certain: false })).toBe(
    '0 sejak TO 1: belum pasti naik.',
  )
})
