import type { ContentOf, DraftContentOf, KeyOf } from '@gerbang/contract/question.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Value } from '../answer-part.ts'
import { MatchingFields } from './answer.tsx'
import { matching } from './office.tsx'
import { MatchingReview } from './review.tsx'

const content: ContentOf<'matching'> = {
  type: 'matching',
  prompt_html: '<p>Jodohkan.</p>',
  items: [
    { id: 'a', html: 'Jawa Barat' },
    { id: 'b', html: 'Bali' },
  ],
  options: [
    { id: 'a', html: 'Denpasar' },
    { id: 'b', html: 'Bandung &amp; Cimahi' },
    { id: 'c', html: '<math><mi>x</mi></math>' },
  ],
  credit: 'proportional',
}
const key: KeyOf<'matching'> = { type: 'matching', pairs: { a: 'b', b: 'a' } }
const [first, second, third] = content.options
/** In the order of this student's paper. */
const parts = [second, first, third].flatMap(part => part ?? [])

function open(isReadOnly = false) {
  const onChange = vi.fn<(value: Value) => void>()
  function Sheet() {
    const [value, setValue] = useState<Value>(null)
    return (
      <MatchingFields
        content={content}
        parts={parts}
        lang="id"
        value={value}
        isReadOnly={isReadOnly}
        onChange={next => (setValue(next), onChange(next))}
        onType={() => {}}
        onRest={() => {}}
      />
    )
  }
  render(<Sheet />)
  return { user: userEvent.setup(), onChange }
}

test('letters follow the order of the own paper, and a formula is known by its letter alone', () => {
  open()
  const [list] = screen.getAllByRole('combobox')
  const options = within(list ?? document.body).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Pilih huruf',
    'A. Bandung & Cimahi',
    'B. Denpasar',
    'C',
  ])
})

test('each row is answered by itself, an option may serve twice, and no row at all is no answer', async () => {
  const { user, onChange } = open()
  const west = screen.getByRole('combobox', { name: 'Jawa Barat' })
  await user.selectOptions(west, 'b')
  expect(onChange).toHaveBeenLastCalledWith({ a: 'b' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bali' }), 'b')
  expect(onChange).toHaveBeenLastCalledWith({ a: 'b', b: 'b' })
  await user.selectOptions(west, 'Pilih huruf')
  expect(onChange).toHaveBeenLastCalledWith({ b: 'b' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bali' }), 'Pilih huruf')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a review names what was chosen by the letters of the own paper, and the key where that was wrong', () => {
  render(
    <MatchingReview
      content={content}
      answerKey={key}
      value={{ a: 'b', b: 'c' }}
      outcome="partial"
      given={null}
      parts={parts}
      lang="id"
    />,
  )
  const [, rows] = screen.getAllByRole('list')
  expect(
    within(rows ?? document.body)
      .getAllByRole('listitem')
      .map(row => row.textContent),
  ).toEqual(['Jawa BaratJawabanmu: A', 'BaliJawabanmu: C · Kunci: B'])
})

/** A draft in the hands of its author. */
function openEditor(start: DraftContentOf<'matching'>, startKey: KeyOf<'matching'> | null) {
  let now = { content: start, key: startKey }
  function Desk() {
    const [draft, setDraft] = useState(now)
    now = draft
    return (
      <matching.Editor
        content={draft.content}
        answerKey={draft.key}
        gaps={{}}
        onChange={(content, key) => setDraft({ content, key })}
      />
    )
  }
  render(<Desk />)
  return { user: userEvent.setup(), read: () => now }
}

test('a new one has a row for each text of the former kind, three at least and eight at most', () => {
  const count = (texts: string[]) => matching.start('Jodohkan.', texts).items.length
  expect(count([])).toBe(3)
  expect(count(['satu', 'dua', 'tiga', 'empat'])).toBe(4)
  expect(count(Array.from({ length: 12 }, String))).toBe(8)
})

test('the pair of a row is the letter that stands before it; an option that goes takes its pairs along', async () => {
  const { user, read } = openEditor(matching.start('Jodohkan.', []), null)
  const choose = (row: number, letter: string) =>
    user.selectOptions(screen.getByLabelText(`Jawaban Baris ${row}`), letter)
  await choose(1, 'D')
  await choose(2, 'D')
  await choose(3, 'A')
  expect(read().key).toEqual({ type: 'matching', pairs: { a: 'd', b: 'd', c: 'a' } })
  await user.click(screen.getByRole('button', { name: 'Hapus Pilihan D' }))
  expect(read().key).toEqual({ type: 'matching', pairs: { c: 'a' } })
  expect(read().content.options).toHaveLength(3)
})
