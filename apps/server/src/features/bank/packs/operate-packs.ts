import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../../operator-error.ts'
import type { Platform } from '../../../platform.ts'
import { isFolder, listPacks, readFoundPack } from './find-pack.ts'
import { loadPack } from './loading/load-pack.ts'
import { PackError } from './loading/loading.ts'
import { removePack } from './loading/remove-pack.ts'
import { findFirstAdmin, listLoadedPacks } from './packs.queries.ts'
import { checkContents } from './reading/check-contents.ts'
import { openPackFolder } from './reading/open-pack.ts'
import { openSeal, sealPack } from './reading/seal-pack.ts'
import { describePackFault, type Pack } from './reading/pack.ts'
import { countItems, kindNames } from './reading/pack-kinds.ts'
import { readPack, type ReadPack } from './reading/read-pack.ts'
import { judgePacks, listLongestKeys } from './reading/remarks/judge-packs.ts'
import { listFinished } from './reading/remarks/written.ts'
import { listShipped, shippedFolder } from './reading/shipped.ts'

export const packUsage =
  'Pemakaian: npm run packs -- list, check [FOLDER], seal FOLDER TUJUAN, load PAKET, atau remove PAKET. PAKET adalah id dari daftarnya, atau folder untuk load. Kata sandi paket tersegel dibaca dari PACK_WORD.'

const { PACK_WORD } = process.env

/** The word of a sealed pack comes from the environment: others may read the arguments of a command. */
async function readFolder(path: string): Promise<ReadPack> {
  const { files, faults } = await openSeal(await openPackFolder(path), PACK_WORD)
  return files ? readPack(files) : { faults }
}

async function demandFaultless(path: string): Promise<Pack> {
  const { pack, faults } = await readFolder(path)
  const all = pack && faults.length === 0 ? await checkContents(pack) : faults
  if (!pack || all.length > 0) throw new OperatorError(`${path}\n${all.map(describePackFault).join('\n')}`)
  return pack
}

/** Everything that is wrong with the packs of the product, or with the one in a folder; needs no database. */
export async function checkPacks(folder?: string): Promise<string> {
  const folders = folder ? [folder] : (await listShipped()).map(id => join(shippedFolder, id))
  const packs = []
  for (const path of folders) packs.push(await demandFaultless(path))
  const remarks = [...judgePacks(packs)].flatMap(([{ manifest }, faults]) =>
    faults.map(fault => `${manifest.id}/${describePackFault(fault)}`),
  )
  if (remarks.length > 0) throw new OperatorError(remarks.join('\n'))
  return packs
    .flatMap(pack => [
      `${pack.manifest.id} ${pack.manifest.version}: ${describeCounts(countItems(pack.items))}`,
      ...describeKeys(pack),
    ])
    .join('\n')
}

const leastWord = 12

/** Writes a pack once more without its keys, and these into a seal that its word opens. Needs no database. */
export async function sealFolder(from: string, to: string): Promise<string> {
  if (!PACK_WORD || PACK_WORD.length < leastWord)
    throw new OperatorError(`Isi PACK_WORD dengan kata sandi paketnya, paling sedikit ${leastWord} karakter.`)
  if (await isFolder(to)) throw new OperatorError(`${to} sudah ada. Pilih folder yang belum ada.`)
  const { manifest, files } = await demandFaultless(from)
  for (const [path, bytes] of await sealPack(files, PACK_WORD)) {
    const place = join(to, path)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, bytes)
  }
  return `${manifest.name} tersegel di ${to}. Kirim kata sandinya lewat jalan lain; tanpa itu kuncinya tidak bisa dibaca siapa pun.`
}

/** So that authors see it come near to a bound. */
function describeKeys(pack: Pack): string[] {
  const shown = listLongestKeys(listFinished(pack))
    .filter(({ worded }) => worded > 0)
    .map(({ sub_test, longest, worded }) => `${sub_test} ${longest} dari ${worded}`)
  return shown.length > 0 ? [`  kunci adalah pilihan terpanjang: ${shown.join(', ')}`] : []
}

function describeCounts(counts: Record<string, number>): string {
  const names: Record<string, string> = { ...kindNames, major: 'jurusan' }
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${names[kind] ?? kind}`)
    .join(', ')
}

async function list({ db }: Platform): Promise<string> {
  const loaded = new Map((await listLoadedPacks(db)).map(({ id, version }) => [id, version]))
  const rows = (await listPacks(db)).map(({ manifest: { id, version, name } }) => {
    const here = loaded.get(id)
    return `${id.padEnd(16)} ${version.padEnd(10)} ${(here ? `dimuat ${here}` : 'belum dimuat').padEnd(18)} ${name}`
  })
  return [...rows, '', packUsage].join('\n')
}

async function demandAdmin({ db }: Platform): Promise<string> {
  const id = await findFirstAdmin(db)
  if (id === undefined) throw new OperatorError('Belum ada admin. Buat dulu dengan npm run create-admin.')
  return id
}

const report = async () => {}

async function load(platform: Platform, id: string): Promise<string> {
  const actor = await demandAdmin(platform)
  const read = (await isFolder(id)) ? await readFolder(id) : await readFoundPack(platform.db, id)
  const { pack, faults = [] } = read ?? {}
  if (faults.length > 0) throw new OperatorError(faults.map(describePackFault).join('\n'))
  if (!pack) throw new OperatorError(`Tidak ada paket ${id}. Lihat npm run packs -- list.`)
  if (pack.manifest.demo && platform.config.is_production)
    throw new OperatorError('Paket contoh hanya untuk demo.')
  const { created, updated, same, kept } = await platform.db
    .transaction()
    .execute(trx => loadPack(trx, pack, { platform, actor, report }))
  return `${pack.manifest.name} ${pack.manifest.version}: ${created} baru, ${updated} diperbarui, ${same} sama, ${kept} dibiarkan seperti di sini.`
}

async function remove(platform: Platform, id: string): Promise<string> {
  const actor = await demandAdmin(platform)
  const { removed, stays } = await platform.db
    .transaction()
    .execute(trx => removePack(trx, id, { platform, actor, report }))
  const lines = stays.map(({ kind, name, why }) => `  ${kind} ${name}: ${why}`)
  return [`${removed} dikeluarkan, ${stays.length} tetap.`, ...lines].join('\n')
}

const acts: Record<string, (platform: Platform, id: string) => Promise<string>> = { list, load, remove }

/** Works on the database; `check` needs none. */
export async function operatePacks(platform: Platform, [act = 'list', id = '']: string[]): Promise<string> {
  const work = acts[act]
  if (!work || (act !== 'list' && id === '')) throw new OperatorError(packUsage)
  try {
    return await work(platform, id)
  } catch (error) {
    throw error instanceof PackError ? new OperatorError(error.message) : error
  }
}
