import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { describeContents } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'

await runCommand(async open => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0)
    throw new OperatorError('Pemakaian: npm run restore -- cadangan-gerbang.tar.gz')
  const { database_url: url, media_dir } = await open()
  const restored = await restoreBackup({ url, media_dir, file, say: console.log })
  return `Cadangan pulih dan sudah dibandingkan: ${describeContents(restored)}. Jalankan Gerbang dengan npm start.`
})
