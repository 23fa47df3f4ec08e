import { packs } from '@gerbang/contract/bank/packs.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { type JobOrder, startJob } from '../../platform/jobs/run-jobs.ts'
import { describeCard, describePreview } from './describe-pack.ts'
import { type FoundPack, listPacks, readFoundPack } from './find-pack.ts'
import { loadPackJob, removePackJob } from './packs.jobs.ts'
import { deleteUpload, keepUpload, listLoadedPacks } from './packs.queries.ts'
import { describePackFault, type PackFault, SEAL } from './reading/pack.ts'
import { readApart, sealApart } from './reading/read-apart.ts'

const missing = () => notFound('Paket isi')

/** What is wrong with a seal is said beside the word that opens it. */
function refuse(faults: readonly PackFault[]) {
  const [seal] = faults.filter(({ file }) => file === SEAL)
  if (seal) return invalid({ word: [`${seal.message.replace(/^./, first => first.toUpperCase())}.`] })
  return invalid({ file: faults.slice(0, limits.namedMistakes).map(describePackFault) })
}

export function packRoutes(mount: Mount, means: Platform & { work: JobQueue<JobOrder> }): void {
  const { db, now } = means

  async function demandPack(id: string): Promise<FoundPack> {
    const found = (await listPacks(db)).find(({ manifest }) => manifest.id === id)
    if (!found) throw missing()
    return found
  }

  const showCard = async (found: FoundPack) => describeCard(found, await listLoadedPacks(db))

  function begin(kind: typeof loadPackJob | typeof removePackJob, pack_id: string, owner_id: string) {
    const payload = { pack_id, actor: owner_id }
    return db.transaction().execute(trx => startJob<typeof payload>(trx, means, { kind, payload, owner_id }))
  }

  mount(packs.list, async () => {
    const loaded = await listLoadedPacks(db)
    return { data: (await listPacks(db)).map(found => describeCard(found, loaded)) }
  })

  mount(packs.upload, async ({ act, body: { file, word } }) => {
    const sent = Buffer.from(await file.arrayBuffer())
    const { pack, faults, opened = sent } = await readApart(sent, word ?? undefined)
    if (!pack || faults.length > 0) throw refuse(faults)
    const { id } = pack.manifest
    if (pack.manifest.demo)
      throw invalid({ file: ['Paket contoh hanya untuk demo. Unggah paket yang lain.'] })
    await act(id, async (trx, note) => {
      // Opened: its word is asked once and kept nowhere.
      await keepUpload(trx, id, Buffer.from(opened), now().toISOString())
      await note({ details: { version: pack.manifest.version } })
    })
    return { message: 'Paket tersimpan', data: await showCard(await demandPack(id)) }
  })

  mount(packs.preview, async ({ params: { packId } }) => {
    const found = await demandPack(packId)
    const read = await readFoundPack(db, packId)
    if (!read) throw missing()
    const { pack, faults } = read
    if (!pack || faults.length > 0)
      throw conflict('pack_unreadable', faults.map(describePackFault).join('\n'))
    return { data: await describePreview(db, pack, await showCard(found)) }
  })

  mount(packs.load, async ({ viewer, params: { packId } }) => {
    await demandPack(packId)
    const job_id = await begin(loadPackJob, packId, viewer.user_id)
    return { data: { job_id } }
  })

  mount(packs.remove, async ({ viewer, params: { packId } }) => {
    const loaded = await listLoadedPacks(db)
    if (!loaded.some(({ id }) => id === packId)) throw missing()
    const job_id = await begin(removePackJob, packId, viewer.user_id)
    return { data: { job_id } }
  })

  mount(packs.deleteUpload, async ({ act, params: { packId } }) => {
    await act(packId, async trx => {
      if (!(await deleteUpload(trx, packId))) throw missing()
    })
    return { message: 'Unggahan dihapus', data: null }
  })

  mount(packs.export, async ({ viewer, act, body, reply }) => {
    const { word, ...order } = body
    // What writes packs is read when somebody asks for one: a server keeps no memory for it.
    const { exportBanks } = await import('./export-banks.ts')
    const open = await exportBanks(means, viewer, order)
    const bytes = word === null ? open : await sealApart(open, word)
    await act(body.id, (_, note) =>
      note({ details: { bank_ids: body.bank_ids, version: body.version, sealed: word !== null } }),
    )
    void reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${body.id}-${body.version}.zip"`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return undefined
  })
}
