import { OperatorError } from '../operator-error.ts'
import { limits } from '../limits.ts'
import { runCommand } from '../run-command.ts'
import { withStartLock } from '../start-lock.ts'
import { describeContents } from './archive.ts'
import { fetchBackup } from './fetch-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const say = (line: string) => console.log(line)

await runCommand(async open => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0)
    throw new OperatorError('Pemakaian: npm run restore -- cadangan-gerbang.tar.gz')
  const { database_url: url, media_place, backup_url, backup_identity: identity } = await open()
  const local = await fetchBackup(file, backup_url)
  // A server that starts on the same database meanwhile waits.
  const restored = await withStartLock({ url, patienceMs: limits.databaseStartMs, log: say }, () =>
    restoreBackup({ url, media_place, file: local, identity, say }),
  )
  return `Cadangan pulih dan sudah dibandingkan: ${describeContents(restored)}. Jalankan Gerbang dengan npm start.`
})
