import { expect, test } from 'vitest'
import { listFunctions } from './list-functions.ts'

const list = (...lines: string[]) => listFunctions('file.tsx', lines.join('\n'))

test('a function counts from its first line to its last, blank lines and comments included', () => {
  const [found] = list('const one = 1', 'export function two() {', '', '  // why', '  return one', '}')

  expect(found).toEqual({ name: 'two', line: 2, lines: 5, parameters: 0 })
})

test('a function without a name has that of its variable, its property or the call that takes it', () => {
  const found = list('const a = () => 1', 'const o = { b() {}, c: () => 2 }', 'app.get("/", async () => {})')

  expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'get(…)'])
})

test('functions inside of functions count by themselves', () => {
  const found = list('function outer() {', '  return list.map(', '    one => one,', '  )', '}')

  expect(found.map(({ name, lines }) => [name, lines])).toEqual([
    ['outer', 5],
    ['map(…)', 1],
  ])
})

test('parameters count with their defaults, patterns and rest, and `this` does not', () => {
  const [found] = list('function f(this: Date, a = 1, { b, c }: Pair, ...d: string[]) {}')

  expect(found?.parameters).toBe(3)
})

test('types and overloads are no functions', () => {
  expect(list('type F = (a: 1, b: 2) => void', 'declare function g(a: 1): void')).toEqual([])
})

test('a file that does not parse is named', () => {
  expect(() => list('const =')).toThrow('file.tsx does not parse')
})
