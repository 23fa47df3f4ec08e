import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { profile } from './profile.ts'

const { body } = profile.update

test('whatever is not named stays as it is, and null empties it', () => {
  expect(keep(body, {})).toEqual({})
  const emptied = {
    phone: null,
    school_name: null,
    grade: null,
    gender: null,
    graduation_year: null,
    avatar: null,
  }
  expect(keep(body, emptied)).toEqual(emptied)
})

test('nobody is without a name, a user name or a program', () => {
  for (const field of ['name', 'username', 'program_id'])
    expect(refusals(body, { [field]: null })).toEqual([field])
})

test('a form says in letters what JSON says by itself', () => {
  const typed = { graduation_year: '2027', show_name_in_ranking: 'true', reminders: 'off' }
  expect(keep(body, typed)).toEqual({ graduation_year: 2027, show_name_in_ranking: true, reminders: false })
})

test('one leaves school within a life, in a whole year', () => {
  expect(taken(body, {}, 'graduation_year', [1989, 1990, 2026.5, 2100, 2101, 'dua ribu'])).toEqual([
    1990, 2100,
  ])
})

test('nobody changes here what they are, what they are called by mail, or how long their exams last', () => {
  for (const field of ['email', 'role', 'is_admin', 'nisn', 'extra_time_factor', 'status', 'password'])
    expect(refusals(body, { [field]: 'x' })).toEqual([''])
})

test('admins change their own the same way', () => {
  expect(profile.updateAdmin.body).toBe(body)
  expect(profile.updateAdmin.access.roles).toEqual(['admin'])
})
