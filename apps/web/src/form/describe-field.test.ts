import { expect, test } from 'vitest'
import { describeField } from './describe-field.ts'
import type { FieldRules, GroupRules } from './field-rules.ts'

const group = (fields: Record<string, FieldRules>): GroupRules => ({ kind: 'group', fields })
const isOptional = (field: FieldRules, isChange = false) =>
  describeField(group({ field }), 'field', isChange).isOptional

test.each<[what: string, field: FieldRules, isOptional: boolean]>([
  ['a text with a letter in it', { kind: 'text', min: 1 }, false],
  ['a text of any length', { kind: 'text', max: 500 }, true],
  ['a text that may be left out', { kind: 'text', min: 3, optional: true }, true],
  ['a text that may be null', { kind: 'text', min: 3, nullable: true }, true],
  ['an email', { kind: 'text', format: 'email' }, false],
  ['a number', { kind: 'number', min: 1 }, false],
  ['a number that may be null', { kind: 'number', nullable: true }, true],
  ['a choice', { kind: 'choice', values: ['a', 'b'] }, false],
  ['a file', { kind: 'other' }, false],
  ['a file that may be left out', { kind: 'other', optional: true }, true],
])('%s may stay empty: %#', (_, field, expected) => {
  expect(isOptional(field)).toBe(expected)
})

test('in a change a field that may be left out may not be emptied, since what is absent stays', () => {
  const title: FieldRules = { kind: 'text', min: 3, optional: true }
  expect([isOptional(title), isOptional(title, true)]).toEqual([true, false])
  expect(isOptional({ ...title, nullable: true }, true)).toBe(true)
})

test('entries of a list share what is known of them, whatever their place is', () => {
  const years = group({ years: { kind: 'list', of: group({ source: { kind: 'text', min: 1, max: 80 } }) } })
  for (const place of [0, 7])
    expect(describeField(years, `years.${place}.source`, false)).toEqual({
      isOptional: false,
      minLength: 1,
      maxLength: 80,
    })
})

test('of a field that the call does not know nothing is said', () => {
  const nothing = { isOptional: false, minLength: undefined, maxLength: undefined }
  expect(describeField(group({}), 'kode', false)).toEqual(nothing)
  expect(describeField(group({ title: { kind: 'text' } }), 'title.0.text', false)).toEqual(nothing)
})
