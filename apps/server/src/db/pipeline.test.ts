import { EventEmitter, once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { closeWhenSilent } from './close-when-silent.ts'
import { type Database, openDatabase, readPool, throughPipeline } from './database.ts'

let tested: TestDatabase
let db: Database
beforeAll(async () => {
  tested = await createTestDatabase()
  db = openDatabase({ url: tested.url, connections: 2, name: 'piped', statementMs: 60_000 })
})
afterAll(async () => {
  await db.destroy()
  await tested.close()
})

const ask = async (from: Database, number: number) =>
  (
    await sql<{
      pid: number
      number: number
    }>`select pg_backend_pid() as pid, ${number}::integer as number`.execute(from)
  ).rows[0]

test('those who ask at the same time share a connection, and each gets its own rows, however often', async () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const piped = throughPipeline(db)
  for (let round = 0; round < 3; round++) {
    const rows = await Promise.all(numbers.map(number => ask(piped, number)))
    expect(rows.map(row => row?.number)).toEqual(numbers)
    expect(new Set(rows.map(row => row?.pid)).size).toBe(1)
  }
  expect(readPool(db)).toEqual({ used: 0, idle: 1, waiting: 0 })
})

test('two requests have a connection each', async () => {
  const rows = await Promise.all([ask(throughPipeline(db), 1), ask(throughPipeline(db), 2)])
  expect(new Set(rows.map(row => row?.pid)).size).toBe(2)
})

test('a statement that fails takes no other along, and the connection serves on, alone and in transactions', async () => {
  const piped = throughPipeline(db)
  const [before, failed, after] = await Promise.allSettled([
    ask(piped, 1),
    sql`select 1 / ${0}::integer`.execute(piped),
    ask(piped, 2),
  ])
  expect(before).toMatchObject({ status: 'fulfilled', value: { number: 1 } })
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(after).toMatchObject({ status: 'fulfilled', value: { number: 2 } })
  expect(await ask(piped, 3)).toMatchObject({ number: 3 })
  expect(await db.transaction().execute(trx => trx.selectFrom('programs').select('id').execute())).toEqual([])
})

test('a connection that ends fails all that it owes, and the next statement has another', async () => {
  const piped = throughPipeline(db)
  const pid = (await ask(piped, 1))?.pid
  const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(piped)
  const owed = await Promise.allSettled([end, ask(piped, 2), ask(piped, 3)])
  expect(owed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const next = await ask(piped, 4)
  expect(next).toMatchObject({ number: 4 })
  expect(next?.pid).not.toBe(pid)
  expect(readPool(db).used).toBe(0)
})

test('who finds no connection says so, and the next one is asked for anew', async () => {
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', connections: 1, name: 'none' })
  const piped = throughPipeline(nowhere)
  for (let round = 0; round < 2; round++)
    expect((await Promise.allSettled([ask(piped, 1), ask(piped, 2)])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
  await nowhere.destroy()
})

/** A connection as the driver has it, to a server that says nothing. */
async function openSilent(pipeline: boolean) {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stream = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(stream, 'connect')
  const connection = Object.assign(new EventEmitter(), { stream })
  stream.on('error', () => {})
  closeWhenSilent({ connection, pipeline } as unknown as Client, 20)
  stream.write('asked')
  connection.emit('readyForQuery')
  const stop = (socket: Socket) => {
    socket.destroy()
    server.close()
  }
  return { stream, stop }
}

test('a pipeline that owes answers after its first is closed when the database falls silent, an idle connection never', async () => {
  const piped = await openSilent(true)
  expect(await once(piped.stream, 'error')).toMatchObject([{ code: 'ETIMEDOUT' }])
  piped.stop(piped.stream)
  const idle = await openSilent(false)
  await once(idle.stream, 'timeout')
  expect(idle.stream.destroyed).toBe(false)
  idle.stop(idle.stream)
})
