import { errorCode } from './db/embedded/embedded-postgres-error.ts'
import { OperatorError } from './operator-error.ts'

const portReasons: Record<string, string> = {
  EADDRINUSE: 'sudah dipakai program lain, mungkin Gerbang yang sudah berjalan',
  EACCES: 'tidak boleh dibuka oleh pengguna yang menjalankan Gerbang',
}

/** One sentence for what the person at the keyboard can put right; everything else as it is, with its stack. */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message
  const reason = error instanceof Error && 'port' in error && portReasons[errorCode(error) ?? '']
  return reason
    ? `Port ${String(error.port)} ${reason}. Hentikan program itu atau pilih port lain: PORT=3001 npm start`
    : error
}
