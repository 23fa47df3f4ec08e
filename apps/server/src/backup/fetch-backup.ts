import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../operator-error.ts'
import { openDownload } from '../store/bucket-streams.ts'
import { createFile } from './create-file.ts'

/**
 * The path of a backup on this machine: as it is named, or fetched from the bucket, for a restore reads it twice. What was
 * fetched is gone when the command has ended.
 */
export async function fetchBackup(file: string, bucket: string | undefined): Promise<string> {
  const isHere = await access(file).then(
    () => true,
    () => false,
  )
  if (isHere || bucket === undefined) return file
  const found = await openDownload(bucket, file)
  if (!found)
    throw new OperatorError(`Berkas ${file} tidak ada di sini maupun di BACKUP_URL. Periksa namanya.`)
  const folder = await mkdtemp(join(tmpdir(), 'gerbang-restore-'))
  process.once('beforeExit', () => void rm(folder, { recursive: true, force: true }))
  const copy = join(folder, 'backup.tar.gz')
  await pipeline(found, createFile(copy))
  return copy
}
