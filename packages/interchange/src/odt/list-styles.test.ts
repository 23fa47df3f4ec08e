import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { tag } from '../xml/write-xml.ts'
import { type ListPlace, readLists } from './list-styles.ts'

const NAMES = {
  'xmlns:text': 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  'xmlns:style': 'urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  'xmlns:loext': 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
}

/** The list `L` with these attributes for its levels. */
const listsOf = (...levels: Record<string, string | number>[]) => {
  const written = levels.map((level, at) =>
    tag('text:list-level-style-number', { 'text:level': at + 1, ...level }),
  )
  const style = tag('text:list-style', { 'style:name': 'L' }, ...written)
  return readLists([parseXml(tag('a', NAMES, style), DEFAULT_LIMITS)])
}

const NUMBER = { 'style:num-format': '1', 'style:num-suffix': '.' }
const LETTER = { 'style:num-format': 'A', 'style:num-suffix': '.' }

/** Labels of items, each on its level, all in one list. */
function count(lists: ReturnType<typeof listsOf>, ...levels: number[]) {
  const counter: ListPlace['counter'] = []
  return levels.map(level => lists.count({ style: 'L', counter, level }, undefined)?.text)
}

test('a level counts on, and begins anew below each item of a higher one', () => {
  expect(count(listsOf(NUMBER, LETTER), 0, 1, 1, 0, 1)).toEqual(['1.', 'A.', 'B.', '2.', 'A.'])
})

test.each([
  ['a', 'letter', 'a'],
  ['A', 'letter', 'A'],
  ['i', 'roman', 'i'],
  ['I', 'roman', 'I'],
  ['1', 'number', '1'],
])('a level that counts %s is a %s', (format, kind, text) => {
  const lists = listsOf({ 'style:num-format': format })
  expect(lists.count({ style: 'L', counter: [], level: 0 }, undefined)).toMatchObject({ format: kind, text })
})

test('the whole label of LibreOffice goes before the older words for it', () => {
  const level = { ...NUMBER, 'loext:num-list-format': '(%1%)', 'style:num-prefix': '' }
  expect(count(listsOf(level), 0)).toEqual(['(1)'])
})

test('a label may show the levels above it', () => {
  expect(count(listsOf(NUMBER, { ...NUMBER, 'text:display-levels': 2 }), 0, 1, 1)).toEqual([
    '1.',
    '1.1.',
    '1.2.',
  ])
})

test('a list begins where its style or its item says', () => {
  const lists = listsOf({ ...NUMBER, 'text:start-value': 5 })
  const place: ListPlace = { style: 'L', counter: [], level: 0 }
  const values = [undefined, 21, undefined].map(start => lists.count(place, start)?.value)
  expect(values).toEqual([5, 21, 22])
})

test('a level that shows nothing, and a list without a style, have no label', () => {
  expect(count(listsOf({ 'style:num-format': '' }), 0, 1)).toEqual([undefined, undefined])
  expect(listsOf().count({ style: 'lain', counter: [], level: 0 }, undefined)).toBeUndefined()
})
