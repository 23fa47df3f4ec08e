import { EventEmitter, once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { closeWhenSilent } from './close-when-silent.ts'
import {
  type Database,
  type Db,
  openDatabase,
  readPool,
  throughPipeline,
  transactThroughPipeline,
} from './database.ts'

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

const listNumbers = async () =>
  (await sql<{ number: number }>`select number from numbers order by number`.execute(db)).rows.map(
    ({ number }) => number,
  )
const add = (to: Db, number: number) =>
  sql<{ number: number }>`insert into numbers values (${number}) returning number`.execute(to)

test('a transaction sends what it is asked for in that order, and its last statements and the commit together', async () => {
  await sql`create table numbers (number integer primary key)`.execute(db)
  const found = await transactThroughPipeline(db, async trx => {
    const [, , count] = await Promise.all([
      add(trx, 1),
      sql`update numbers set number = number + 10 where number = 1`.execute(trx),
      trx.selectFrom(sql<{ number: number }>`numbers`.as('n')).select('n.number').execute(),
    ])
    return { result: count, last: [add(trx, 1), add(trx, 2)] }
  })
  expect(found).toEqual([{ number: 11 }])
  expect(await listNumbers()).toEqual([1, 2, 11])
  expect(readPool(db).used).toBe(0)
})

test('where the last statement fails, or the work itself, a transaction leaves nothing, and its connection serves on', async () => {
  const doubled = transactThroughPipeline(db, async trx => {
    await add(trx, 20)
    return { result: 'done', last: [add(trx, 1), add(trx, 21)] }
  })
  await expect(doubled).rejects.toMatchObject({ code: '23505' })
  const stopped = transactThroughPipeline(db, async trx => {
    await add(trx, 22)
    void add(trx, 23)
    throw new Error('stopped')
  })
  await expect(stopped).rejects.toThrow('stopped')
  expect(await listNumbers()).toEqual([1, 2, 11])
  const rows = await Promise.all([ask(db, 1), ask(db, 2)])
  expect(rows.map(row => row?.number)).toEqual([1, 2])
})

test('a transaction whose connection ends fails, and the next one has another', async () => {
  const ended = transactThroughPipeline(db, async trx => {
    await add(trx, 30)
    return { result: 'done', last: [sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)] }
  })
  await expect(ended).rejects.toBeDefined()
  const next = await transactThroughPipeline(db, async trx => ({ result: await add(trx, 31), last: [] }))
  expect(next.rows).toEqual([{ number: 31 }])
  expect(await listNumbers()).toEqual([1, 2, 11, 31])
})

/** The same database behind a door that shuts on whoever says something, once it is told to. */
async function openBehindDoor() {
  let isShut = false
  const { searchParams, port: usual, hostname } = new URL(tested.url)
  const server = createServer(socket => {
    const path = searchParams.get('host')
    const there = path ? connect(`${path}/.s.PGSQL.${usual || 5432}`) : connect(Number(usual), hostname)
    socket.on('data', bytes => void (isShut ? socket.destroy() : there.write(bytes)))
    there.on('data', bytes => void socket.write(bytes))
    socket.on('close', () => there.destroy()).on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(tested.url)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const behind = openDatabase({ url: url.href, connections: 1, name: 'behind' })
  return {
    behind,
    shut: () => void (isShut = true),
    close: async () => {
      await behind.destroy()
      server.close()
    },
  }
}

test('a connection that is gone before a transaction begins fails it, and nothing that it was asked for goes unheard', async () => {
  const { behind, shut, close } = await openBehindDoor()
  await ask(behind, 1)
  shut()
  const gone = transactThroughPipeline(behind, async trx => {
    const asked = Promise.all([add(trx, 50), add(trx, 51)])
    return { result: asked, last: [asked] }
  })
  await expect(gone).rejects.toBeDefined()
  await close()
  expect(await listNumbers()).toEqual([1, 2, 11, 31])
})

test('behind a pooler a transaction waits for each statement, and does the same', async () => {
  const pooled = openDatabase({ url: tested.url, connections: 1, name: 'pooled', isPooled: true })
  const doubled = transactThroughPipeline(pooled, async trx => ({
    result: 'done',
    last: [add(trx, 40), add(trx, 1)],
  }))
  await expect(doubled).rejects.toMatchObject({ code: '23505' })
  const found = await transactThroughPipeline(pooled, async trx => ({ result: 'done', last: [add(trx, 41)] }))
  await pooled.destroy()
  expect(found).toBe('done')
  expect(await listNumbers()).toEqual([1, 2, 11, 31, 41])
})
