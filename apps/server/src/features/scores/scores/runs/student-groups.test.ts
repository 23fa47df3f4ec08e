import { expect, test } from 'vitest'
import { groupStudents } from './student-groups.queries.ts'

test.each([
  ['SMA Negeri 3 Bandung', '32', [0, 0, 0]],
  ['sman 1 banda aceh', '11', [1, 0, 0]],
  ['MAN 2 Kota Malang', '35', [0, 1, 2]],
  ['Madrasah Aliyah Al-Hikmah', '73', [1, 1, 2]],
  ['SMK Telkom', '36', [0, 2, 1]],
  ['Homeschooling Kak Seto', '31', [0, 2, 2]],
  // Only what begins with the words of a kind of school is one.
  ['Manunggal Bangsa', null, [2, 2, 2]],
  [null, null, [2, 2, 2]],
])('%j in province %j stands where its name and place say', (school_name, province_id, expected) => {
  const { region, madrasah, vocational } = groupStudents([{ school_name, province_id, gender: null }])
  expect([region[0], madrasah[0], vocational[0]]).toEqual(expected)
})

test('men and women are compared, of those who have said', () => {
  const said = ['male', 'female', null] as const
  const students = said.map(gender => ({ school_name: null, province_id: null, gender }))
  expect(groupStudents(students).gender).toEqual(Uint8Array.of(0, 1, 2))
})

test('who is not known any more is of no group', () => {
  expect(groupStudents([undefined]).region).toEqual(Uint8Array.of(2))
})
