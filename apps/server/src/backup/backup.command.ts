import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { openStore } from '../store/open-store.ts'
import { describeContents } from './archive.ts'
import { listSuperfluous, nameBackup } from './kept-backups.rules.ts'
import { noteBackup } from './note-backup.ts'
import { writeBackup } from './write-backup.ts'

const usage = new OperatorError(
  'Pemakaian: npm run backup -- cadangan-gerbang.tar.gz, atau npm run backup -- FOLDER, atau isi BACKUP_URL dengan alamat ember S3.',
)

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false
}

/** Only after the new one is complete. */
async function tidy(place: string): Promise<string> {
  const store = openStore(place)
  const gone = listSuperfluous(await store.list())
  for (const name of gone) await store.remove(name)
  return gone.length > 0 ? ` ${gone.length} cadangan lama dihapus.` : ''
}

async function describeSize(file: string): Promise<string> {
  return `${((await stat(file)).size / 1e6).toLocaleString('id', { maximumFractionDigits: 1 })} MB, `
}

// Packing and sealing take a core; students come first.
setPriority(constants.priority.PRIORITY_LOW)

await runCommand(async open => {
  const [target, ...more] = process.argv.slice(2)
  if (target === '' || more.length > 0) throw usage
  if (target === undefined && readConfig(process.env).backup_url === undefined) throw usage
  const keepsByRule = target === undefined || (await isFolder(target))
  if (!keepsByRule && target.endsWith('/'))
    throw new OperatorError(`Folder ${target} tidak ada. Buat dahulu, atau sambungkan disknya.`)
  const { database_url: url, media_place, backup_url, backup_recipient: recipient } = await open()
  const bucket = target === undefined ? backup_url : undefined
  const name = nameBackup(new Date(), recipient !== undefined)
  const file = keepsByRule ? join(target ?? '', name) : target
  const saved = await writeBackup({ url, media_place, file, bucket, recipient, say: console.log })
  await noteBackup(url)
  const size = bucket === undefined ? await describeSize(file) : ''
  const tidied = keepsByRule ? await tidy(bucket ?? target ?? '') : ''
  return `Cadangan selesai: ${file}, ${size}${describeContents(saved)}.${tidied} Simpan di mesin lain, dan coba pulihkan sesekali.`
})
