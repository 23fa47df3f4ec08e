import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type QuestionContent, type QuestionDraft, type QuestionKey, questionTypes } from './question.ts'
import {
  readContent,
  readDraft,
  readKey,
  type Stored,
  writeContent,
  writeDraft,
  writeKey,
} from './question-format.ts'

const folder = join(import.meta.dirname, 'question/fixtures')
const files = readdirSync(folder)
const readTexts = (name: string) =>
  files.filter(file => file.startsWith(name)).map(file => readFileSync(join(folder, file), 'utf8'))
const dropFormat = (name: string, value: unknown) => (name === 'format' ? undefined : value)
const readSamples = <T>(name: string): Stored<T>[] => readTexts(name).flatMap(text => JSON.parse(text))
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Kinds that came later bring one sample each of what they store, in the formats of that day. */
const later = files
  .filter(name => !/^(content|key|draft)-/.test(name))
  .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))

const contents = [...readSamples<QuestionContent>('content-1'), ...later.map(sample => sample.content)]
const keys = [...readSamples<QuestionKey>('key-1'), ...later.map(sample => sample.key)]
const drafts = [...readSamples<QuestionDraft>('draft-4'), ...later.map(sample => sample.draft)]

/**
 * Rows like these lie in databases. A format or a kind that is new gets a file of its own; none of these ever changes, and
 * each bears the beginning of its hash in its name.
 */
test.each(files)('%s is as it was when it was in use', name => {
  expect(name.split('.').at(-2)).toBe(hash(readFileSync(join(folder, name), 'utf8')))
})

test('there is a sample of every kind in the newest format', () => {
  for (const samples of [contents, keys])
    expect(new Set(samples.map(read => Reflect.get(read, 'type')))).toEqual(new Set(questionTypes))
  expect(new Set(drafts.map(draft => readDraft(draft).content.type))).toEqual(new Set(questionTypes))
})

test('what is written is read again, and says which format it has', () => {
  for (const content of contents.map(readContent)) {
    expect(writeContent(content)).toEqual({ format: 1, ...content })
    expect(readContent(writeContent(content))).toEqual(content)
  }
  for (const key of keys.map(readKey)) expect(readKey(writeKey(key))).toEqual(key)
  for (const draft of drafts.map(readDraft)) {
    expect(writeDraft(draft)).toEqual({ format: 4, ...draft })
    expect(readDraft(writeDraft(draft))).toEqual(draft)
  }
})

test('content and keys without a format are read as they stand', () => {
  expect(contents.map(readContent)).toEqual(contents)
  expect(keys.map(readKey)).toEqual(keys)
})

test('a draft of the first format gets ids for its parts and keeps what the author typed', () => {
  const upgraded = readSamples<QuestionDraft>('draft-1').map(readDraft)
  const second = readSamples<QuestionDraft>('draft-2').map(readDraft)
  expect(upgraded).toEqual(second.slice(0, upgraded.length))
})

test.each(['draft-2', 'draft-3'])('what begins with %s is read as it stands', name => {
  const older = readSamples<QuestionDraft & { format: number }>(name)
  expect(older.map(readDraft)).toEqual(readTexts(name).flatMap(text => JSON.parse(text, dropFormat)))
})

test('a half-finished draft has no key yet', () => {
  expect(drafts.map(readDraft).filter(({ key }) => key === null)).toHaveLength(1)
})

test('a format that is still to come is refused rather than misread', () => {
  const future = { format: 99, type: 'single_choice', option_id: 'a' } as unknown as Stored<QuestionKey>
  expect(() => readKey(future)).toThrow('format is 99')
})
