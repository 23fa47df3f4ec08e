import type { Call } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { expect, test } from 'vitest'
import { AppError, type FieldErrors } from './errors.ts'
import { parseInput } from './validation.ts'

/** What is said of each field; undefined where the schema takes it. */
function refuse(schema: $ZodType, input: unknown): FieldErrors | undefined {
  try {
    parseInput(schema, input)
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return error.errors
    throw error
  }
}

const fieldsOf = ({ body }: Call) => Object.entries((body as z.ZodObject).shape)
const written = listCalls().filter(({ call }) => call.body)
const isRequired = (schema: $ZodType) => !z.safeParse(schema as z.ZodType, undefined).success

const strange = { '': [{ '': '' }] }
const hostile = [strange, [[strange]], 1e300, 'x'.repeat(5_000)]

/** Sentences of `validation.ts`, and those that schemas bring of their own. */
const sentence = /^[A-Z"][^{}]*\.$/
const english =
  /\b(?:invalid|expected|required|must|should|too|input|received|string|number|undefined|null)\b/i

const listFaults = (errors: FieldErrors | undefined) =>
  Object.values(errors ?? {})
    .flat()
    .filter(told => !sentence.test(told) || english.test(told))

test.each(written)('$name without anything names exactly what it cannot do without', ({ call }) => {
  const needed = fieldsOf(call).flatMap(([name, schema]) => (isRequired(schema) ? [name] : []))
  const errors = refuse(call.body as $ZodType, {})
  if (needed.length > 0) expect(Object.keys(errors ?? {}).toSorted()).toEqual(needed.toSorted())
  expect(listFaults(errors)).toEqual([])
})

const fields = written.flatMap(({ name, call }) =>
  fieldsOf(call).map(([field, schema]) => ({ name, field, schema, body: call.body as $ZodType })),
)

test.each(fields)('$name says in Indonesian what is wrong with $field', ({ field, body, schema }) => {
  const refused = hostile.filter(value => {
    const errors = refuse(body, { [field]: value })
    expect(listFaults(errors)).toEqual([])
    const isNamed = Object.keys(errors ?? {}).some(name => name === field || name.startsWith(`${field}.`))
    expect(isNamed).toBe(!z.safeParse(schema as z.ZodType, value).success)
    return isNamed
  })
  expect(refused.length).toBeGreaterThan(2)
})
