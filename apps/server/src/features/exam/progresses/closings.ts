import { createBatch } from '../../../db/batch.ts'
import { clockInDoubt } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { shareOf } from '../../../share.ts'
import {
  type Closing,
  type ClosingWanted,
  closeProgresses,
  type ProgressRef,
} from './close-progress.queries.ts'
import type { FindPaper } from './papers.ts'

/** Closes a sub-test whose time and grace are over. */
export type CloseExpired = (ref: ProgressRef, at: Date) => Promise<void>
export type Close = (wanted: ClosingWanted) => Promise<Exclude<Closing, { kind: 'in_doubt' }>>

/**
 * Closings of a try-out that come together share their statements and one commit. Whoever finds their attempt locked leaves the
 * group and waits alone. Of a sharded database each bucket has a group.
 */
export function createClose(
  { config: { is_sharded }, examDb: db }: Pick<Platform, 'config' | 'examDb'>,
  findPaper: FindPaper,
): Close {
  const close = createBatch({
    limit: limits.closedAtOnce,
    apart: {
      by: ({ tryout_id, bucket }: ClosingWanted) => (is_sharded ? `${tryout_id} ${bucket}` : tryout_id),
      atOnce: shareOf(limits.examConnections),
    },
    run: (wanted: ClosingWanted[]) => closeProgresses(db, findPaper, wanted, 'skip'),
  })
  return async wanted => {
    const closing = (await close(wanted)) ?? (await closeProgresses(db, findPaper, [wanted], 'wait'))[0]
    if (!closing) throw new Error(`Cannot close progress ${wanted.id}: it is not there`)
    if (closing.kind === 'in_doubt') throw clockInDoubt()
    return closing
  }
}
