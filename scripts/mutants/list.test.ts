import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './list.mjs'

const root = join(import.meta.dirname, '../..')

test.each(mutants)('“$name” breaks one place of a file, and names tests that are there', mutant => {
  const text = readFileSync(join(root, mutant.file), 'utf8')
  expect(text.split(mutant.from)).toHaveLength(2)
  const missing = [mutant.test].flat().filter(file => !existsSync(join(root, file)))
  expect(missing).toEqual([])
})
