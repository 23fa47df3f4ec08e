import { expect, test } from 'vitest'
import { fitSheet } from './fit-sheet.rules.ts'

const words = [
  'Simpulan yang tepat adalah ',
  'A. Sebagian siswa B. Semua siswa',
  'Sebab tidak semua. '.repeat(8),
]
const passage = (id: string, letters: number) => ({ id, html: `<p>${'kata '.repeat(letters / 5)}</p>` })
const choose = (passages: (ReturnType<typeof passage> | undefined)[]) =>
  fitSheet(passages.entries().toArray(), ([, one]) => ({ words, passage: one })).map(([index]) => index)

test('a sheet holds five questions without passages, and fewer with long ones', () => {
  const none = Array.from({ length: 7 }, () => undefined)
  expect(choose(none)).toEqual([0, 1, 2, 3, 4])
  expect(choose([passage('a', 900), passage('b', 900), passage('c', 900)])).toEqual([0, 1])
})

test('rows of a table take room that their letters do not tell', () => {
  const table = { id: 't', html: `<table>${'<tr><td>1</td></tr>'.repeat(25)}</table>` }
  expect(choose([undefined, table, undefined])).toEqual([0, 2])
})

test('a passage counts once, one that is too long gives way to the next question, and one question always stands', () => {
  const shared = passage('a', 1_500)
  expect(choose([shared, shared, shared])).toEqual([0, 1, 2])
  expect(choose([passage('a', 2_000), passage('b', 3_000), undefined])).toEqual([0, 2])
  expect(choose([passage('a', 9_000), undefined])).toEqual([0])
})
