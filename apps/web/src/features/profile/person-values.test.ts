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

test('an emptied field is sent as null', () => {
  expect(toChanges(values, 'student', false)).toHaveProperty('phone', null)
})

test('the three regions are sent together, and only when they were picked anew', () => {
  expect(toChanges(values, 'student', true)).toMatchObject({
    province_id: '32',
    city_id: '32.73',
    district_id: '32.73.01',
  })
  expect(toChanges(values, 'student', false)).not.toHaveProperty('province_id')
})

test("staff send nothing of a student's", () => {
  expect(toChanges(values, 'teacher', false)).toEqual({ name: 'Rani Putri', username: 'rani', phone: null })
})
