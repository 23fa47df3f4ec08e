import type { ContentOf, KeyOf } from '@gerbang/contract/question.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Value } from '../answer-part.ts'
import { shortAnswer as answer } from './answer.tsx'
import { shortAnswer as office } from './office.tsx'
import { shortAnswer as review } from './review.tsx'

type Input = ContentOf<'short_answer'>['input']
const number = (value: number, tolerance = 0): KeyOf<'short_answer'> => ({
  type: 'short_answer',
  answer: { kind: 'number', value, tolerance },
})

function open(input: Input) {
  const onType = vi.fn<(value: Value) => void>()
  function Sheet() {
    const [value, setValue] = useState<Value>(null)
    const type = (next: Value) => (setValue(next), onType(next))
    return (
      <answer.Fields
        content={{ type: 'short_answer', prompt_html: '<p>Berapa?</p>', input }}
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
  return { user: userEvent.setup(), onType, field: screen.getByLabelText<HTMLInputElement>('Jawabanmu') }
}

test('a number brings the keyboard of numbers and the signs that it lacks', async () => {
  const { user, onType, field } = open('number')
  expect(field.inputMode).toBe('decimal')
  await user.click(screen.getByRole('button', { name: 'Tambahkan tanda minus' }))
  expect(document.activeElement, 'one goes on typing').toBe(field)
  await user.keyboard('3')
  await user.click(screen.getByRole('button', { name: 'Tambahkan garis pecahan' }))
  await user.keyboard('4')
  expect(onType).toHaveBeenLastCalledWith('−3/4')
})

test('a sign goes where the cursor stands', async () => {
  const { user, onType, field } = open('number')
  await user.type(field, '34')
  field.setSelectionRange(1, 1)
  await user.click(screen.getByRole('button', { name: 'Tambahkan garis pecahan' }))
  expect(onType).toHaveBeenLastCalledWith('3/4')
})

test('a word brings the keyboard of letters and no signs', () => {
  const { field } = open('text')
  expect(field.inputMode).toBe('text')
  expect(screen.queryByRole('button')).toBeNull()
})

test('spaces alone are no answer, and nothing longer than 200 letters is kept', async () => {
  const { user, onType, field } = open('text')
  await user.type(field, '  ')
  expect(onType).toHaveBeenLastCalledWith(null)
  await user.clear(field)
  await user.click(field)
  await user.paste('x'.repeat(300))
  expect(onType.mock.lastCall?.[0]).toHaveLength(200)
})

function show(value: Value, outcome: Outcome, key: KeyOf<'short_answer'>) {
  const content = { type: 'short_answer', prompt_html: '', input: 'text' } as const
  render(
    <review.Review
      content={content}
      answerKey={key}
      value={value}
      outcome={outcome}
      given={null}
      parts={[]}
      lang="id"
    />,
  )
  return screen.getAllByRole('definition').map(({ textContent }) => textContent)
}

test('a review shows the answer beside everything that would have been right', () => {
  const key: KeyOf<'short_answer'> = {
    type: 'short_answer',
    answer: { kind: 'text', accepted: ['Soekarno', 'Sukarno'] },
  }
  expect(show('Hatta', 'wrong', key)).toEqual(['Hatta', 'Soekarno atau Sukarno'])
})

test('a review says that nothing was answered', () => {
  expect(show(null, 'blank', number(5))[0]).toBe('Tidak dijawab')
})

const doubts = (key: KeyOf<'short_answer'>, explanation: string) =>
  office.findDoubts({ content: office.start('Berapa?', []), key, explanation }).map(({ field }) => field)

test.each([
  [12.5, 'Jadi panjangnya 12,5 cm.'],
  [12.5, 'So it is 12.5 cm.'],
  [1250, 'Hasilnya Rp1.250.'],
  [-4, 'Turun sebanyak 4 derajat.'],
  [0.5, '$x = 0{,}5$'],
])('%d is found in “%s”', (value, explanation) => {
  expect(doubts(number(value), explanation)).toEqual([])
})

test('a key that its explanation never names is doubted, one without an explanation is not', () => {
  expect(doubts(number(12), 'Jadi hasilnya 21.')).toEqual(['draft.explanation'])
  expect(doubts(number(12), ' ')).toEqual([])
})

test('another kind of answer forgets the key of the former', async () => {
  const onChange = vi.fn<(content: unknown, key: unknown) => void>()
  const content = { type: 'short_answer', prompt: 'Siapa?', input: 'number' } as const
  render(<office.Editor content={content} answerKey={number(3)} gaps={{}} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByLabelText('Jawaban berupa'), 'Kata')
  expect(onChange).toHaveBeenLastCalledWith({ ...content, input: 'text' }, null)
})

test('accepted words stand one a line, without empty lines and without spaces around', async () => {
  const onChange = vi.fn<(content: unknown, key: unknown) => void>()
  const content = { type: 'short_answer', prompt: 'Siapa?', input: 'text' } as const
  const { user } = { user: userEvent.setup() }
  render(<office.Editor content={content} answerKey={null} gaps={{}} onChange={onChange} />)
  await user.type(screen.getByLabelText('Jawaban yang diterima'), ' Soekarno {Enter}{Enter}Sukarno')
  expect(onChange).toHaveBeenLastCalledWith(content, {
    type: 'short_answer',
    answer: { kind: 'text', accepted: ['Soekarno', 'Sukarno'] },
  })
})
