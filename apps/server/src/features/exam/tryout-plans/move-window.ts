import type { Db } from '../../../db/database.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import { findLongestExtra } from '../progresses/attempts.queries.ts'
import { extendWindow, outlastWindow } from '../progresses/extend-window.queries.ts'
import { hasEnded } from '../progresses/progress.rules.ts'
import { phaseOf } from '../tryouts/tryouts.rules.ts'
import { type LockedTryout, updateTryout } from './plans.queries.ts'

/** Ends the window of a locked try-out; whoever is in the middle of a sub-test goes on to its end. Returns how many do. */
export async function closeWindow(trx: Db, tryout: LockedTryout, at: Date): Promise<number> {
  if (tryout.status !== 'published' || phaseOf(tryout, at) !== 'open')
    throw conflict('closed', 'Try out ini sedang tidak dibuka, jadi tidak bisa ditutup.')
  const now = at.toISOString()
  await updateTryout(trx, tryout.id, { closes_at: now, updated_at: now })
  return outlastWindow(trx, tryout.id, now)
}

/**
 * Moves the end of a locked try-out to a later time, and that of sub-tests under way which it had cut short; returns how
 * many those are. Too late once nobody could save any more: results may be out.
 */
export async function openLonger(trx: Db, tryout: LockedTryout, closesAt: string, at: Date): Promise<number> {
  const { id, status, closes_at } = tryout
  if (status !== 'published') throw conflict('not_started', 'Terbitkan dulu try out ini.')
  if (closes_at === null) throw conflict('unchanged', 'Try out ini tidak punya waktu tutup.')
  if (hasEnded(closes_at, await findLongestExtra(trx, id), at))
    throw conflict(
      'closed',
      'Try out ini sudah selesai dan hasilnya mungkin sudah keluar. Buat try out susulan.',
    )
  if (Date.parse(closesAt) <= Math.max(Date.parse(closes_at), at.getTime()))
    throw invalid({ closes_at: ['Pilih waktu setelah waktu tutup yang sekarang.'] })
  await updateTryout(trx, id, { closes_at: closesAt, updated_at: at.toISOString() })
  return extendWindow(trx, id, closesAt)
}
