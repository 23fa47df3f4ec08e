import { expect, test } from 'vitest'
import { writeTable } from './write-table.ts'

const count = (workspace: string, sort: 'source' | 'tests' | 'content' | 'texts', lines: number) => ({
  workspace,
  sort,
  lines,
})

/** The cells of each row; what is empty is left out. */
const read = (table: string) => table.split('\n').map(row => row.trim().split(/\s+/))

test('workspaces stand by their size without tests, then the product and all of it', () => {
  const table = writeTable([
    count('bench', 'source', 100),
    count('web', 'source', 1_500),
    count('web', 'tests', 300),
    count('server', 'source', 1_000),
    count('server', 'source', 1_000),
    count('server', 'tests', 1_100),
    count('server', 'content', 50),
  ])
  expect(read(table)).toEqual([
    ['source', 'tests', 'content', 'texts', 'tests/source'],
    ['server', '2,000', '1,100', '50', '0.55'],
    ['web', '1,500', '300', '0.20'],
    ['bench', '100'],
    ['product', '3,500', '1,400', '50', '0.40'],
    ['all', '3,600', '1,400', '50', '0.39'],
  ])
})

test('columns stand below each other', () => {
  const rows = writeTable([count('web', 'source', 7), count('server', 'source', 12_345)]).split('\n')
  const ends = rows.slice(1).map(row => row.length)
  expect(new Set(ends)).toEqual(new Set([27]))
})
