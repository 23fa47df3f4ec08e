import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { QuestionContent, QuestionDraft, QuestionKey } from './question.ts'
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
const readText = (name: string) => readFileSync(join(folder, name), 'utf8')
const dropFormat = (name: string, value: unknown) => (name === 'format' ? undefined : value)
const readSamples = <T>(name: string): Stored<T>[] => JSON.parse(readText(name))
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Rows like these lie in databases. A new format gets a file of its own; none of these ever changes. */
const frozen = {
  'content-1.json': '0fe11b97e01962d8',
  'draft-1.json': '85de8a03089d02b2',
  'draft-2.json': '1aa0f480198dbac8',
  'draft-3.json': 'd95ef13304f797b1',
  'key-1.json': 'c758f2c1b6b6f342',
}

test('samples of every format are as they were when it was in use', () => {
  expect(Object.fromEntries(readdirSync(folder).map(name => [name, hash(readText(name))]))).toEqual(frozen)
})

const contents = readSamples<QuestionContent>('content-1.json')
const keys = readSamples<QuestionKey>('key-1.json')
const drafts = readSamples<QuestionDraft>('draft-3.json')

test('what is written is read again, and says which format it has', () => {
  for (const content of contents.map(readContent)) {
    expect(writeContent(content)).toEqual({ format: 1, ...content })
    expect(readContent(writeContent(content))).toEqual(content)
  }
  for (const key of keys.map(readKey)) expect(readKey(writeKey(key))).toEqual(key)
  for (const draft of drafts.map(readDraft)) {
    expect(writeDraft(draft)).toEqual({ format: 3, ...draft })
    expect(readDraft(writeDraft(draft))).toEqual(draft)
  }
})

test('content and keys without a format are read as they stand', () => {
  expect(contents.map(readContent)).toEqual(contents)
  expect(keys.map(readKey)).toEqual(keys)
})

test('a draft of the first format gets ids for its parts and keeps what the author typed', () => {
  const upgraded = readSamples<QuestionDraft>('draft-1.json').map(readDraft)
  const second = readSamples<QuestionDraft>('draft-2.json').map(readDraft)
  expect(upgraded).toEqual(second.slice(0, upgraded.length))
})

test('a draft of the second format is read as it stands', () => {
  const second = readSamples<QuestionDraft & { format: number }>('draft-2.json')
  expect(second.map(readDraft)).toEqual(JSON.parse(readText('draft-2.json'), dropFormat))
})

test('a half-finished draft has no key yet', () => {
  expect(drafts.map(readDraft).filter(({ key }) => key === null)).toHaveLength(1)
})

test('a format that is still to come is refused rather than misread', () => {
  const future = { format: 99, type: 'single_choice', option_id: 'a' } as unknown as Stored<QuestionKey>
  expect(() => readKey(future)).toThrow('format is 99')
})
