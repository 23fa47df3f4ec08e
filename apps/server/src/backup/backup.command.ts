import { stat } from 'node:fs/promises'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { describeContents } from './archive.ts'
import { noteBackup } from './note-backup.ts'
import { writeBackup } from './write-backup.ts'

await runCommand(async open => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0)
    throw new OperatorError('Pemakaian: npm run backup -- cadangan-gerbang.tar.gz')
  const { database_url: url, media_dir } = await open()
  const saved = await writeBackup({ url, media_dir, file, say: console.log })
  await noteBackup(url)
  const megabytes = ((await stat(file)).size / 1e6).toLocaleString('id', { maximumFractionDigits: 1 })
  return `Cadangan selesai: ${file}, ${megabytes} MB, ${describeContents(saved)}. Simpan di mesin lain, dan coba pulihkan sesekali.`
})
