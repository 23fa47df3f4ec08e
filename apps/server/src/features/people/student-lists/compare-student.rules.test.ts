import { expect, test } from 'vitest'
import { compareStudent } from './compare-student.rules.ts'
import type { KnownPerson } from './lists.queries.ts'
import type { Student } from './read-student.rules.ts'

const classes = [
  { id: 'x1', name: 'X 1' },
  { id: 'x2', name: 'X 2' },
  { id: 'club', name: 'Klub Sains' },
]
const around = { classes, listed: new Set(['X 1', 'X 2']) }

const ani: Student = {
  name: 'Ani Lestari',
  nisn: '0081234567',
  class: 'X 1',
  sex: 'female',
  born: '2009-03-14',
  email: 'ani@sekolah.id',
  phone: '081200000000',
  username: null,
}

const known = (changes: Partial<KnownPerson> = {}): KnownPerson => ({
  id: 'ani',
  name: 'Ani Lestari',
  username: 'ani.lestari',
  email: 'ani@sekolah.id',
  nisn: '0081234567',
  birth_date: '2009-03-14',
  gender: 'female',
  phone: '081200000000',
  grade: '10',
  role: 'student',
  class_ids: ['x1'],
  ...changes,
})

test('whom nobody knows is fresh and joins the class of the list', () => {
  expect(compareStudent(ani, undefined, around)).toEqual({
    outcome: 'fresh',
    changes: {},
    joins: 'X 1',
    leaves: [],
  })
})

test('of whom everything is known nothing changes', () => {
  const same = { outcome: 'same', changes: {}, joins: null, leaves: [] }
  expect(compareStudent(ani, known(), around)).toEqual(same)
  expect(compareStudent({ ...ani, name: 'ANI LESTARI' }, known(), around)).toEqual(same)
})

test('only what the list says otherwise changes', () => {
  const person = known({ name: 'Ani L.', nisn: null, birth_date: '2009-03-15', email: null, grade: '11' })
  expect(compareStudent(ani, person, around)).toMatchObject({
    outcome: 'changed',
    changes: {
      name: 'Ani Lestari',
      nisn: '0081234567',
      birth_date: '2009-03-14',
      email: 'ani@sekolah.id',
      grade: '10',
    },
  })
  const silent = { ...ani, nisn: null, born: null, email: null, phone: null, sex: null }
  expect(compareStudent(silent, known(), around).changes).toEqual({})
})

test('what somebody said of themselves stays; where they said nothing the list does', () => {
  const own = known({ gender: 'male', phone: '089900000000' })
  expect(compareStudent(ani, own, around).changes).toEqual({})
  expect(compareStudent(ani, known({ gender: null, phone: null }), around).changes).toEqual({
    gender: 'female',
    phone: '081200000000',
  })
})

test('whoever changes class leaves the former one, and no club', () => {
  const person = known({ class_ids: ['x2', 'club'] })
  expect(compareStudent(ani, person, around)).toEqual({
    outcome: 'changed',
    changes: {},
    joins: 'X 1',
    leaves: ['x2'],
  })
})

test('a class that is on the list is left also where its name tells no grade', () => {
  const person = known({ class_ids: ['club'] })
  const listed = new Set(['X 1', 'Klub Sains'])
  expect(compareStudent(ani, person, { classes, listed }).leaves).toEqual(['club'])
})

test('a list that says nothing of classes takes nobody out of theirs', () => {
  expect(compareStudent({ ...ani, class: null }, known({ class_ids: ['x2'] }), around)).toMatchObject({
    outcome: 'same',
    joins: null,
    leaves: [],
  })
})
