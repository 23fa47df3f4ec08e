import { expect, test } from 'vitest'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { Call } from './call.ts'
import { listCalls } from './calls.ts'
import { findBounds } from './testing/find-bounds.ts'
import { keep } from './testing/keep.ts'
import { listOutcome, listParts } from './testing/list-parts.ts'

const calls = listCalls()
const shapeOf = (schema: $ZodType | undefined): [string, $ZodType][] =>
  Object.entries((schema as z.ZodObject | undefined)?.shape ?? {})

/** Values of an address, and of a form, which both come as texts. */
const asTexts = ({ params, query, body, multipart }: Call) => [
  ...shapeOf(params),
  ...shapeOf(query),
  ...(multipart ? shapeOf(body) : []),
]
const lettersOfNumbers = ['1', '5', '60', '300', '2026']
const numbers = calls.flatMap(({ name, call }) =>
  asTexts(call)
    .filter(([, schema]) => lettersOfNumbers.some(text => typeof keep(schema, text) === 'number'))
    .map(([field, schema]) => ({ name, field, schema })),
)

test('addresses and forms say numbers', () => {
  expect(numbers.length).toBeGreaterThan(100)
})

test.each(numbers)(
  '$name takes nothing, and neither yes nor a list, for a number of $field',
  ({ schema }) => {
    for (const nothing of [null, '', '  ', true, false, [], ['1'], {}])
      expect([nothing, typeof keep(schema, nothing)]).not.toEqual([nothing, 'number'])
  },
)

/** Calls that hand something in, once more where there is nothing left to hand in. */
const madeUp: Record<string, object> = {
  'progresses.submit': { answers: [] },
  'quizzes.submit': { answers: [] },
  'practices.submit': { answers: [] },
}

const without = calls.filter(({ call: { body } }) => body && keep(body, {}) !== undefined)

test.each(without)('$name without anything says nothing of its own', ({ name, call }) => {
  expect(keep(call.body, {})).toEqual(madeUp[name] ?? {})
})

/** What stays as it is when a form leaves it out: nothing may stand in for it. */
const changes = calls.filter(({ call }) => call.multipart && call.path.endsWith('}'))

test.each(changes)('$name changes only what it names', ({ call }) => {
  expect(changes.length).toBeGreaterThan(4)
  for (const [field, schema] of shapeOf(call.body)) {
    expect([field, z.safeParse(schema as z.ZodType, undefined).success]).toEqual([field, true])
    expect([field, keep(schema, undefined)]).toEqual([field, undefined])
  }
})

/** Secrets, and what students write or are to write, are as they are typed. */
const isAsTyped = (path: string) => /(password|token|slug|ticket|answer|word|value|accepted\.\*)$/.test(path)

const texts = calls.flatMap(({ name, call: { body } }) =>
  (body ? listParts(body) : []).flatMap(part => {
    const { least = 0, most = Infinity, pattern } = findBounds(part.schema)
    const isText = part.type === 'string' && least > 0 && !pattern && !isAsTyped(part.path)
    return isText && listOutcome(part).length === 0 ? [{ name, ...part, least, most }] : []
  }),
)

test('a text that has to be there is not made of spaces', () => {
  expect(texts.length).toBeGreaterThan(80)
  const empty = texts.filter(({ schema, least, most }) =>
    [' ', '\n', '\u00a0'].some(
      space =>
        keep(schema, space.repeat(least)) !== undefined || keep(schema, space.repeat(Math.min(most, 600))),
    ),
  )
  expect(empty.map(({ name, path }) => `${name} ${path}`)).toEqual([])
})

test('a search, a filter and a sort that nobody asked for is none', () => {
  for (const { name, call } of calls) {
    if (call.method !== 'GET' || !call.query || keep(call.query, {}) === undefined) continue
    const usual = Object.keys(keep(call.query, {}) as object)
    expect([
      name,
      usual.filter(field => !/^(page|per_page|sort|format|state|scope|token|resume_only)$/.test(field)),
    ]).toEqual([name, []])
  }
})
