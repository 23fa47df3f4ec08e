import { hash } from 'node:crypto'
import type pg from 'pg'
import {
  type ArchiveWriter,
  createArchive,
  describeTable,
  type End,
  endName,
  type Head,
  headName,
} from './archive.ts'
import { OperatorError } from '../operator-error.ts'
import { targetBucket, targetFile } from './backup-targets.ts'
import { openStore } from '../store/open-store.ts'
import { listMigrations, listSequences, listTables } from './catalogue.queries.ts'
import { openCopyClient, readTable, type SavedTable } from './copy-table.ts'
import { createGiveWay } from './give-way.ts'
import { createTableDigest, type TableDigest } from './table-digest.ts'

export interface BackupTask {
  url: string
  media_place: string
  /** A path, or the name in the bucket. */
  file: string
  /** As `openStore` takes it. */
  bucket?: string | undefined
  /** Seals the file; whoever has the key to it opens it. */
  recipient?: string | undefined
  /** Opens a sealed file. */
  identity?: string | undefined
  /** A line for the person who waits; waited for. */
  say: (line: string) => void | Promise<void>
}

type Add = ArchiveWriter['add']

const inJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)

async function describeHead(client: pg.Client): Promise<Head> {
  const migrations = await listMigrations(client)
  if (!migrations)
    throw new OperatorError(
      'Basis data ini kosong, tidak ada yang dicadangkan. Periksa DATA_DIR atau DATABASE_URL.',
    )
  return { format: 1, created_at: new Date().toISOString(), migrations, tables: await listTables(client) }
}

async function addMedia(add: Add, place: string): Promise<End['media']> {
  const store = openStore(place)
  const media: End['media'] = {}
  for (const name of await store.list()) {
    const bytes = await store.read(name)
    // One that is removed meanwhile belonged to nobody when the snapshot was taken.
    if (!bytes) continue
    await add(`media/${name}`, bytes)
    media[name] = hash('sha256', bytes)
  }
  return media
}

async function addTable(add: Add, client: pg.Client, table: SavedTable): Promise<TableDigest> {
  const digest = createTableDigest()
  let number = 0
  for await (const piece of readTable(client, table)) {
    digest.add(piece)
    number += 1
    await add(`tables/${table.name}/${String(number).padStart(6, '0')}.copy`, piece)
  }
  return digest.read()
}

/** Pictures come first: one that the snapshot names may be removed an hour after it was replaced. */
async function fillArchive(add: Add, client: pg.Client, { media_place, say }: BackupTask): Promise<End> {
  await client.query('begin isolation level repeatable read, read only')
  const head = await describeHead(client)
  await add(headName, inJson(head))
  const media = await addMedia(add, media_place)
  await say(`${Object.keys(media).length} gambar`)
  const tables: End['tables'] = {}
  for (const table of head.tables) {
    const saved = await addTable(add, client, table)
    tables[table.name] = saved
    await say(describeTable(head, table.name, saved.rows))
  }
  const end = { tables, media, sequences: await listSequences(client) }
  await add(endName, inJson(end))
  return end
}

/**
 * Saves the database as it is at one moment, and the pictures, while the server goes on. The file appears under its
 * name only when it is complete.
 */
export async function writeBackup(task: BackupTask): Promise<End> {
  const target = task.bucket === undefined ? targetFile(task.file) : targetBucket(task.bucket, task.file)
  await target.refuseExisting()
  const [client, watcher] = await Promise.all([openCopyClient(task.url), openCopyClient(task.url)])
  const archive = createArchive(await target.open(), task.recipient)
  const giveWay = createGiveWay(watcher)
  const add: Add = async (name, body) => {
    await archive.add(name, body)
    await giveWay()
  }
  try {
    const end = await fillArchive(add, client, task)
    await archive.finish()
    await target.keep()
    return end
  } catch (error) {
    await archive.abort(error)
    await target.drop()
    throw error
  } finally {
    await Promise.all([client.end(), watcher.end()])
  }
}
