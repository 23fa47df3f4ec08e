import { createBatch } from '../../../db/batch.ts'
import type { Db } from '../../../db/database.ts'
import { splitByBucket } from '../../../db/placement.ts'
import type { Viewer } from '../../../http/access.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { keepSessions } from '../../people/auth/sessions.queries.ts'
import { findTryout as findTryoutRow, listSubTests } from '../tryouts/tryouts.queries.ts'
import {
  countChoices,
  insertProgresses,
  insertProgressesInBucket,
  listAttemptProgresses,
  type NewProgress,
} from './starts.queries.ts'

function graceEnd(endsAt: string): string {
  return new Date(Date.parse(endsAt) + limits.answerGraceMs).toISOString()
}

async function findTryouts(db: Db, slugs: readonly string[]) {
  const found = new Map(
    await Promise.all(
      [...new Set(slugs)].map(async slug => {
        const tryout = await findTryoutRow(db, slug)
        return [slug, tryout && { tryout, sub_tests: await listSubTests(db, [tryout.id]) }] as const
      }),
    ),
  )
  return slugs.map(slug => found.get(slug))
}

interface Wanted {
  viewer: Pick<Viewer, 'bucket' | 'user_id'>
  tryout_id: string
}

/** The newest attempt of each, with its progresses. */
async function listNewest(db: Db, wanted: readonly Wanted[]) {
  const rows = await listAttemptProgresses(
    db,
    wanted.map(({ viewer: { bucket, user_id }, tryout_id }) => ({ bucket, user_id, tryout_id })),
  )
  const grouped = Map.groupBy(rows, row => row.n)
  return wanted.map((one, n) => {
    const group = grouped.get(n) ?? []
    const first = group[0]
    return first && { ...one, ...first, rows: group.filter(row => row.attempt_id === first.attempt_id) }
  })
}

async function findAttempts(db: Db, wanted: readonly Wanted[]) {
  const newest = await listNewest(db, wanted)
  const enrolled = newest.flatMap(one =>
    one?.status === 'enrolled' ? [{ bucket: one.viewer.bucket, attempt_id: one.attempt_id }] : [],
  )
  const choices = enrolled.length > 0 ? await countChoices(db, enrolled) : new Map<string, number>()
  return newest.map(
    one =>
      one && {
        id: one.attempt_id,
        bucket: one.viewer.bucket,
        number: one.number,
        seed: one.seed,
        status: one.status,
        finished_at: one.finished_at,
        choice_count: choices.get(one.attempt_id) ?? 0,
        progresses: one.rows.flatMap(row => (row.progress_id ? [{ ...row, id: row.progress_id }] : [])),
      },
  )
}

interface Kept {
  session_id: string
  ends_at: string
}

const keepUntilGrace = (db: Db, rows: readonly Kept[]) =>
  keepSessions(
    db,
    rows.map(row => ({ id: row.session_id, until: graceEnd(row.ends_at) })),
  )

/** The batched look-ups and inserts that a stampede of starts goes through. */
export function createStarts({ config: { is_sharded }, examDb: db }: Pick<Platform, 'config' | 'examDb'>) {
  const limit = limits.batchRows
  const insert = is_sharded ? insertProgressesInBucket : insertProgresses
  return {
    findTryout: createBatch({ limit, run: (slugs: string[]) => findTryouts(db, slugs) }),
    findAttempt: createBatch({
      limit,
      apart: splitByBucket(is_sharded, ({ viewer }: Wanted) => viewer.bucket),
      run: (wanted: Wanted[]) => findAttempts(db, wanted),
    }),
    insertProgress: createBatch({
      limit,
      apart: splitByBucket(is_sharded, ({ bucket }: NewProgress & Kept) => bucket),
      run: async (rows: (NewProgress & Kept)[]) => {
        const [opened] = await Promise.all([insert(db, rows), keepUntilGrace(db, rows)])
        return rows.map(row => opened.has(row.id))
      },
    }),
    /** Keeps a session as long as the sub-test that it goes on with: it may be another than the one that started it. */
    keepSession: createBatch({
      limit,
      run: async (rows: Kept[]) => {
        await keepUntilGrace(db, rows)
        return rows
      },
    }),
  }
}
export type Starts = ReturnType<typeof createStarts>
export type AttemptFound = NonNullable<Awaited<ReturnType<Starts['findAttempt']>>>
