import { errorCode } from './db/embedded/embedded-postgres-error.ts'
import { OperatorError } from './operator-error.ts'

const portReasons: Record<string, string> = {
  EADDRINUSE: 'sudah dipakai program lain, mungkin Gerbang yang sudah berjalan',
  EACCES: 'tidak boleh dibuka oleh pengguna yang menjalankan Gerbang',
}

const hostReasons: Record<string, string> = {
  ENOTFOUND: 'tidak dikenal sebagai nama mesin',
  EAI_AGAIN: 'tidak dikenal sebagai nama mesin',
  EADDRNOTAVAIL: 'bukan alamat mesin ini',
}

/** One sentence for what the person at the keyboard can put right; everything else as it is, with its stack. */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message
  const hostReason = error instanceof Error && 'syscall' in error && hostReasons[errorCode(error) ?? '']
  if (hostReason)
    return `HOST ${hostReason}. Pakai 127.0.0.1 untuk mesin ini saja, atau 0.0.0.0 untuk jaringan.`
  const reason = error instanceof Error && 'port' in error && portReasons[errorCode(error) ?? '']
  return reason
    ? `Port ${String(error.port)} ${reason}. Hentikan program itu atau pilih port lain: PORT=3001 npm start`
    : error
}
