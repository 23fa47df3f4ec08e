import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  alike,
  id,
  inLetters,
  isEachOnce,
  listQuery,
  pageOf,
  reason,
  slug,
  tableOf,
  time,
  truth,
} from './fields.ts'

const keep = (schema: z.ZodType, value: unknown) => schema.safeParse(value).data

test('times are those of UTC, in years that the database knows', () => {
  expect(keep(time, '2026-11-21T01:00:00.000Z')).toBe('2026-11-21T01:00:00.000Z')
  for (const wrong of [
    '2026-11-21',
    '2026-11-21T08:00:00+07:00',
    '2026-13-21T01:00:00Z',
    '0000-11-21T01:00:00Z',
    `2026-11-21T01:00:00.${'1'.repeat(20)}Z`,
  ])
    expect(keep(time, wrong)).toBeUndefined()
})

test('ids are read in any case and compared in one', () => {
  expect(keep(id, '019AB000-0000-7000-8000-00000000000A')).toBe('019ab000-0000-7000-8000-00000000000a')
  expect(keep(id, '019ab000')).toBeUndefined()
})

test('a slug is small words joined by hyphens', () => {
  for (const right of ['try-out-perdana', 'utbk-2027', 'a']) expect(keep(slug, right)).toBe(right)
  for (const wrong of ['', '-a', 'a-', 'a--b', 'Try-out', 'try out', 'a'.repeat(121)])
    expect(keep(slug, wrong)).toBeUndefined()
})

test('a list begins at its first page of twenty, and an address says numbers in letters', () => {
  const query = z.strictObject(listQuery)
  expect(keep(query, {})).toEqual({ page: 1, per_page: 20 })
  expect(keep(query, { page: '3', per_page: '100', search: ' ani ' })).toEqual({
    page: 3,
    per_page: 100,
    search: 'ani',
  })
  for (const wrong of [{ page: '0' }, { page: '1.5' }, { page: 'x' }, { per_page: '101' }, { halaman: '1' }])
    expect(keep(query, wrong)).toBeUndefined()
})

test('a reason says something', () => {
  expect(keep(reason, '  Listrik padam di ruang 3  ')).toBe('Listrik padam di ruang 3')
  expect(keep(reason, `${' '.repeat(20)}padam`)).toBeUndefined()
})

test('a form says yes and no in letters', () => {
  expect([true, 'true', false, 'false'].map(value => keep(truth, value))).toEqual([true, true, false, false])
  for (const wrong of ['ya', 1, null]) expect(keep(truth, wrong)).toBeUndefined()
})

test('a page is sorted by each of its words in both directions, and by the first as it is written', () => {
  const { query } = pageOf(z.string(), ['-updated_at', 'title'], { owner: z.enum(['mine']).optional() })
  expect(query.parse({})).toMatchObject({ page: 1, sort: '-updated_at' })
  for (const sort of ['updated_at', '-updated_at', 'title', '-title'])
    expect(query.parse({ sort, owner: 'mine' })).toMatchObject({ sort, owner: 'mine' })
  expect(query.safeParse({ sort: 'owner' }).success).toBe(false)
  expect(pageOf(z.string()).query.safeParse({ sort: 'title' }).success).toBe(false)
})

test('a number is one, or said in letters; an empty field says none', () => {
  const count = inLetters(z.int().min(0).max(10))
  expect([0, '0', ' 7 ', '10'].map(told => keep(count, told))).toEqual([0, 0, 7, 10])
  for (const none of ['', ' ', null, undefined, true, [], ['1'], '1,5', '1.5', 'x', '11', Number.NaN])
    expect([none, keep(count, none)]).toEqual([none, undefined])
})

test('a table is taken along as a workbook unless somebody wants it plain', () => {
  const { query } = tableOf({ batch: z.string().optional() })
  expect(keep(query, {})).toEqual({ format: 'xlsx' })
  expect(keep(query, { format: 'csv', batch: 'XII' })).toEqual({ format: 'csv', batch: 'XII' })
  expect(keep(query, { format: 'pdf' })).toBeUndefined()
})

test('fields that are alike are one by one what they are', () => {
  const shape = z.strictObject(alike(z.int(), 'won', 'lost'))
  expect(keep(shape, { won: 1, lost: 0 })).toEqual({ won: 1, lost: 0 })
  expect(keep(shape, { won: 1 })).toBeUndefined()
})

test('entries of a list are told apart by what they have, and those that lack it are all others', () => {
  const isOnce = isEachOnce('id')
  expect(isOnce([])).toBe(true)
  expect(isOnce([{ id: 'a' }, { id: 'b' }, {}, {}])).toBe(true)
  expect(isOnce([{ id: 'a' }, {}, { id: 'a' }])).toBe(false)
})
