import { readdir, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { describeContents } from './archive.ts'
import { listSuperfluous, nameBackup } from './kept-backups.rules.ts'
import { noteBackup } from './note-backup.ts'
import { writeBackup } from './write-backup.ts'

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false
}

/** Only after the new one is complete. */
async function tidy(folder: string): Promise<string> {
  const gone = listSuperfluous(await readdir(folder))
  for (const name of gone) await rm(join(folder, name))
  return gone.length > 0 ? ` ${gone.length} cadangan lama dihapus.` : ''
}

// Packing and sealing take a core; students come first.
setPriority(constants.priority.PRIORITY_LOW)

await runCommand(async open => {
  const [target, ...more] = process.argv.slice(2)
  if (!target || more.length > 0)
    throw new OperatorError(
      'Pemakaian: npm run backup -- cadangan-gerbang.tar.gz, atau npm run backup -- FOLDER',
    )
  const keepsByRule = await isFolder(target)
  if (!keepsByRule && target.endsWith('/'))
    throw new OperatorError(`Folder ${target} tidak ada. Buat dahulu, atau sambungkan disknya.`)
  const { database_url: url, media_place, backup_recipient: recipient } = await open()
  const file = keepsByRule ? join(target, nameBackup(new Date(), recipient !== undefined)) : target
  const saved = await writeBackup({ url, media_place, file, recipient, say: console.log })
  await noteBackup(url)
  const megabytes = ((await stat(file)).size / 1e6).toLocaleString('id', { maximumFractionDigits: 1 })
  const tidied = keepsByRule ? await tidy(target) : ''
  return `Cadangan selesai: ${file}, ${megabytes} MB, ${describeContents(saved)}.${tidied} Simpan di mesin lain, dan coba pulihkan sesekali.`
})
