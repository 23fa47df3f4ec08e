import { createHash } from 'node:crypto'
import type { Db } from '../../../../db/database.ts'
import { findPresent, listPackItems, type PackItemRow, readStamps } from '../packs.queries.ts'
import { listPictures } from '../reading/check-items.ts'
import { kindOrder } from '../reading/pack-kinds.ts'
import type { Pack, PackItem } from '../reading/pack.ts'
import { type ComparedItem, compareItems, keyOf } from './compare-items.ts'

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** What an item says, with the pictures that it shows. */
function hashItem(item: PackItem, { files }: Pack): string {
  const pictures = listPictures(item).map(path => sha(files.get(path) ?? ''))
  return sha(JSON.stringify([item.data, ...pictures])).slice(0, 32)
}

export interface LookedAt {
  compared: ComparedItem[]
  /** What an earlier version brought and this one no longer has. */
  dropped: PackItemRow[]
}

/** A pack beside what is here. */
export async function lookAtPack(db: Db, pack: Pack): Promise<LookedAt> {
  const rows = new Map((await listPackItems(db, pack.manifest.id)).map(row => [keyOf(row), row]))
  const stamps = new Map<string, string>()
  const present = new Map<PackItem, string>()
  for (const kind of kindOrder) {
    const ids = [...rows.values()].flatMap(row => (row.kind === kind ? [row.row_id] : []))
    for (const [id, stamp] of await readStamps(db, kind, ids)) stamps.set(id, stamp)
    const unknown = pack.items.filter(item => item.kind === kind && !rows.has(keyOf(item)))
    const found = await findPresent(db, kind, unknown)
    for (const item of unknown) {
      const id = found.get(item.ref)
      if (id !== undefined) present.set(item, id)
    }
  }
  const hashes = new Map(pack.items.map(item => [item, hashItem(item, pack)]))
  const named = new Set(pack.items.map(keyOf))
  const dropped = [...rows.values()].filter(row => !named.has(keyOf(row)) && stamps.has(row.row_id))
  return { compared: compareItems(pack.items, { hashes, rows, stamps, present }), dropped }
}
