import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Head } from './archive.ts'

export type SavedTable = Head['tables'][number]

/**
 * Bytes of a table that are held in memory and become one entry: tar wants to know lengths beforehand. Each takes some three
 * milliseconds, and somebody who saves an answer meanwhile waits no longer.
 */
const pieceBytes = 64 * 1024
const newline = 0x0a
const { escapeIdentifier } = pg

/** No limit ends a long COPY, and every server writes a value in the same letters. */
const settings = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public`

export async function openCopyClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'gerbang backup' })
  // Whoever waits for a reply gets the error; the event has no other listener.
  client.on('error', () => {})
  await client.connect()
  await client.query(settings)
  return client
}

async function* cutIntoPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    const cut = length + chunk.length < pieceBytes ? 0 : chunk.lastIndexOf(newline) + 1
    if (cut > 0) {
      yield Buffer.concat([...held, chunk.subarray(0, cut)])
      held = []
      length = 0
    }
    held.push(chunk.subarray(cut))
    length += chunk.length - cut
  }
  if (length > 0) yield Buffer.concat(held)
}

const listColumns = ({ columns }: SavedTable) => columns.map(escapeIdentifier).join(', ')

/** What a query finds as PostgreSQL writes it, in pieces of whole lines. */
export const copyRows = (client: pg.ClientBase, query: string): AsyncGenerator<Buffer> =>
  cutIntoPieces(client.query(to(`copy (${query}) to stdout`)))

/** The rows of partitions and shards too. */
export const readTable = (client: pg.ClientBase, table: SavedTable): AsyncGenerator<Buffer> =>
  copyRows(client, `select ${listColumns(table)} from ${escapeIdentifier(table.name)}`)

/** Whole lines become rows. */
export async function appendRows(client: pg.ClientBase, table: SavedTable, lines: Buffer): Promise<void> {
  const sink = client.query(from(`copy ${escapeIdentifier(table.name)} (${listColumns(table)}) from stdin`))
  await pipeline([lines], sink)
}
