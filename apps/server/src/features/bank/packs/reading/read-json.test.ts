import { expect, test } from 'vitest'
import { z } from 'zod'
import { readJson } from './read-json.ts'

const schema = z.strictObject({
  name: z.string().min(3),
  sub_tests: z.array(z.strictObject({ code: z.string(), count: z.int().min(1) })),
})

function read(...lines: string[]) {
  const faults: [line: number, message: string][] = []
  const value = readJson(schema, { file: 'program.json', text: lines.join('\n') }, (_, line, message) =>
    faults.push([line, message]),
  )
  return { value, faults }
}

test('a file that says what it should is read, and nothing is told', () => {
  const { value, faults } = read('{ "name": "UTBK", "sub_tests": [{ "code": "PU", "count": 30 }] }')
  expect([value, faults]).toEqual([{ name: 'UTBK', sub_tests: [{ code: 'PU', count: 30 }] }, []])
})

test('every fault is told at once, with its field and where it stands', () => {
  const { value, faults } = read(
    '{',
    '  "name": "U",',
    '  "sub_tests": [',
    '    { "code": "PU", "count": 0 }',
    '  ]',
    '}',
  )
  expect(value).toBeUndefined()
  expect(faults.map(([line]) => line)).toEqual([2, 4])
  expect(faults.map(([, message]) => message.split(':')[0])).toEqual(['name', 'sub_tests.0.count'])
})

test('a field that nobody knows is named', () => {
  const { faults } = read('{ "name": "UTBK", "sub_tests": [], "warna": 1 }')
  expect(faults).toEqual([[1, expect.stringMatching(/^warna: /)]])
})

test('a comma too many is told in words, at a line of the file', () => {
  const { value, faults } = read('{', '  "name": "UTBK",', '}')
  expect(value).toBeUndefined()
  expect(faults).toEqual([[expect.any(Number), expect.stringContaining('koma dan kurung')]])
  const lines = faults.map(([line]) => line)
  expect(lines.every(line => line >= 1 && line <= 3)).toBe(true)
})
