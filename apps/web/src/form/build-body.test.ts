import { expect, test } from 'vitest'
import { buildBody } from './build-body.ts'
import { describeField } from './describe-field.ts'
import type { GroupRules } from './field-rules.ts'

const rules: GroupRules = {
  kind: 'group',
  fields: {
    title: { kind: 'text', trim: true, min: 3, max: 120, optional: true },
    note: { kind: 'text', max: 40, nullable: true, optional: true },
    tags: { kind: 'list', of: { kind: 'text', min: 1, max: 20 } },
  },
}

test('fields that the call does not know are left out', () => {
  expect(buildBody(rules, { title: 'Soal', province: null }, false)).toEqual({ title: 'Soal' })
})

test('an empty field is null where that may be', () => {
  expect(buildBody(rules, { note: '  ' }, true)).toEqual({ note: null })
})

test('making leaves an empty field out; a change sends it, so that it is refused and does not silently stay', () => {
  expect(buildBody(rules, { title: '' }, false)).toEqual({})
  expect(buildBody(rules, { title: '' }, true)).toEqual({ title: '' })
})

test('a field says what it may hold, also within a list', () => {
  expect(describeField(rules, 'title', false)).toEqual({ isOptional: true, minLength: 3, maxLength: 120 })
  expect(describeField(rules, 'title', true)).toMatchObject({ isOptional: false })
  expect(describeField(rules, 'note', true)).toMatchObject({ isOptional: true })
  expect(describeField(rules, 'tags.0', true)).toEqual({ isOptional: false, minLength: 1, maxLength: 20 })
})
