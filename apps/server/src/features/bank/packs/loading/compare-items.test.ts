import { expect, test } from 'vitest'
import type { PackItem } from '../reading/pack.ts'
import { compareItems } from './compare-items.ts'

const item = { kind: 'faq', ref: 'apa-ini', name: 'Apa ini?', file: 'faqs/apa-ini.md', line: 1 } as PackItem
const loaded = {
  kind: 'faq',
  ref: 'apa-ini',
  row_id: 'row',
  source_hash: 'then',
  stamp: 'untouched',
  is_own: true,
}

interface Now {
  /** What the pack says, and how the row stands; undefined where it is gone. */
  says: string
  stands: string | undefined
  row?: typeof loaded | undefined
  present?: string
}

function compare({ says, stands, row, present }: Now) {
  const [compared] = compareItems([item], {
    hashes: new Map([[item, says]]),
    rows: new Map(row ? [['faq apa-ini', row as never]] : []),
    stamps: new Map(stands === undefined ? [] : [['row', stands]]),
    present: new Map(present === undefined ? [] : [[item, present]]),
  })
  return [compared?.state, compared?.row_id]
}

test('what is not here comes; what the school has under that name stays its own', () => {
  expect(compare({ says: 'now', stands: undefined })).toEqual(['new', null])
  expect(compare({ says: 'now', stands: undefined, present: 'own' })).toEqual(['present', 'own'])
})

test.each([
  ['then', 'untouched', 'same'],
  ['now', 'untouched', 'changed'],
  ['then', 'touched', 'edited'],
  ['now', 'touched', 'both'],
  ['then', undefined, 'gone'],
  ['now', undefined, 'gone'],
])('a pack that says %s of a row that stands %s: %s', (says, stands, state) => {
  expect(compare({ says, stands, row: loaded })).toEqual([state, 'row'])
})

test('a row that no pack brought stays as it is, whatever a pack says and whoever changes it', () => {
  for (const says of ['then', 'now'])
    for (const stands of ['untouched', 'touched'])
      expect(compare({ says, stands, row: { ...loaded, is_own: false } })).toEqual(['present', 'row'])
})

test('a row of another kind with the same code is another item', () => {
  const guide = { ...item, kind: 'guide' } as PackItem
  const [compared] = compareItems([guide], {
    hashes: new Map([[guide, 'now']]),
    rows: new Map([['faq apa-ini', loaded as never]]),
    stamps: new Map([['row', 'untouched']]),
    present: new Map(),
  })
  expect(compared?.state).toBe('new')
})
