import { OperatorError } from '../../operator-error.ts'

export class EmbeddedPostgresError extends OperatorError {
  override name = 'EmbeddedPostgresError'
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** What a program that ended with a fault had to say. */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return 'stderr' in fault && typeof fault.stderr === 'string' && fault.stderr
    ? fault.stderr.trim()
    : fault.message
}

const REASONS: Record<string, string> = {
  EACCES: 'tidak bisa dibaca atau ditulis oleh pengguna yang menjalankan Gerbang',
  EPERM: 'tidak bisa dibaca atau ditulis oleh pengguna yang menjalankan Gerbang',
  EROFS: 'ada di disk yang hanya bisa dibaca',
  ENOTDIR: 'bukan folder',
  EEXIST: 'bukan folder',
  ENOSPC: 'ada di disk yang sudah penuh',
  EDQUOT: 'ada di disk yang sudah penuh',
}

export function explainFolderFailure(folder: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error) ?? '']
  if (!reason) return error
  return new EmbeddedPostgresError(
    `Folder data ${folder} ${reason}. Perbaiki izinnya, atau pilih folder lain: DATA_DIR=/folder/lain npm start`,
    { cause: error },
  )
}
