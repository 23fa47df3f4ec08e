import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { migrateAsOf, migrationNames } from '../db/migrate.ts'
import { prepareSchema } from '../db/prepare-database.ts'
import { describeTable, type End, readArchive } from './archive.ts'
import { OperatorError } from '../operator-error.ts'
import { openStore } from '../store/open-store.ts'
import { isEmpty, listForeignKeys } from './catalogue.queries.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { appendRows, openCopyClient, readTable } from './copy-table.ts'
import { createTableDigest } from './table-digest.ts'
import type { BackupTask } from './write-backup.ts'

const { escapeIdentifier } = pg

/** Over the one connection whose transaction holds everything that a restore does. */
export function migrateOver(client: pg.Client, names: readonly string[]): Promise<void> {
  const borrowed = { query: client.query.bind(client), release: () => {} } as PostgresPoolClient
  const pool = { connect: async () => borrowed, end: async () => {} }
  return migrateAsOf(new Kysely({ dialect: new PostgresDialect({ pool }) }), names)
}

/**
 * Tables take rows in any order while no foreign key holds, and no trigger says that something has happened. Returns
 * what puts both back.
 */
async function liftRules(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(client)
  const alter = (table: string, change: string) =>
    client.query(`alter table ${escapeIdentifier(table)} ${change}`)
  for (const { table, name } of keys) await alter(table, `drop constraint ${escapeIdentifier(name)}`)
  for (const table of tables) await alter(table, 'disable trigger user')
  return async () => {
    for (const table of tables) await alter(table, 'enable trigger user')
    for (const { table, name, definition } of keys)
      await alter(table, `add constraint ${escapeIdentifier(name)} ${definition}`)
  }
}

async function writePicture(place: string, name: string, bytes: Buffer): Promise<void> {
  if (name.split(/[\\/]/).includes('..'))
    throw new OperatorError(`Cadangan ini berisi gambar di luar foldernya: ${name}.`)
  await openStore(place).write(name, bytes)
}

/** The second reading of the file: the first has found it whole. */
async function load(client: pg.Client, { head, end }: CheckedBackup, task: BackupTask): Promise<void> {
  let shown = ''
  for await (const { name, bytes } of readArchive(task.file, task.identity)) {
    const [folder, rest = ''] = name.split(/\/(.*)/)
    if (folder === 'media') await writePicture(task.media_place, rest, bytes)
    const table = folder === 'tables' && head.tables.find(saved => saved.name === dirname(rest))
    if (!table) continue
    if (table.name !== shown) await task.say(describeTable(head, table.name, end.tables[table.name]?.rows))
    shown = table.name
    await appendRows(client, table, bytes)
  }
  for (const { name, last_value } of end.sequences)
    await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), last_value])
}

/** What the database now holds, read back as it was saved. */
async function compare(client: pg.Client, { head, end }: CheckedBackup): Promise<void> {
  for (const table of head.tables) {
    const digest = createTableDigest()
    for await (const piece of readTable(client, table)) digest.add(piece)
    if (isDeepStrictEqual(digest.read(), end.tables[table.name])) continue
    throw new OperatorError(
      `Isi tabel ${table.name} tidak sama dengan cadangan, jadi tidak ada yang disimpan. Coba lagi dengan basis data lain, dan laporkan kesalahan ini.`,
    )
  }
}

export async function restoreInto(
  client: pg.Client,
  backup: CheckedBackup,
  task: BackupTask,
  makeSchema = migrateOver,
): Promise<void> {
  await client.query('begin')
  if (!(await isEmpty(client)))
    throw new OperatorError(
      'Basis data tujuan sudah berisi. Cadangan hanya dipulihkan ke basis data kosong: pilih DATA_DIR baru, atau buat basis data baru untuk DATABASE_URL.',
    )
  await makeSchema(client, backup.head.migrations)
  const names = backup.head.tables.map(({ name }) => name)
  const enforceRules = await liftRules(client, names)
  // A migration may write rows of its own.
  await client.query(`truncate ${names.map(escapeIdentifier).join(', ')}`)
  await load(client, backup, task)
  await task.say('Membandingkan dengan cadangan …')
  await compare(client, backup)
  await enforceRules()
  await client.query('commit')
  await client.query('analyze')
}

/**
 * Puts a backup into an empty database, all of it or nothing, and migrates it forward where it is older than this
 * Gerbang. Jobs that waited are not in it: a drill sends nobody a mail.
 */
export async function restoreBackup(task: BackupTask): Promise<End> {
  await task.say('Memeriksa berkas …')
  const backup = await checkBackup(task.file, task.identity)
  const unknown = backup.head.migrations.filter(name => !migrationNames.includes(name))
  if (unknown.length > 0)
    throw new OperatorError(
      `Cadangan ini dibuat oleh Gerbang yang lebih baru (${unknown.join(', ')}). Perbarui Gerbang di sini, lalu pulihkan lagi.`,
    )
  const client = await openCopyClient(task.url)
  try {
    await restoreInto(client, backup, task)
  } finally {
    // An open transaction ends with its connection, and nothing of it stays.
    await client.end()
  }
  await prepareSchema(task.url)
  return backup.end
}
