import { runCommand } from '../run-command.ts'
import { createKeys } from './seal.ts'

await runCommand(async () => {
  const { recipient, identity } = await createKeys()
  return [
    'Untuk server, agar cadangan disandikan:',
    `  BACKUP_RECIPIENT=${recipient}`,
    'Untuk memulihkan. Simpan di dua tempat di luar server; tanpa ini tidak ada yang dapat membuka cadangan:',
    `  BACKUP_IDENTITY=${identity}`,
  ].join('\n')
})
