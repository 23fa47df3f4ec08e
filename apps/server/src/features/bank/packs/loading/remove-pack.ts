import type { Db } from '../../../../db/database.ts'
import { openDoors, viewerOf } from '../../../../http/doors.ts'
import { AppError } from '../../../../http/errors.ts'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import {
  forgetPack,
  forgetPackItem,
  listPackItems,
  lockPacks,
  type PackItemRow,
  readStamps,
  withSavepoint,
} from '../packs.queries.ts'
import { kindNames, kindOrder } from '../reading/pack-kinds.ts'
import type { PackKind } from '../reading/pack.ts'
import { findLoader } from './kinds/kinds.ts'
import type { LoadMeans } from './load-pack.ts'
import type { Loading } from './loading.ts'
import { packRoutesOfDoors } from './routes-of-doors.ts'

export interface RemoveOutcome {
  removed: number
  /** What stays, and why. */
  stays: { kind: string; name: string; why: string }[]
}

/** Why a row has to stay; undefined once it is gone. */
async function tryRemove(
  loading: Pick<Loading, 'trx' | 'send'>,
  { kind, row_id }: PackItemRow,
): Promise<string | undefined> {
  try {
    await withSavepoint(loading.trx, () => findLoader(kind as PackKind).remove(loading, row_id))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}

const orderOf = ({ kind }: PackItemRow) => kindOrder.indexOf(kind as PackKind)

/** Takes out what a pack brought, last things first, as far as nobody uses it or has changed it. */
export async function removePack(
  trx: Db,
  packId: string,
  { platform, actor, report }: LoadMeans,
): Promise<RemoveOutcome> {
  await lockPacks(trx)
  const send = openDoors(trx, { routes: packRoutesOfDoors, platform, viewer: viewerOf(actor) })
  const rows = (await listPackItems(trx, packId)).toSorted((a, b) => orderOf(b) - orderOf(a))
  const stays: RemoveOutcome['stays'] = []
  let done = 0
  for (const [kind, group] of Map.groupBy(rows, row => row.kind as PackKind)) {
    await report({ stage: kind, done, of: rows.length, message: `Mengeluarkan ${kindNames[kind]}` })
    done += group.length
    const stamps = await readStamps(
      trx,
      kind,
      group.map(({ row_id }) => row_id),
    )
    for (const row of group) {
      const stamp = stamps.get(row.row_id)
      const isTheirs = row.is_own && stamp !== undefined && stamp !== row.stamp
      const why = isTheirs
        ? 'Sudah diubah di sini.'
        : row.is_own && stamp !== undefined && (await tryRemove({ trx, send }, row))
      if (why) stays.push({ kind, name: row.ref, why })
      else await forgetPackItem(trx, row)
    }
  }
  await forgetPack(trx, packId)
  const outcome = { removed: rows.length - stays.length, stays }
  await insertAuditEntry(trx, {
    id: platform.newId(),
    actor_id: actor,
    action: 'pack_removed',
    subject_type: 'pack',
    subject_id: packId,
    reason: '',
    details: { removed: outcome.removed, stays: stays.length },
    at: platform.now().toISOString(),
  })
  return outcome
}
