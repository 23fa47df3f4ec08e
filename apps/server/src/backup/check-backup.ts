import { hash } from 'node:crypto'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { errorCode } from '../db/embedded/embedded-postgres-error.ts'
import {
  type ArchiveEntry,
  type End,
  end,
  type Head,
  head,
  headName,
  readArchive,
  readJson,
} from './archive.ts'
import { OperatorError } from '../operator-error.ts'
import { isSealed } from './seal.ts'
import { createTableDigest } from './table-digest.ts'

export interface CheckedBackup {
  head: Head
  end: End
}

const describeDamage = (file: string) =>
  `Berkas ${file} rusak atau terpotong. Salin lagi dari tempat penyimpanan, atau pakai cadangan lain.`

/** What is sealed was made by Gerbang, as far as anybody without the key can tell. */
async function describeForeign(file: string): Promise<string> {
  return (await isSealed(file))
    ? describeDamage(file)
    : `Berkas ${file} bukan cadangan Gerbang. Pilih berkas yang dibuat dengan npm run backup.`
}

async function readHead(file: string, entries: AsyncGenerator<ArchiveEntry>): Promise<Head> {
  const first = await entries.next().catch(async (error: unknown) => {
    if (error instanceof OperatorError) throw error
    if (errorCode(error) === 'ENOENT') throw new OperatorError(`Berkas ${file} tidak ada. Periksa namanya.`)
    throw new OperatorError(await describeForeign(file), { cause: error })
  })
  if (first.done || first.value.name !== headName) throw new OperatorError(await describeForeign(file))
  return readJson(head, first.value.bytes)
}

/** The rest of a file: what it holds, and what it says of itself at its end. */
async function readRest(entries: AsyncIterable<ArchiveEntry>, { tables }: Head) {
  const digests = new Map(tables.map(({ name }) => [name, createTableDigest()]))
  const media: End['media'] = {}
  let said: End | undefined
  for await (const { name, bytes } of entries) {
    const [folder, rest = ''] = name.split(/\/(.*)/)
    if (folder === 'media') media[rest] = hash('sha256', bytes)
    else if (folder === 'tables') digests.get(dirname(rest))?.add(bytes)
    else said = readJson(end, bytes)
  }
  const held = Object.fromEntries([...digests].map(([name, digest]) => [name, digest.read()]))
  return { held: { tables: held, media }, said }
}

/** Reads a whole file without touching a database. Throws a OperatorError unless it is complete and undamaged. */
export async function checkBackup(file: string, identity?: string): Promise<CheckedBackup> {
  const entries = readArchive(file, identity)
  const head = await readHead(file, entries)
  const damaged = describeDamage(file)
  const { held, said } = await readRest(entries, head).catch((error: unknown) => {
    throw new OperatorError(damaged, { cause: error })
  })
  if (!said || !isDeepStrictEqual(held, { tables: said.tables, media: said.media }))
    throw new OperatorError(damaged)
  return { head, end: said }
}
