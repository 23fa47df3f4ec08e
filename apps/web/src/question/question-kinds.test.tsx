import type { QuestionKey } from '@gerbang/contract/question.ts'
import { fitsQuestion } from '@gerbang/scoring/fits-question.ts'
import { validateAnswer } from '@gerbang/scoring/validate-answer.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { questionSamples } from '../../../server/src/testing/factories.ts'
import type { Value } from './answer-part.ts'
import { AnswerSheet, pickOption } from './answer-sheet.tsx'
import { KeyField } from './key-field.tsx'
import { describeKey, suggestKey } from './office-kinds.ts'
import { ReviewAnswer } from './review-answer.tsx'

afterEach(cleanup)

const controls = 'input, select, textarea'
const kinds = questionSamples.map(sample => ({ kind: sample.content.type, ...sample }))
type Sample = (typeof kinds)[number]

function findKind(kind: Sample['kind']): Sample {
  const found = kinds.find(sample => sample.kind === kind)
  if (!found) throw new Error(`No sample of ${kind}`)
  return found
}

/** Some parts are fetched behind the others. */
const arrive = () => act(() => vi.dynamicImportSettled())

async function openSheet({ content }: Sample, value: Value, isReadOnly = false) {
  const answer = vi.fn<(value: Value) => void>()
  const { container } = render(
    <AnswerSheet
      content={content}
      partIds={[]}
      lang="id"
      value={value}
      isReadOnly={isReadOnly}
      onChange={answer}
      onType={answer}
      onRest={() => {}}
    />,
  )
  await arrive()
  return { answer, fields: [...container.querySelectorAll<HTMLElement>(controls)] }
}

/** Presses it, or types a digit into it. */
async function touch(field: HTMLElement) {
  const user = userEvent.setup()
  await user.click(field)
  if (field.matches('textarea, [type="text"], input:not([type])')) await user.keyboard('7')
  if (field instanceof HTMLSelectElement)
    await user.selectOptions(field, within(field).getAllByRole('option').at(-1) ?? [])
}

test.each(kinds)('whatever is touched on the sheet of $kind is an answer to it', async sample => {
  const { answer, fields } = await openSheet(sample, null)
  for (const field of fields) await touch(field)
  expect(answer).toHaveBeenCalled()
  for (const [value] of answer.mock.calls)
    expect(value && validateAnswer(sample.content, value)).toBeUndefined()
})

test.each(kinds)('nothing on a sheet of $kind can be touched any more once it is read-only', async sample => {
  const { fields } = await openSheet(sample, sample.right, true)
  expect(fields.filter(field => !field.matches(':disabled'))).toEqual([])
})

test('an option that is pressed again is unticked, and no tick at all is no answer', async () => {
  const { answer } = await openSheet(findKind('multiple_choice'), ['a'])
  await touch(screen.getByLabelText(/Pilihan a/))
  expect(answer).toHaveBeenCalledWith(null)
})

const pick = (kind: Sample['kind'], value: Value) => pickOption(findKind(kind).content, value, 'b')

test('letters choose options, and nothing where there are rows or a text', () => {
  expect(pick('single_choice', 'a')).toBe('b')
  expect(pick('weighted_choice', 'a')).toBe('b')
  expect(pick('multiple_choice', ['a'])).toEqual(['a', 'b'])
  expect(pick('true_false_table', null)).toBeUndefined()
  expect(pick('short_answer', null)).toBeUndefined()
})

test.each(kinds)(
  'the review of $kind shows the key beside a wrong answer',
  async ({ content, key, right, wrong }) => {
    const review = (value: Value) => ({
      id: 'q',
      stimulus_id: null,
      topic: '',
      content,
      key,
      explanation_html: '',
      explanation_video_url: null,
      voided: false,
      value,
      flagged: false,
      outcome: value === right ? ('correct' as const) : ('wrong' as const),
    })
    const shown = async (value: Value) => {
      const { container, unmount } = render(<ReviewAnswer question={review(value)} partIds={[]} lang="id" />)
      await arrive()
      const { textContent } = container
      unmount()
      return textContent
    }
    expect(await shown(wrong)).toContain('Kunci')
    expect(await shown(wrong)).not.toBe(await shown(right))
  },
)

test.each(kinds)('the key of $kind reads as text, and its editor writes keys that fit', async sample => {
  const { content, key } = sample
  expect(describeKey(content, key).every(({ text }) => text.length > 0 && text !== '–')).toBe(true)
  const change = vi.fn<(key: QuestionKey | undefined) => void>()
  const { container } = render(<KeyField content={content} start={key} onChange={change} />)
  for (const field of container.querySelectorAll<HTMLElement>(controls)) await touch(field)
  expect(change).toHaveBeenCalled()
  for (const [written] of change.mock.calls) expect(written && fitsQuestion(content, written)).toBe(true)
})

const numberKey: QuestionKey = {
  type: 'short_answer',
  answer: { kind: 'number', value: -12.5, tolerance: 0.01 },
}
const numberContent = { type: 'short_answer', prompt_html: '', input: 'number' } as const

test('a number is read as Indonesians write it, and what is no number is no key', async () => {
  const change = vi.fn<(key: QuestionKey | undefined) => void>()
  const user = userEvent.setup()
  render(<KeyField content={numberContent} start={numberKey} onChange={change} />)
  const value = screen.getByRole('textbox', { name: /Jawaban benar/ })
  const tolerance = screen.getByRole('textbox', { name: /Toleransi/ })
  expect(value).toHaveProperty('value', '-12,5')
  await user.clear(tolerance)
  await user.clear(value)
  expect(change).toHaveBeenLastCalledWith(undefined)
  await user.type(value, '1.250,5')
  expect(change).toHaveBeenLastCalledWith({
    type: 'short_answer',
    answer: { kind: 'number', value: 1250.5, tolerance: 0 },
  })
  await user.type(tolerance, '-1')
  expect(change).toHaveBeenLastCalledWith(undefined)
})

test('a key of no option and one of no text are no keys', async () => {
  const change = vi.fn<(key: QuestionKey | undefined) => void>()
  const user = userEvent.setup()
  const { content } = findKind('multiple_choice')
  render(
    <KeyField content={content} start={{ type: 'multiple_choice', option_ids: ['a'] }} onChange={change} />,
  )
  await user.click(screen.getByRole('checkbox', { name: /Pilihan a/ }))
  expect(change).toHaveBeenLastCalledWith(undefined)
  cleanup()
  const text = findKind('short_answer')
  render(<KeyField content={text.content} start={text.key} onChange={change} />)
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), ' {Enter} ')
  expect(change).toHaveBeenLastCalledWith(undefined)
})

test('a single choice begins with what the answers suggest, other keys as they are', () => {
  const { key } = findKind('single_choice')
  expect(suggestKey(key, 'd')).toEqual({ type: 'single_choice', option_id: 'd' })
  expect(suggestKey(key, null)).toBe(key)
  expect(suggestKey(findKind('weighted_choice').key, 'd')).toMatchObject({ weights: { c: 4, d: 5 } })
  expect(suggestKey(numberKey, 'd')).toBe(numberKey)
})
