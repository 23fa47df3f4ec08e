import { defineCalls } from '@gerbang/contract/call.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { foldNull, openWriter } from './json-schema.ts'

const found = z.strictObject({ name: z.string().nullable(), of: z.literal('a').nullable() })
const { call } = defineCalls({
  call: {
    summary: 'Things',
    route: 'GET /things',
    access: { roles: 'public', lane: 'list' },
    data: z.strictObject({
      thing: found.nullable(),
      things: z.array(found.nullable()).nullable(),
      count: z.int().nullable().optional(),
      either: z.union([z.string(), z.strictObject({ of: z.number() })]).nullable(),
    }),
  },
})
const write = (data: unknown) => JSON.parse(openWriter(call)({ message: 'OK', data })).data

test.each([
  { thing: null, things: null, count: null, either: null },
  { thing: { name: null, of: null }, things: [], either: 'a' },
  { thing: { name: 'a', of: 'a' }, things: [null, { name: 'b', of: null }], count: 0, either: { of: 1 } },
])('a reply carries what may be null as it is: %j', data => {
  expect(write(data)).toEqual(data)
})

test('a surplus field is dropped where the value may be null, too', () => {
  const thing = { name: 'a', of: null }
  const data = { thing: { ...thing, key: 'secret' }, things: [{ ...thing, key: 'secret' }], either: null }
  expect(write(data)).toEqual({ thing, things: [thing], either: null })
})

test('a value or null is no alternative, two kinds of values are', () => {
  expect(foldNull({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toEqual({
    type: 'string',
    nullable: true,
  })
  const alternatives = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }
  expect(foldNull({ type: 'array', items: alternatives })).toEqual({ type: 'array', items: alternatives })
})
