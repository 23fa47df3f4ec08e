import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readTableState,
  type TableShape,
  type TableState,
  writeTableState,
} from './ui/table/table-address.ts'

type Shape = TableShape<string, string>
type ToQuery = (state: TableState<string, string>) => Record<string, unknown>

const rooms = import.meta.glob<Record<string, unknown>>('./features/**/*-address.ts', { eager: true })

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'sorts' in value && 'firstSort' in value

const exported = Object.values(rooms).flatMap(room => Object.entries(room))
const shapes = exported.flatMap(([name, value]) => (isShape(value) ? [{ name, shape: value }] : []))
/** The query that belongs to a shape has its name: `userShape`, `toUserQuery`. */
const queries = shapes.flatMap(({ name, shape }) => {
  const stem = name.replace(/Shape$/, '')
  const toQuery = exported.find(([other]) => other.toLowerCase() === `to${stem}query`.toLowerCase())?.[1]
  return typeof toQuery === 'function' ? [{ name, shape, toQuery: toQuery as ToQuery }] : []
})

const states = ({ filters, sorts }: Shape) =>
  fc.record({
    page: fc.integer({ min: 1, max: 500 }),
    search: fc.string({ maxLength: 20 }),
    sort: fc.constantFrom(...sorts),
    filters: fc
      .dictionary(fc.constantFrom(...(filters.length > 0 ? filters : ['none'])), fc.string({ minLength: 1 }))
      .map(chosen => Object.fromEntries(Object.entries(chosen).filter(([name]) => filters.includes(name)))),
  })

test('every table of the product is looked at here', () => {
  expect(shapes.length).toBeGreaterThan(10)
  expect(queries.length).toBeGreaterThan(8)
})

test.each(shapes)('$name begins with an order that it has', ({ shape }) => {
  expect(shape.sorts).toContain(shape.firstSort)
  expect(new Set(shape.sorts).size).toBe(shape.sorts.length)
})

test.each(shapes)('what the address of $name says is read as it was written', ({ shape }) => {
  fc.assert(
    fc.property(states(shape), state => {
      const address = writeTableState(new URLSearchParams(), shape, state)
      expect(readTableState(new URLSearchParams(address), shape)).toEqual(state)
    }),
    { numRuns: 40 },
  )
})

test.each(shapes)('$name leaves alone what else stands in the address', ({ shape }) => {
  fc.assert(
    fc.property(states(shape), state => {
      const address = writeTableState(new URLSearchParams('baris=7'), shape, state)
      expect(new URLSearchParams(address).get('baris')).toBe('7')
    }),
    { numRuns: 10 },
  )
})

test.each(queries)(
  'whatever is typed into the address of $name, a query comes of it',
  ({ shape, toQuery }) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), typed => {
        const state = readTableState(new URLSearchParams(typed), shape)
        const asked = toQuery(state)
        expect(asked['page']).toBeGreaterThanOrEqual(1)
        if ('sort' in asked) expect(shape.sorts).toContain(state.sort)
      }),
      { numRuns: 30 },
    )
  },
)

test.each(queries)('a bare address of $name asks for everything', ({ shape, toQuery }) => {
  const start = readTableState(new URLSearchParams(), shape)
  for (const [name, value] of Object.entries(toQuery(start)))
    if (shape.filters.includes(name)) expect(value, name).toBeUndefined()
})
