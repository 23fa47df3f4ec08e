import { expect, test } from 'vitest'
import type { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import type { Call } from './call.ts'
import { listCalls } from './calls.ts'
import { type Bounds, findBounds } from './testing/find-bounds.ts'
import { isLoose, listOutcome, listParts } from './testing/list-parts.ts'

const calls = listCalls()

/** What a stranger may send with a call. */
const listSent = ({ params, query, body }: Call) =>
  Object.entries({ params, query, body }).flatMap(([place, schema]) =>
    schema ? listParts(schema).map(part => ({ ...part, path: `${place} ${part.path}` })) : [],
  )
const sent = calls.flatMap(({ name, call }) => listSent(call).map(part => ({ name, call, ...part })))
const tell = (parts: readonly { name: string; path: string }[]) =>
  [...new Set(parts.map(({ name, path }) => `${name} ${path}`))].toSorted()

test('nothing that is sent takes a field that it does not name, at any depth', () => {
  const objects = sent.filter(({ type }) => type === 'object')
  expect(objects.length).toBeGreaterThan(calls.length)
  expect(tell(objects.filter(isLoose))).toEqual([])
})

/** Formats of a length of their own. */
const endedFormats = ['uuid', 'date', 'datetime']

/** Without a star, a plus or an open brace a pattern ends. */
function ends({ most, format = '', pattern }: Bounds): boolean {
  if (most !== undefined || endedFormats.includes(format)) return true
  return pattern !== undefined && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.source)
}

/** Fields whose text is read as something that ends: a shorter text, or yes or no. */
const readOn = new Set(
  sent.flatMap(part => {
    const isEnded = listOutcome(part).some(
      ({ type, schema }) => type === 'boolean' || ends(findBounds(schema)),
    )
    return isEnded ? [`${part.name} ${part.path}`] : []
  }),
)

test('every text that is sent has an end', () => {
  const texts = sent.filter(({ type, name, path }) => type === 'string' && !readOn.has(`${name} ${path}`))
  expect(texts.length).toBeGreaterThan(calls.length)
  expect(tell(texts.filter(({ schema }) => !ends(findBounds(schema))))).toEqual([])
})

/** Of a picture the server takes only an address of its own. */
const isOpened = (path: string) => /(?<!image_|photo_)(url|link|website|issuer)$/.test(path)

test('no address that is sent runs a script where somebody opens it', () => {
  const addresses = sent.filter(({ type, path }) => type === 'string' && isOpened(path))
  expect(addresses.length).toBeGreaterThan(5)
  const open = addresses.filter(({ schema }) =>
    ['javascript:alert(1)', 'data:text/html,x'].some(address => safeParse(schema, address).success),
  )
  expect(tell(open)).toEqual([])
})

test('every list that is sent has an end', () => {
  const lists = sent.filter(({ type }) => type === 'array')
  expect(lists.length).toBeGreaterThan(20)
  expect(tell(lists.filter(({ schema }) => findBounds(schema).most === undefined))).toEqual([])
})

/** The right number of a short answer is whatever its author says; it is kept as JSON. */
const isRightNumber = ({ path }: { path: string }) => /\bkey\.answer\.(value|tolerance)$/.test(path)

test('every number that is sent fits into a column', () => {
  const numbers = sent.filter(part => part.type === 'number' && !readOn.has(`${part.name} ${part.path}`))
  const fits = ({ least = -Infinity, most = Infinity }) => least >= -(2 ** 31) && most < 2 ** 31
  expect(numbers.length).toBeGreaterThan(50)
  expect(tell(numbers.filter(part => !isRightNumber(part) && !fits(findBounds(part.schema))))).toEqual([])
})

const underAdmin = calls.filter(({ call }) => call.path.startsWith('/admin/'))

test('nobody but staff may call what lies under /admin/', () => {
  const open = underAdmin.filter(
    ({ call: { access } }) => typeof access.roles === 'string' || access.roles.includes('student'),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

test('no two calls answer to the same address', () => {
  const addresses = calls.map(({ call }) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

test.each(calls)('$name reads each part of its path by name, and nothing else', ({ call }) => {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const { params } = call
  expect(params ? Object.keys((params as z.ZodObject).shape) : []).toEqual(inPath)
})

test('what only reads has no body, and a file is sent in a form', () => {
  for (const { name, call } of calls) {
    const hasFile = sent.some(part => part.name === name && part.type === 'file')
    expect([name, call.method === 'GET' && call.body !== undefined]).toEqual([name, false])
    expect([name, hasFile && !call.multipart]).toEqual([name, false])
  }
})

test('whoever asks for a page is told which one it is, and of how many', () => {
  for (const { name, call } of calls) {
    const isPaged = call.query !== undefined && 'per_page' in (call.query as z.ZodObject).shape
    if (!isPaged || call.produces) continue
    expect([name, Object.keys((call.meta as z.ZodObject | undefined)?.shape ?? {})]).toEqual([
      name,
      expect.arrayContaining(['page', 'per_page', 'total']),
    ])
  }
})

test('only what a running session needs is in the lane that never gives way', () => {
  const saves = calls.filter(({ call }) => call.access.lane === 'save').map(({ name }) => name)
  expect(saves.toSorted()).toEqual([
    'examSignals.beat',
    'examSignals.messages',
    'progresses.answer',
    'progresses.submit',
  ])
})
