import { expect, test } from 'vitest'
import { findLabel, findLetter } from './find-label.ts'

const show = (line: string) => {
  const found = findLabel(line)
  if (!found) return undefined
  const { head, length, tick } = found
  const value =
    head.kind === 'number' ? `${head.value} ${head.form}` : head.kind === 'letter' ? head.index : head.text
  return [head.kind, value, tick, line.slice(length)].join('|')
}

test.each([
  ['1. Apa?', 'number|1 point||Apa?'],
  ['21) Apa?', 'number|21 point||Apa?'],
  ['1.) Apa?', 'number|1 point||Apa?'],
  ['3\tApa?', 'number|3 point||Apa?'],
  ['(4) Air', 'number|4 paren||Air'],
  ['[4] Air', 'number|4 paren||Air'],
  ['Soal 5. Apa?', 'number|5 word||Apa?'],
  ['Pertanyaan nomor 5: Apa?', 'number|5 word||Apa?'],
  ['No. 6', 'number|6 word||'],
  ['Q7. What?', 'number|7 word||What?'],
  ['A. Tokyo', 'letter|0||Tokyo'],
  ['b) Tokyo', 'letter|1||Tokyo'],
  ['(C) Tokyo', 'letter|2||Tokyo'],
  ['[d] Tokyo', 'letter|3||Tokyo'],
  ['Ⓑ Tokyo', 'letter|1||Tokyo'],
  ['A.Tokyo', 'letter|0||Tokyo'],
  ['*B. Tokyo', 'letter|1|*|Tokyo'],
  ['[x] B. Tokyo', 'letter|1|[x]|Tokyo'],
  ['☐ B. Tokyo', 'letter|1||Tokyo'],
  ['( ) B. Tokyo', 'letter|1||Tokyo'],
  ['☑ Tokyo', 'bullet|☑|✓|Tokyo'],
  ['○ Tokyo', 'bullet|○||Tokyo'],
])('“%s” begins with a label', (line, label) => {
  expect(show(line)).toBe(label)
})

test.each([
  '2.5 liter',
  'B.J. Habibie lahir di Parepare.',
  'a.n. kepala sekolah',
  'I. Pilihan ganda',
  'J. Tokyo',
  'Ada apa?',
  '1945 adalah tahun kemerdekaan',
  'Soal ini mudah.',
])('“%s” begins with none', line => {
  expect(findLabel(line)).toBeUndefined()
})

test('small letters and capitals are told apart', () => {
  expect(findLetter('a. x')?.head).toMatchObject({ index: 0, isUpper: false })
  expect(findLetter('A. x')?.head).toMatchObject({ index: 0, isUpper: true })
})
