import { expect, test } from 'vitest'
import { holdsFile, writeForm } from './write-form.ts'

function listEntries(body: object) {
  return [...writeForm(body)].map(([key, value]) => [key, typeof value === 'string' ? value : value.name])
}

test('nested keys are written as parent[child]', () => {
  expect(listEntries({ a: { b: { c: 1 } }, list: ['x', { y: true }] })).toEqual([
    ['a[b][c]', '1'],
    ['list[0]', 'x'],
    ['list[1][y]', 'true'],
  ])
})

test('null and undefined are skipped', () => {
  expect(listEntries({ a: null, b: undefined, c: { d: null }, e: '' })).toEqual([['e', '']])
})

test('dates are written in ISO 8601', () => {
  expect(listEntries({ at: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)) })).toEqual([
    ['at', '2026-01-02T03:04:05.000Z'],
  ])
})

test('a list of files is appended one per file', () => {
  const files = [new File(['1'], 'satu.png'), new File(['2'], 'dua.png')]
  expect(listEntries({ photos: files, cover: new File(['3'], 'tiga.png') })).toEqual([
    ['photos', 'satu.png'],
    ['photos', 'dua.png'],
    ['cover', 'tiga.png'],
  ])
})

test('only a body with a file needs a form', () => {
  expect(holdsFile({ a: { b: [new File([''], 'x.png')] } })).toBe(true)
  expect(holdsFile({ a: { b: [1, null, 'x'] } })).toBe(false)
  expect(holdsFile(undefined)).toBe(false)
})
