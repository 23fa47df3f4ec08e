import type { QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DraftFields } from './draft-fields.tsx'
import { changeKind } from './office-kinds.ts'
import type { Gaps } from './office-part.ts'

afterEach(cleanup)

const start: QuestionDraft = {
  content: {
    type: 'single_choice',
    prompt: 'Mana?',
    options: ['satu', 'dua', 'tiga'].map((text, at) => ({ id: 'abc'.charAt(at), text })),
  },
  key: null,
  explanation: '',
  explanation_video_url: null,
}

/** The parts of a draft in the hands of its author, and the draft as it stands. */
function open(kind: QuestionType, gaps: Gaps = {}) {
  let draft = changeKind(start, kind)
  function Desk() {
    const [now, setNow] = useState(draft)
    draft = now
    return <DraftFields draft={now} gaps={gaps} onChange={setNow} />
  }
  render(<Desk />)
  const user = userEvent.setup()
  return {
    user,
    readKey: () => draft.key,
    readContent: <T extends QuestionType>(_: T) =>
      draft.content as Extract<QuestionDraft['content'], { type: T }>,
    press: (name: string) => user.click(screen.queryByLabelText(name) ?? screen.getByText(name)),
    choose: (name: string, option: string) => user.selectOptions(screen.getByLabelText(name), option),
  }
}

const single = { type: 'single_choice' as const }
const listIds = (options: { id: string }[]) => options.map(({ id }) => id).join('')

test('of a single choice one letter is the key, by a click or by Alt and the letter', async () => {
  const { user, readKey } = open('single_choice')
  await user.click(screen.getByRole('radio', { name: 'Pilihan B adalah kunci' }))
  expect(readKey()).toEqual({ ...single, option_id: 'b' })
  await user.keyboard('{Alt>}[KeyC]{/Alt}')
  expect(readKey()).toEqual({ ...single, option_id: 'c' })
  await user.keyboard('{Alt>}[KeyH]{/Alt}')
  expect(readKey(), 'a letter that no option has').toEqual({ ...single, option_id: 'c' })
})

test('options are added, ordered and removed; the key goes with its option', async () => {
  const { user, readKey, readContent, press } = open('single_choice')
  await user.click(screen.getByRole('radio', { name: 'Pilihan B adalah kunci' }))
  await press('Naikkan Pilihan B')
  expect(listIds(readContent('single_choice').options)).toBe('bac')
  expect(readKey()).toEqual({ ...single, option_id: 'b' })
  await press('Tambah pilihan')
  expect(readContent('single_choice').options).toHaveLength(4)
  await press('Hapus Pilihan A')
  expect(listIds(readContent('single_choice').options)).toBe('acd')
  expect(readKey(), 'the key has left with its option').toBeNull()
})

test('there are never fewer than two options nor more than five, and no way beyond the ends', async () => {
  const { readContent, press } = open('single_choice')
  for (const name of ['Naikkan Pilihan A', 'Turunkan Pilihan C'])
    expect(screen.getByLabelText(name).getAttribute('aria-disabled')).toBe('true')
  await press('Tambah pilihan')
  await press('Tambah pilihan')
  expect(screen.queryByText('Tambah pilihan')).toBeNull()
  for (const letter of ['E', 'D', 'C', 'B']) await press(`Hapus Pilihan ${letter}`)
  expect(listIds(readContent('single_choice').options)).toBe('ab')
})

test('a new option has an id that none of the others has', async () => {
  const { readContent, press } = open('single_choice')
  await press('Hapus Pilihan A')
  await press('Tambah pilihan')
  expect(listIds(readContent('single_choice').options)).toBe('bca')
})

test('an order that is part of the question is kept, and said no other way than by being there', async () => {
  const { user, readContent } = open('single_choice')
  const box = screen.getByRole('checkbox', { name: 'Pertahankan urutan ini untuk semua siswa' })
  await user.click(box)
  expect(readContent('single_choice')).toHaveProperty('keeps_order', true)
  await user.click(box)
  expect(readContent('single_choice')).not.toHaveProperty('keeps_order')
})

test('of several right options the key stands in the order of the options, and none right is no key', async () => {
  const { user, readKey } = open('multiple_choice')
  const tick = (letter: string) =>
    user.click(screen.getByRole('checkbox', { name: `Pilihan ${letter} adalah kunci` }))
  await tick('C')
  await tick('A')
  expect(readKey()).toEqual({ type: 'multiple_choice', option_ids: ['a', 'c'] })
  await tick('A')
  await tick('C')
  expect(readKey()).toBeNull()
})

test('weights make a key as soon as one option is worth something', async () => {
  const { readKey, choose } = open('weighted_choice')
  expect(readKey()).toBeNull()
  await choose('Nilai Pilihan B', '5')
  expect(readKey()).toEqual({ type: 'weighted_choice', weights: { a: 0, b: 5, c: 0 } })
  await choose('Nilai Pilihan B', '0')
  expect(readKey()).toBeNull()
})

test('each statement has its column; one that is removed leaves the key', async () => {
  const { readKey, choose, press } = open('true_false_table')
  await choose('Jawaban Pernyataan 1', 'c1')
  await choose('Jawaban Pernyataan 2', 'c2')
  expect(readKey()).toEqual({ type: 'true_false_table', column_ids: { a: 'c1', b: 'c2' } })
  await press('Hapus Pernyataan 1')
  expect(readKey()).toEqual({ type: 'true_false_table', column_ids: { b: 'c2' } })
})

test('columns are named by their author, and the key stays', async () => {
  const { user, readKey, readContent, choose } = open('true_false_table')
  await choose('Jawaban Pernyataan 1', 'c1')
  const name = screen.getByLabelText('Nama kolom 1')
  await user.clear(name)
  await user.type(name, 'Sesuai')
  expect(readContent('true_false_table').columns.map(({ label }) => label)).toEqual(['Sesuai', 'Salah'])
  expect(readKey()).toEqual({ type: 'true_false_table', column_ids: { a: 'c1' } })
})

test('rows are matched with letters, and a letter that goes takes its pairs along', async () => {
  const { readKey, choose, press } = open('matching')
  await choose('Jawaban Baris 1', 'd')
  await choose('Jawaban Baris 2', 'a')
  expect(readKey()).toEqual({ type: 'matching', pairs: { a: 'd', b: 'a' } })
  await press('Hapus Pilihan D')
  expect(readKey()).toEqual({ type: 'matching', pairs: { b: 'a' } })
})

test('a number is a key as Indonesians type it, with a tolerance, and half a number is none', async () => {
  const { user, readKey } = open('short_answer')
  const value = screen.getByLabelText('Jawaban benar')
  await user.type(value, '1.250,5')
  expect(readKey()).toEqual({
    type: 'short_answer',
    answer: { kind: 'number', value: 1250.5, tolerance: 0 },
  })
  const tolerance = screen.getByLabelText('Toleransi (±)')
  await user.clear(tolerance)
  await user.type(tolerance, '0,1')
  expect(readKey()).toMatchObject({ answer: { tolerance: 0.1 } })
  await user.clear(value)
  await user.type(value, 'dua')
  expect(readKey()).toBeNull()
})

test('words are accepted line by line, without empty ones, and begin anew where a number was asked', async () => {
  const { user, readKey, choose } = open('short_answer')
  await user.type(screen.getByLabelText('Jawaban benar'), '5')
  await choose('Jawaban berupa', 'text')
  expect(readKey()).toBeNull()
  await user.type(screen.getByLabelText('Jawaban yang diterima'), 'Jakarta{Enter}{Enter}  DKI Jakarta ')
  expect(readKey()).toEqual({
    type: 'short_answer',
    answer: { kind: 'text', accepted: ['Jakarta', 'DKI Jakarta'] },
  })
})

test('what is missing in a part that is filled stands beside it; an empty one is not nagged about', () => {
  const fault = ['Ada karakter yang tidak bisa ditampilkan.']
  open('single_choice', { 'draft.content.options.1.text': fault })
  expect(screen.getByText(fault[0] ?? '')).toBeTruthy()
  cleanup()
  const empty = {
    ...start.content,
    options: [
      { id: 'a', text: '' },
      { id: 'b', text: 'dua' },
    ],
  }
  const draft = { ...start, content: empty } as QuestionDraft
  render(<DraftFields draft={draft} gaps={{ 'draft.content.options.0.text': fault }} onChange={() => {}} />)
  expect(screen.queryByText(fault[0] ?? '')).toBeNull()
})
