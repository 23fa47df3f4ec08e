import type { ContentOf, DraftContentOf, KeyOf } from '@gerbang/contract/question.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Value } from '../answer-part.ts'
import { EssayFields } from './answer.tsx'
import { countWords } from './count-words.ts'
import { essay } from './office.tsx'
import { EssayReview } from './review.tsx'

const content: ContentOf<'essay'> = {
  type: 'essay',
  prompt_html: '<p>Jelaskan.</p>',
  words: { least: 3, most: null },
  shown_rubric: null,
}
const key: KeyOf<'essay'> = {
  type: 'essay',
  rubric: [
    { id: 'k1', text: 'Menyebut sebab', points: 10 },
    { id: 'k2', text: 'Memberi contoh', points: 5 },
  ],
  model_answer: 'Karena harga naik.',
}

test.each([
  ['', 0],
  ['  satu  ', 1],
  ['harga – naik!', 2],
  ['3,5 kg beras\ndan 2 liter', 6],
])('%j counts %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

function write(shown: ContentOf<'essay'>, onType = (_: Value) => {}) {
  function Sheet() {
    const [value, setValue] = useState<Value>(null)
    const type = (next: Value) => (setValue(next), onType(next))
    return (
      <EssayFields
        content={shown}
        parts={[]}
        lang="id"
        value={value}
        isReadOnly={false}
        onChange={type}
        onType={type}
        onRest={() => {}}
      />
    )
  }
  render(<Sheet />)
  return userEvent.setup()
}

test('words are counted while they are written, beside how many there should be', async () => {
  const user = write(content)
  expect(screen.getByText('0 kata, paling sedikit 3')).toBeTruthy()
  await user.type(screen.getByLabelText('Jawabanmu'), 'Harga naik')
  expect(screen.getByText('2 kata, paling sedikit 3')).toBeTruthy()
})

test('spaces alone are no answer', async () => {
  const onType = vi.fn<(value: Value) => void>()
  const user = write(content, onType)
  await user.type(screen.getByLabelText('Jawabanmu'), ' ')
  expect(onType).toHaveBeenLastCalledWith(null)
  await user.type(screen.getByLabelText('Jawabanmu'), 'a')
  expect(onType).toHaveBeenLastCalledWith('a')
})

test('a rubric that is shown stands above the field, with what each part earns', () => {
  write({ ...content, shown_rubric: key.rubric })
  const rubric = screen.getByRole('heading', { name: 'Cara menilainya' }).parentElement
  expect(
    within(rubric ?? document.body)
      .getAllByRole('listitem')
      .map(row => row.textContent),
  ).toEqual(['Menyebut sebab10 poin', 'Memberi contoh5 poin'])
})

const review = (value: Value, given: Record<string, number> | null) =>
  render(
    <EssayReview
      content={content}
      answerKey={key}
      value={value}
      outcome="partial"
      given={given}
      parts={[]}
      lang="id"
    />,
  )
const readRows = () => screen.getAllByRole('listitem').map(row => row.textContent)

test('a review shows what was written, the model answer and the points that were given', () => {
  review('Sebab panen gagal.', { k1: 7.5 })
  expect(screen.getByText('Sebab panen gagal.')).toBeTruthy()
  expect(screen.getByText('Karena harga naik.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Nilaimu menurut rubrik' })).toBeTruthy()
  expect(readRows()).toEqual(['Menyebut sebab7,5 / 10', 'Memberi contoh0 / 5'])
})

test('before anybody has marked it, a review shows what can be earned', () => {
  review(null, null)
  expect(screen.getByText('Tidak dijawab')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Rubrik' })).toBeTruthy()
  expect(readRows()).toEqual(['Menyebut sebab10 poin', 'Memberi contoh5 poin'])
})

/** A draft in the hands of its author. */
function openEditor(start: { content: DraftContentOf<'essay'>; key: KeyOf<'essay'> | null }) {
  let now = start
  function Desk() {
    const [draft, setDraft] = useState(start)
    now = draft
    return (
      <essay.Editor
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

test('an essay has a key once each criterion has words and the model answer is written', async () => {
  const { user, read } = openEditor({ content: essay.start('Jelaskan.', []), key: null })
  await user.type(screen.getByLabelText('Kriteria 1'), 'Alasan')
  expect(read().key).toBeNull()
  await user.type(screen.getByLabelText('Contoh jawaban'), ' Sebab itu. ')
  expect(read().key).toEqual({
    type: 'essay',
    rubric: [{ id: 'k1', text: 'Alasan', points: 10 }],
    model_answer: 'Sebab itu.',
  })
  await user.click(screen.getByRole('button', { name: 'Tambah kriteria' }))
  expect(read().key, 'the second has no words yet').toBeNull()
})

test('criteria are added with ids of their own and removed down to the last one', async () => {
  const { user, read } = openEditor({ content: essay.start('Jelaskan.', []), key })
  await user.click(screen.getByRole('button', { name: 'Hapus kriteria 1' }))
  expect(read().key?.rubric.map(({ id }) => id)).toEqual(['k2'])
  expect(screen.getByRole('button', { name: 'Hapus kriteria 1' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Tambah kriteria' }))
  await user.type(screen.getByLabelText('Kriteria 2'), 'Bahasa')
  expect(read().key?.rubric.map(({ id }) => id)).toEqual(['k2', 'k3'])
})

test('students see the rubric before they write only where it is complete and shown to them', async () => {
  const { user, read } = openEditor({ content: essay.start('Jelaskan.', []), key: null })
  const shown = screen.getByLabelText('Tunjukkan rubrik kepada siswa sebelum menulis')
  expect(shown).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Kriteria 1'), 'Alasan')
  await user.type(screen.getByLabelText('Contoh jawaban'), 'Sebab')
  await user.click(shown)
  expect(read().content.shown_rubric).toEqual([{ id: 'k1', text: 'Alasan', points: 10 }])
  await user.click(shown)
  expect(read().content.shown_rubric).toBeNull()
})

test('limits of words are whole numbers from one on, and may be left open', async () => {
  const { user, read } = openEditor({ content: essay.start('Jelaskan.', []), key })
  const least = screen.getByLabelText('Kata paling sedikit')
  await user.type(least, '0')
  expect(read().content.words).toEqual({ least: 1, most: null })
  await user.clear(least)
  expect(read().content.words).toEqual({ least: null, most: null })
})
