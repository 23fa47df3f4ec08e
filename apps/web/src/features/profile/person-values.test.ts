import { expect, test } from 'vitest'
import { type PersonValues, toChanges } from './person-values.ts'

const region = (id: string) => ({ id, name: `Wilayah ${id}` })
const values: PersonValues = {
  name: 'Rani Putri',
  username: 'rani',
  phone: ' ',
  program_id: 'program-1',
  school_name: 'SMA 3 Bandung',
  grade: '12',
  show_name_in_ranking: false,
  province: region('32'),
  city: region('32.73'),
  district: region('32.73.01'),
}

const nothing = { place: false, program: false }

test('an emptied field is sent as null', () => {
  expect(toChanges(values, 'student', nothing)).toHaveProperty('phone', null)
})

test('the three regions are sent together, and only when they were picked anew', () => {
  expect(toChanges(values, 'student', { place: true, program: false })).toMatchObject({
    province_id: '32',
    city_id: '32.73',
    district_id: '32.73.01',
  })
  expect(toChanges(values, 'student', nothing)).not.toHaveProperty('province_id')
})

test("staff send nothing of a student's", () => {
  expect(toChanges(values, 'teacher', nothing)).toEqual({ name: 'Rani Putri', username: 'rani', phone: null })
})

test('a program that stays is not sent: the server may no longer offer it', () => {
  expect(toChanges(values, 'student', nothing)).not.toHaveProperty('program_id')
  expect(toChanges(values, 'student', { place: false, program: true })).toHaveProperty(
    'program_id',
    'program-1',
  )
})
