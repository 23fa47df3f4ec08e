import { openDoors, viewerOf } from '../../../../http/doors.ts'
import { AppError } from '../../../../http/errors.ts'
import type { Db } from '../../../../db/database.ts'
import type { Platform } from '../../../../platform.ts'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import type { Report } from '../../../platform/jobs/run-jobs.ts'
import { findProgramId, lockPacks, notePack, notePackItems, readStamps } from '../packs.queries.ts'
import { kindNames, kindOrder } from '../reading/pack-kinds.ts'
import type { Pack, PackKind } from '../reading/pack.ts'
import { type ComparedItem, keyOf } from './compare-items.ts'
import { insertPictures, keepPictures } from './keep-pictures.ts'
import { findLoader } from './kinds/kinds.ts'
import { addSubjects } from './kinds/programs.ts'
import { type Loading, PackError } from './loading.ts'
import { lookAtPack } from './look-at-pack.ts'
import { packRoutesOfDoors } from './routes-of-doors.ts'

export interface LoadOutcome {
  created: number
  updated: number
  same: number
  /** Left as somebody here has them. */
  kept: number
}

export interface LoadMeans {
  platform: Platform
  /** The admin in whose name it is loaded. */
  actor: string
  report: Report
}

const isWritten = ({ state }: ComparedItem) => state === 'new' || state === 'changed'
const countOf = (compared: readonly ComparedItem[], ...states: ComparedItem['state'][]) =>
  compared.filter(({ state }) => states.includes(state)).length

function describeRefusal(error: AppError): string {
  const said = Object.entries(error.errors ?? {}).flatMap(
    ([field, sentences]) => `${field}: ${sentences.join(' ')}`,
  )
  return said.length > 0 ? said.join('; ') : error.message
}

/** What a form would refuse is a fault of the pack. */
async function tellPlace<T>(item: { file: string; line: number }, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new PackError(`${item.file} baris ${item.line}: ${describeRefusal(error)}`)
  }
}

async function writeKind(loading: Loading, kind: PackKind, compared: readonly ComparedItem[]): Promise<void> {
  const loader = findLoader(kind)
  const fresh = compared.flatMap(({ item, state }) => (state === 'new' ? [item] : []))
  const [first] = fresh
  if (first) {
    const ids = await tellPlace(first, loader.create(loading, fresh))
    for (const [index, item] of fresh.entries()) loading.rows.set(keyOf(item), ids[index] ?? '')
  }
  for (const { item, state, row_id } of compared)
    if (state === 'changed' && row_id !== null) await tellPlace(item, loader.update(loading, item, row_id))
}

/** The program that the pack is about: its own, or the one that it names. */
async function findProgram(loading: Loading): Promise<string> {
  const { items, manifest } = loading.pack
  const own = items.find(({ kind }) => kind === 'program')
  const id = own
    ? loading.rows.get(keyOf(own))
    : manifest.program && (await findProgramId(loading.trx, manifest.program))
  return id ?? ''
}

function demandProgram({ pack: { manifest }, program_id }: Loading): void {
  if (manifest.program !== null && program_id === '')
    throw new PackError(
      `pack.json baris 1: program ${manifest.program} belum ada di sini. Muat paket yang membawanya dulu.`,
    )
}

async function noteItems(loading: Loading, compared: readonly ComparedItem[]): Promise<void> {
  const written = compared.filter(({ state }) => isWritten({ state } as ComparedItem) || state === 'present')
  for (const [kind, group] of Map.groupBy(written, ({ item }) => item.kind)) {
    const ids = group.map(({ item }) => loading.rows.get(keyOf(item)) ?? '')
    const stamps = await readStamps(loading.trx, kind, ids)
    const rows = group.map(({ item: { ref }, source_hash, state }, index) => ({
      pack_id: loading.pack.manifest.id,
      kind,
      ref,
      row_id: ids[index] ?? '',
      is_own: state !== 'present',
      source_hash,
      stamp: stamps.get(ids[index] ?? '') ?? '',
    }))
    await notePackItems(loading.trx, rows)
  }
}

/**
 * Loads a pack that has no faults, as part of the caller's transaction: what is new and what the pack has changed, through the
 * calls of admins. What somebody here has changed stays. Throws a PackError.
 */
export async function loadPack(
  trx: Db,
  pack: Pack,
  { platform, actor, report }: LoadMeans,
): Promise<LoadOutcome> {
  await lockPacks(trx)
  const { compared } = await lookAtPack(trx, pack)
  const { id, version } = pack.manifest
  const due = compared.filter(isWritten)
  await report({ stage: 'pictures', done: 0, message: 'Menyimpan gambar' })
  const kept = await keepPictures(
    pack,
    due.map(({ item }) => item),
    platform.config.media_place,
  )
  const loading: Loading = {
    trx,
    send: openDoors(trx, { routes: packRoutesOfDoors, platform, viewer: viewerOf(actor) }),
    platform,
    actor,
    pack,
    program_id: '',
    rows: new Map(compared.flatMap(({ item, row_id }) => (row_id === null ? [] : [[keyOf(item), row_id]]))),
    addresses: await insertPictures(trx, kept, actor, platform),
  }
  let done = 0
  for (const kind of kindOrder) {
    const group = compared.filter(({ item }) => item.kind === kind)
    if (group.length > 0)
      await report({ stage: kind, done, of: compared.length, message: `Memuat ${kindNames[kind]}` })
    await writeKind(loading, kind, group)
    done += group.length
    if (kind !== 'program') continue
    loading.program_id = await findProgram(loading)
    demandProgram(loading)
    for (const { item } of group)
      if (item.kind === 'program') await tellPlace(item, addSubjects(loading, item.data))
  }
  await noteItems(loading, compared)
  const outcome = {
    created: countOf(compared, 'new'),
    updated: countOf(compared, 'changed'),
    same: countOf(compared, 'same', 'present'),
    kept: countOf(compared, 'edited', 'both', 'gone'),
  }
  const at = platform.now().toISOString()
  await notePack(trx, id, version, at)
  await insertAuditEntry(trx, {
    id: platform.newId(),
    actor_id: actor,
    action: 'pack_loaded',
    subject_type: 'pack',
    subject_id: id,
    reason: '',
    details: { version, ...outcome },
    at,
  })
  return outcome
}
