import { expect, test } from 'vitest'
import type { Lines } from '../../../content/read-table.ts'
import { findSections, readClassTitle } from './sections.rules.ts'

test.each([
  [['Daftar siswa kelas XII IPA 1 tahun 2026'], 'XII IPA 1'],
  [['Kelas', ':', 'X A'], 'X A'],
  [['KELAS : XI IPS 2'], 'XI IPS 2'],
  [['Rombel: 10 Merdeka 3', ''], '10 Merdeka 3'],
  [['Rombongan belajar “XII-3”'], 'XII-3'],
  [['Kelas XII IPA 1 Wali Kelas Bu Rina'], 'XII IPA 1'],
  [['Kelas X 2 T.A. 2026/2027'], 'X 2'],
])('%j names the class %s', (cells, name) => {
  expect(readClassTitle(cells)).toBe(name)
})

test.each([
  [['Daftar siswa']],
  [['Kelas', 'Nama', 'NISN', 'JK']],
  [['Kelas unggulan']],
  [['Ani', 'XII IPA 1']],
  [[]],
  [['', '']],
])('%j names none', cells => {
  expect(readClassTitle(cells)).toBeUndefined()
})

test('each class stands below its title; heads and numbers of columns that are repeated are no students', () => {
  const lines: Lines = [
    [1, ['1', 'Ani']],
    [2, ['Kelas: X 2']],
    [3, ['No', 'Nama', 'NISN']],
    [4, ['(1)', '(2)', '(3)']],
    [5, ['1', 'Budi']],
    [6, ['', '']],
    [7, ['2', 'Cici']],
  ]
  expect(findSections(lines, 'X 1')).toEqual([
    [1, ['1', 'Ani'], 'X 1'],
    [5, ['1', 'Budi'], 'X 2'],
    [7, ['2', 'Cici'], 'X 2'],
  ])
})

test('without any title the section has no name', () => {
  expect(findSections([[1, ['Ani', 'L']]], undefined)).toEqual([[1, ['Ani', 'L'], '']])
})
