import type { Db } from '../../../db/database.ts'
import { openPatient } from '../../../db/open-patient.ts'
import type { Platform } from '../../../platform.ts'
import { JobError, type JobKind } from '../../platform/jobs/run-jobs.ts'
import { readFoundPack } from './find-pack.ts'
import { loadPack } from './loading/load-pack.ts'
import { PackError } from './loading/loading.ts'
import { removePack } from './loading/remove-pack.ts'
import { describePackFault } from './reading/pack.ts'

interface Order {
  pack_id: string
  actor: string
}

const gone = 'Paket ini sudah tidak ada. Muat ulang halaman Paket isi.'

/** One transaction, over a connection of its own. */
async function inOne<T>({ config }: Platform, work: (trx: Db) => Promise<T>): Promise<T> {
  const db = openPatient(config.database_url, 'packs')
  try {
    return await db.transaction().execute(work)
  } finally {
    await db.destroy()
  }
}

/** What is wrong with a pack does not go away by trying again. */
async function tellFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PackError ? new JobError(error.message) : error
  }
}

/** All of it in one transaction: a process that dies in the middle leaves nothing. */
export const loadPackJob: JobKind<Order, 'load_pack'> = {
  name: 'load_pack',
  run: (platform, { pack_id, actor }, report) =>
    tellFault(async () => {
      const read = await readFoundPack(platform.jobDb, pack_id)
      const [fault] = read?.faults ?? []
      if (fault) throw new JobError(describePackFault(fault))
      if (!read?.pack || (read.pack.manifest.demo && platform.config.is_production)) throw new JobError(gone)
      const { pack } = read
      return inOne(platform, trx => loadPack(trx, pack, { platform, actor, report }))
    }),
}

export const removePackJob: JobKind<Order, 'remove_pack'> = {
  name: 'remove_pack',
  run: (platform, { pack_id, actor }, report) =>
    inOne(platform, trx => removePack(trx, pack_id, { platform, actor, report })),
}
