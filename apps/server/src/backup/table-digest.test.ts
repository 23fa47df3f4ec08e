import { expect, test } from 'vitest'
import { createTableDigest } from './table-digest.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function digest(...chunks: string[]) {
  const { add, read } = createTableDigest()
  for (const chunk of chunks) add(bytes(chunk))
  return read()
}

test('the same rows have the same digest in whatever order, and however they come', () => {
  const whole = digest('1\ta\n2\tb\n3\tc\n')
  expect(whole.rows).toBe(3)
  expect(digest('3\tc\n', '1\ta\n2\tb\n')).toEqual(whole)
  expect(digest('', '2\tb\n', '3\tc\n1\ta\n')).toEqual(whole)
})

test.each([
  ['a row less', '1\ta\n2\tb\n'],
  ['a row twice', '1\ta\n2\tb\n3\tc\n3\tc\n'],
  ['a letter', '1\ta\n2\tb\n3\tC\n'],
  ['values that moved from row to row', '1\tb\n2\ta\n3\tc\n'],
  ['an empty row', '1\ta\n2\tb\n3\tc\n\n'],
])('%s makes another', (_, rows) => {
  expect(digest(rows)).not.toEqual(digest('1\ta\n2\tb\n3\tc\n'))
})

test('an empty table has a digest of as many signs as any other', () => {
  expect(digest()).toEqual({ rows: 0, digest: '0'.repeat(16) })
  for (let row = 0; row < 50; row++) expect(digest(`${row}\n`).digest).toMatch(/^[0-9a-f]{16}$/)
})
