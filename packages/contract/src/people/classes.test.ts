import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { classes } from './classes.ts'
import { studentLists } from './student-lists.ts'
import { users } from './users.ts'

const id = '019ab000-0000-7000-8000-00000000000a'
const made = { name: ' XII IPA 1 ', year: 2026, school_name: null }
const many = (count: number) => Array.from({ length: count }, () => id)

test('a class has a name in its school year, and a school where that is said', () => {
  expect(keep(classes.create.body, made)).toEqual({ ...made, name: 'XII IPA 1' })
  expect(refusals(classes.create.body, {}).toSorted()).toEqual(['name', 'school_name', 'year'])
  expect(taken(classes.create.body, made, 'name', ['', ' ', 'A', 'A'.repeat(60), 'A'.repeat(61)])).toEqual([
    'A',
    'A'.repeat(60),
  ])
})

test('a school year is told by the year in which it begins', () => {
  expect(
    taken(classes.create.body, made, 'year', [1999, 2000, 2026.5, 2100, 2101, '2026', '2026/2027']),
  ).toEqual([2000, 2100])
  expect(keep(classes.list.query, { year: '2026' })).toMatchObject({ year: 2026 })
  for (const year of ['', '1999', '2026.5', '2026/2027'])
    expect(refusals(classes.list.query, { year })).toEqual(['year'])
})

test('a change names what it changes; a class may lose its school and not its name', () => {
  expect(keep(classes.update.body, {})).toEqual({})
  expect(keep(classes.update.body, { school_name: null })).toEqual({ school_name: null })
  expect(refusals(classes.update.body, { name: null })).toEqual(['name'])
})

test('five hundred at once are placed or leave, and at least one', () => {
  for (const body of [classes.place.body, classes.remove.body])
    expect(
      taken(body, body === classes.place.body ? { from: null } : {}, 'user_ids', [
        [],
        many(1),
        many(500),
        many(501),
      ]),
    ).toEqual([many(1), many(500)])
})

test('whoever places students says where they come from, if only that it is nowhere', () => {
  expect(refusals(classes.place.body, { user_ids: many(1) })).toEqual(['from'])
})

test('classes are led into the next year, or out of school where they have no name there', () => {
  const other = id.replace('a', 'b')
  const led = {
    year: 2026,
    classes: [
      { id, name: 'XIII' },
      { id: other, name: null },
    ],
    stay: [],
  }
  expect(refusals(classes.promote.body, led)).toEqual([])
  expect(refusals(classes.promote.body, { ...led, classes: [{ id }] })).toEqual(['classes.0.name'])
  for (const none of [[], [...led.classes, { id, name: null }]])
    expect(refusals(classes.promote.body, { ...led, classes: none })).toEqual(['classes'])
  expect(keep(classes.promote.body, { ...led, stay: [' Ani.Lestari ', '0081234567'] })).toMatchObject({
    stay: ['ani.lestari', '0081234567'],
  })
})

test('a list is put right by one cell, one row or one answer at a time, and what is not said stays', () => {
  const { body } = studentLists.change
  expect(keep(body, {})).toEqual({})
  expect(keep(body, { answers: { grade: null } })).toEqual({ answers: { grade: null } })
  expect(keep(body, { mapping: { nisn: null, name: 0 } })).toEqual({ mapping: { nisn: null, name: 0 } })
  expect(keep(body, { mend: { row: 7, field: 'nisn', value: ' 0081234567 ' } })).toEqual({
    mend: { row: 7, field: 'nisn', value: '0081234567' },
  })
})

test('no cell is put right that a list cannot have', () => {
  const { body } = studentLists.change
  const mend = { row: 7, field: 'name', value: '' }
  expect(refusals(body, { mend })).toEqual([])
  expect(refusals(body, { mend: { ...mend, row: -1 } })).toEqual(['mend.row'])
  expect(refusals(body, { mend: { ...mend, field: 'nik' } })).toEqual(['mend.field'])
  expect(refusals(body, { mend: { ...mend, value: 'x'.repeat(201) } })).toEqual(['mend.value'])
  expect(refusals(body, { mapping: { nik: 3 } })).toEqual(['mapping'])
  expect(refusals(body, { mapping: { name: 16_385 } })).toEqual(['mapping.name'])
  expect(refusals(body, { leave: { row: 7 } })).toEqual(['leave.is_left'])
})

test('the same is done with at most five hundred, for a reason that somebody can read later', () => {
  const asked = { ids: many(1), act: 'disable', reason: 'Pindah sekolah' }
  expect(refusals(users.bulk.body, asked)).toEqual([])
  expect(refusals(users.bulk.body, { ...asked, ids: many(501) })).toEqual(['ids'])
  expect(refusals(users.bulk.body, { ...asked, act: 'delete' })).toEqual(['act'])
  expect(
    taken(users.bulk.body, asked, 'reason', ['', 'pindah', ' pindah    ', 'a'.repeat(500), 'a'.repeat(501)]),
  ).toEqual(['a'.repeat(500)])
})

test('as many first passwords are made at once as one sheet of cards holds', () => {
  expect(taken(users.givePasswords.body, { renew: false }, 'ids', [[], many(40), many(41)])).toEqual([
    many(40),
  ])
})

test('extra time lengthens, up to threefold, and never shortens', () => {
  expect(taken(users.update.body, {}, 'extra_time_factor', [0, 0.99, 1, 1.25, 3, 3.01, '1.5'])).toEqual([
    1, 1.25, 3,
  ])
})

test('an account loses its address only where that is said, and nobody is invited back by a change', () => {
  expect(keep(users.update.body, { email: null })).toEqual({ email: null })
  expect(keep(users.update.body, { email: ' Ani@Sekolah.ID ' })).toEqual({ email: 'ani@sekolah.id' })
  expect(taken(users.update.body, {}, 'status', ['active', 'disabled', 'invited'])).toEqual([
    'active',
    'disabled',
  ])
})
