import { type QuestionDraft, type QuestionType, questionDraft } from '@gerbang/contract/question.ts'
import { fitsQuestion } from '@gerbang/scoring/fits-question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionSamples } from '../../../server/src/testing/factories.ts'
import {
  changeKind,
  describeKey,
  findKindDoubts,
  isPressed,
  listFacts,
  pressPart,
  suggestKey,
} from './office-kinds.ts'

const kinds = questionSamples.map(sample => ({ kind: sample.content.type, ...sample }))
const types = kinds.map(({ kind }) => kind)
const anyType = fc.constantFrom(...types)
const words = fc.string({ minLength: 1, maxLength: 20 })

const single = (texts: string[]): QuestionDraft => ({
  content: {
    type: 'single_choice',
    prompt: 'Berapa?',
    options: texts.map((text, at) => ({ id: 'abcdefgh'.charAt(at), text })),
  },
  key: { type: 'single_choice', option_id: 'a' },
  explanation: 'Karena begitu.',
  explanation_video_url: null,
})

const listTexts = ({ content }: QuestionDraft) =>
  listFacts(content)
    .filter(({ field }) => field.endsWith('.text'))
    .map(({ text }) => text)

test('another kind keeps prompt and explanation, forgets the key, and is a draft that can be kept', () => {
  fc.assert(
    fc.property(anyType, words, fc.array(words, { minLength: 2, maxLength: 5 }), (type, prompt, texts) => {
      const before = single(texts)
      const changed = changeKind({ ...before, content: { ...before.content, prompt } }, type)
      expect(changed.content.type).toBe(type)
      expect(changed).toMatchObject({ key: null, explanation: 'Karena begitu.', content: { prompt } })
      expect(questionDraft.safeParse(changed).error).toBeUndefined()
    }),
  )
})

test('between kinds with parts the words go along, in their order', () => {
  const withParts = types.filter(type => type !== 'short_answer' && type !== 'essay')
  fc.assert(
    fc.property(
      fc.constantFrom(...withParts),
      fc.array(words, { minLength: 3, maxLength: 5 }),
      (type, texts) => {
        expect(listTexts(changeKind(single(texts), type)).slice(0, texts.length)).toEqual(texts)
      },
    ),
  )
})

test('there and back again the options are what they were', () => {
  const options = (type: Exclude<QuestionType, 'essay' | 'short_answer' | 'matching'>) =>
    listTexts(changeKind(changeKind(single(['satu', 'dua', 'tiga']), type), 'single_choice'))
  for (const type of ['multiple_choice', 'weighted_choice', 'true_false_table'] as const)
    expect(options(type), type).toEqual(['satu', 'dua', 'tiga'])
})

test.each(kinds)(
  'each text of $kind has a name of its own and the field that the server names',
  ({ kind }) => {
    const facts = listFacts(changeKind(single(['satu', 'dua', 'tiga']), kind).content)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length)
    for (const { field } of facts) expect(field).toMatch(/^draft\.content\./)
  },
)

test.each(kinds)(
  'the key of $kind that the answers speak for still fits its question',
  ({ content, key }) => {
    expect(suggestKey(key, null)).toBe(key)
    expect(fitsQuestion(content, suggestKey(key, 'c'))).toBe(true)
  },
)

test('a single choice is corrected to the option that the answers speak for', () => {
  expect(suggestKey({ type: 'single_choice', option_id: 'b' }, 'd')).toEqual({
    type: 'single_choice',
    option_id: 'd',
  })
})

test('keys read as letters, words and numbers as Indonesians write them', () => {
  const read = (kind: QuestionType) => {
    const sample = kinds.find(one => one.kind === kind)
    return sample ? describeKey(sample.content, sample.key).map(({ text }) => text) : []
  }
  expect(read('single_choice')).toEqual(['B'])
  expect(read('multiple_choice')).toEqual(['A', 'D'])
  expect(read('matching')).toEqual(['D', 'A'])
  expect(read('true_false_table')).toEqual(['Benar', 'Salah'])
  const content = { type: 'short_answer', prompt_html: '', input: 'number' } as const
  const write = (value: number, tolerance: number) =>
    describeKey(content, { type: 'short_answer', answer: { kind: 'number', value, tolerance } }).map(
      ({ text }) => text,
    )
  expect(write(1250.5, 0)).toEqual(['1.250,5'])
  expect(write(0.5, 0.01)).toEqual(['0,5 (± 0,01)'])
})

test('pressing a part makes it the key, and pressing it again keeps or ends that as its kind has it', () => {
  const draft = single(['satu', 'dua', 'tiga'])
  expect([isPressed(draft, 'a'), isPressed(draft, 'b')]).toEqual([true, false])
  expect(pressPart(draft, 'b')).toEqual({ type: 'single_choice', option_id: 'b' })
  const several = changeKind(draft, 'multiple_choice')
  const once = pressPart(several, 'b')
  expect(once).toEqual({ type: 'multiple_choice', option_ids: ['b'] })
  const twice = pressPart({ ...several, key: once ?? null }, 'c')
  expect(twice).toEqual({ type: 'multiple_choice', option_ids: ['b', 'c'] })
  expect(pressPart({ ...several, key: once ?? null }, 'b')).toBeUndefined()
})

test('where parts are no key by being pressed, nothing is', () => {
  for (const type of ['short_answer', 'matching'] as const) {
    const draft = changeKind(single(['satu', 'dua', 'tiga']), type)
    expect(isPressed(draft, 'a')).toBeUndefined()
    expect(pressPart(draft, 'a')).toBeUndefined()
  }
})

const long = 'jawaban yang benar dan dijelaskan panjang lebar sampai akhir'

test('a right option that gives itself away by its length is doubted, by its letter', () => {
  const [doubt] = findKindDoubts(single([long, 'pendek', 'singkat']))
  expect(doubt).toMatchObject({ field: 'draft.content.options.0.text' })
  expect(doubt?.text).toContain('Pilihan A')
})

test('length says nothing of short options, of ones still empty, of pictures, or of a question without a key', () => {
  const picture = `![${long}](/media/a.webp)`
  for (const texts of [
    ['dua puluh', 'dua', 'satu'],
    [long, '', 'singkat'],
    [long, long, 'singkat'],
    [picture, 'pendek', 'singkat'],
  ])
    expect(findKindDoubts(single(texts))).toEqual([])
  expect(findKindDoubts({ ...single([long, 'pendek', 'singkat']), key: null })).toEqual([])
})

const numeric = (value: number, explanation: string): QuestionDraft => ({
  content: { type: 'short_answer', prompt: 'Berapa?', input: 'number' },
  key: { type: 'short_answer', answer: { kind: 'number', value, tolerance: 0 } },
  explanation,
  explanation_video_url: null,
})

test('a number that its explanation never mentions is doubted, however the number is written there', () => {
  expect(findKindDoubts(numeric(12.5, 'Jadi jawabannya 13.'))[0]?.text).toMatch(/^Kuncinya 12,5,/)
  for (const explanation of ['Jadi 12,5.', 'Jadi $12{,}5$.', 'Jadi 12.5 meter', ''])
    expect(findKindDoubts(numeric(12.5, explanation)), explanation).toEqual([])
  expect(findKindDoubts(numeric(-3, 'turun sebesar 3 satuan'))).toEqual([])
  expect(findKindDoubts(numeric(1250, 'totalnya 1.250 rupiah'))).toEqual([])
})

test('a number that stands in its explanation is never doubted', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), value => {
      expect(findKindDoubts(numeric(value, `Jadi hasilnya ${value}`))).toEqual([])
    }),
  )
})
