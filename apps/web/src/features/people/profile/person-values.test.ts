import { profile as calls, type Profile } from '@gerbang/contract/people/profile.ts'
import { expect, test } from 'vitest'
import { buildBody } from '../../../form/build-body.ts'
import { readRules } from '../../../form/field-rules.ts'
import { toChanges, toValues } from './person-values.ts'

const region = (id: string) => ({ id, name: `Wilayah ${id}` })
const student: Profile = {
  id: 'user-1',
  name: 'Rani Putri',
  username: 'rani',
  email: 'rani@contoh.id',
  email_verified_at: null,
  must_change_password: false,
  role: 'student',
  is_admin: false,
  is_teacher: false,
  has_class: false,
  avatar_url: null,
  program: { id: 'program-1', name: 'UTBK' },
  phone: '0812 3456 7890',
  school_name: 'SMA 3 Bandung',
  grade: '12',
  graduation_year: null,
  gender: null,
  reminders: true,
  show_name_in_ranking: false,
  deletion_at: null,
  second_factor_due_at: null,
  province: region('32'),
  city: region('32.73'),
  district: region('32.73.01'),
  time_zone: 'Asia/Jakarta',
  student_code: null,
  classes: [],
  created_at: '2026-01-01T00:00:00.000Z',
}
const values = toValues(student)
const moved = { ...values, district: region('32.73.02') }

test('an emptied field is sent as null', () => {
  const body = toChanges({ ...values, phone: ' ' }, student)
  expect(buildBody(readRules(calls.update), body, true)).toHaveProperty('phone', null)
})

test('who does not say any more is of no gender', () => {
  const said = { ...student, gender: 'female' as const }
  expect(toValues(said).gender).toBe('female')
  const body = toChanges({ ...toValues(said), gender: '' }, said)
  expect(buildBody(readRules(calls.update), body, true)).toHaveProperty('gender', null)
})

test('the three regions are sent together, and only when they were picked anew', () => {
  expect(toChanges(moved, student)).toMatchObject({
    province_id: '32',
    city_id: '32.73',
    district_id: '32.73.02',
  })
  expect(toChanges(values, student)).not.toHaveProperty('province_id')
})

test("staff send nothing of a student's", () => {
  const teacher = { ...student, role: 'teacher' as const }
  expect(Object.keys(toChanges(values, teacher))).toEqual(['name', 'username', 'phone'])
})

test('a program that stays is not sent: the server may no longer offer it', () => {
  expect(toChanges(values, student)).not.toHaveProperty('program_id')
  expect(toChanges({ ...values, program_id: 'program-2' }, student)).toHaveProperty('program_id', 'program-2')
})
