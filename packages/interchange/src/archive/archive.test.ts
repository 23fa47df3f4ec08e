import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { decode } from '../testing/small-bank.ts'
import { listEntries } from './list-entries.ts'
import { openArchive } from './open-archive.ts'

const words = 'Pasar terapung ramai sejak pagi. '.repeat(20)
const bytes = zipSync({ 'a.txt': strToU8(words), 'map/b.txt': [strToU8('b'), { level: 0 }] })
const open = (limits = {}, file: Uint8Array = bytes) => openArchive(file, { ...DEFAULT_LIMITS, ...limits })

test('entries are listed by their names, packed or not', () => {
  expect(open().names).toEqual(['a.txt', 'map/b.txt'])
  expect([...listEntries(bytes, DEFAULT_LIMITS).keys()]).toEqual(['a.txt', 'map/b.txt'])
})

test('an entry is unpacked when it is read', () => {
  const archive = open()
  expect(decode(archive.read('a.txt') ?? new Uint8Array())).toBe(words)
  expect(decode(archive.read('map/b.txt') ?? new Uint8Array())).toBe('b')
})

test('an entry that is not there is undefined', () => {
  expect(open().read('c.txt')).toBeUndefined()
})

test.each<[what: string, limits: object]>([
  ['more entries than allowed', { entries: 1 }],
  ['more bytes than allowed, unpacked', { unpackedBytes: 10 }],
])('an archive with %s is refused', (_, limits) => {
  expect(() => open(limits).read('a.txt')).toThrow(UnreadableFile)
})

test.each<[what: string, file: Uint8Array]>([
  ['cut off', bytes.slice(0, 60)],
  ['no archive at all', strToU8('PK tetapi bukan arsip')],
])('a file that is %s is refused', (_, file) => {
  expect(() => open({}, file)).toThrow(UnreadableFile)
})

/** The same archive, whose directory states another size for its first entry. */
function stateSize(file: Uint8Array, size: number): Uint8Array {
  const stated = file.slice()
  const view = new DataView(stated.buffer)
  const directory = view.getUint32(stated.length - 22 + 16, true)
  view.setUint32(directory + 24, size, true)
  return stated
}

test('what is read counts together over all entries', () => {
  const both = open({ unpackedBytes: words.length }, stateSize(bytes, 0))
  expect(both.read('a.txt')).toHaveLength(words.length)
  expect(() => both.read('map/b.txt')).toThrow(UnreadableFile)
})

test('an entry that unpacks to more than a hundred times its size is refused', () => {
  const bomb = zipSync({ 'a.txt': new Uint8Array(4_000_000) })
  expect(() => open({}, bomb).read('a.txt')).toThrow(UnreadableFile)
})

test('a bomb that its directory tells of is refused before anything is unpacked', () => {
  const large = stateSize(bytes, DEFAULT_LIMITS.unpackedBytes + 1)
  expect(() => open({}, large)).toThrow(expect.objectContaining({ code: 'too_large_inside' }))
  const regular = stateSize(bytes, 2_000_000)
  expect(() => open({}, regular).read('a.txt')).toThrow(expect.objectContaining({ code: 'too_large_inside' }))
})
