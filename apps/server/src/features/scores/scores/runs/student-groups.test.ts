import { expect, test } from 'vitest'
import { findSeat, groupStudents } from './student-groups.queries.ts'

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
  const { region, madrasah, vocational } = groupStudents([
    { school_name, province_id, gender: null, seat: undefined },
  ])
  expect([region[0], madrasah[0], vocational[0]]).toEqual(expected)
})

test('men and women are compared, of those who have said', () => {
  const said = ['male', 'female', null] as const
  const students = said.map(gender => ({ school_name: null, province_id: null, gender, seat: undefined }))
  expect(groupStudents(students).gender).toEqual(Uint8Array.of(0, 1, 2))
})

test('who is not known any more is of no group', () => {
  expect(groupStudents([undefined]).region).toEqual(Uint8Array.of(2))
})

test('provinces of Java are compared with all others and with the east', () => {
  const students = ['31', '11', '73', '94', null].map(province_id => {
    return { school_name: null, province_id, gender: null, seat: undefined }
  })
  const { region, east } = groupStudents(students)
  expect(region).toEqual(Uint8Array.of(0, 1, 1, 1, 2))
  expect(east).toEqual(Uint8Array.of(0, 2, 1, 1, 2))
})

test('phones are compared with computers, and paper with both', () => {
  const seats = ['computer', 'phone', 'paper', undefined] as const
  const students = seats.map(seat => ({ school_name: null, province_id: null, gender: null, seat }))
  const { device, paper } = groupStudents(students)
  expect(device).toEqual(Uint8Array.of(0, 1, 2, 2))
  expect(paper).toEqual(Uint8Array.of(0, 0, 1, 2))
})

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const at = (user_agent: string, from: number, to: number) => {
  const [created_at = '', last_seen_at = ''] = [from, to].map(hour => `2026-03-01T${hour}:00:00.000Z`)
  return { user_agent, created_at, last_seen_at }
}

test('a seat is told by the sessions of its time, and not by those of another', () => {
  const { created_at: started_at, last_seen_at: finished_at } = at('', 11, 13)
  const sitting = { paper_variant: null, started_at, finished_at }
  expect(findSeat(sitting, [at(phone, 10, 12)])).toBe('phone')
  expect(findSeat(sitting, [at(computer, 12, 20), at(phone, 14, 15)])).toBe('computer')
  expect(findSeat(sitting, [at(computer, 10, 13), at(phone, 12, 15)])).toBeUndefined()
  expect(findSeat(sitting, [])).toBeUndefined()
  expect(findSeat({ ...sitting, paper_variant: 'A' }, [at(phone, 10, 12)])).toBe('paper')
})
