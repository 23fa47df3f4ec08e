import type { PackItemRow } from '../packs.queries.ts'
import type { PackItem } from '../reading/pack.ts'

/**
 * new: it is not here. present: a row of that name is here, though no pack brought it. same: as it was loaded. changed: the pack
 * says something new. edited: somebody here has changed it. both: the pack and somebody here. gone: somebody here removed it.
 */
export type ItemState = 'new' | 'present' | 'same' | 'changed' | 'edited' | 'both' | 'gone'

export interface ComparedItem {
  item: PackItem
  source_hash: string
  state: ItemState
  /** Null where there is none. */
  row_id: string | null
}

interface Known {
  hashes: ReadonlyMap<PackItem, string>
  rows: ReadonlyMap<string, PackItemRow>
  /** Of rows as they stand now. */
  stamps: ReadonlyMap<string, string>
  present: ReadonlyMap<PackItem, string>
}

function decideState(row: PackItemRow, source_hash: string, stamp: string | undefined): ItemState {
  if (stamp === undefined) return 'gone'
  if (!row.is_own) return 'present'
  const isNews = row.source_hash !== source_hash
  if (row.stamp !== stamp) return isNews ? 'both' : 'edited'
  return isNews ? 'changed' : 'same'
}

export const keyOf = ({ kind, ref }: { kind: string; ref: string }) => `${kind} ${ref}`

/** What loading would do with each item. What somebody here has changed or removed stays as they left it. */
export function compareItems(
  items: readonly PackItem[],
  { hashes, rows, stamps, present }: Known,
): ComparedItem[] {
  return items.map(item => {
    const source_hash = hashes.get(item) ?? ''
    const row = rows.get(keyOf(item))
    if (row)
      return {
        item,
        source_hash,
        state: decideState(row, source_hash, stamps.get(row.row_id)),
        row_id: row.row_id,
      }
    const found = present.get(item)
    return { item, source_hash, state: found ? 'present' : 'new', row_id: found ?? null }
  })
}
