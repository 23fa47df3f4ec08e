import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './list.mjs'

const root = join(import.meta.dirname, '../..')

for (const { name, file, from, test: named } of mutants)
  test(`“${name}” breaks one place of a file, and names tests that are there`, () => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
    const tests = [named].flat()
    expect(tests.filter(path => !existsSync(join(root, path)))).toEqual([])
  })
