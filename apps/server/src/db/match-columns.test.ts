import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { matchColumns } from './match-columns.ts'

const searched = { table: 'named', name: 'n', columns: ['name', 'alias'] } as const

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`create table named as select 'Siswa ' || n as name, 'pelajar_' || n as alias from generate_series(1, 2000) n`.execute(
    database.db,
  )
})
afterAll(() => database.close())

async function find(text: string): Promise<string[]> {
  const condition = await matchColumns(database.db, searched, text)
  const { rows } = await sql<{ name: string }>`select name from named n where ${condition}`.execute(
    database.db,
  )
  return rows.map(({ name }) => name).toSorted()
}

test.each(['without', 'with'])('a text is found as a whole, %s a sample of the table', async sample => {
  if (sample === 'with') await sql`analyze named`.execute(database.db)
  expect(await find('siswa 1234')).toEqual(['Siswa 1234'])
  expect(await find('1234 siswa')).toEqual([])
  expect(await find('pelajar_1999')).toEqual(['Siswa 1999'])
  expect(await find('pelajar%1999 siswa')).toEqual([])
  expect(await find('siswa')).toHaveLength(2000)
})

test('a common word is compared, and a rare one looked up', async () => {
  await sql`analyze named`.execute(database.db)
  const patterns = async (text: string) => {
    const condition = await matchColumns(database.db, searched, text)
    return condition.compile(database.db).parameters
  }
  expect(await patterns('siswa 1234')).toEqual(['%1234%', '%siswa 1234%', '%1234%', '%siswa 1234%'])
  expect(await patterns('siswa lain siswa')).toContain('%lain%')
  expect(await patterns('1234 5678')).toEqual(['%1234 5678%', '%1234 5678%'])
})
