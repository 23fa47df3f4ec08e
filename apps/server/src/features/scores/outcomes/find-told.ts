import type { Database } from '../../../db/database.ts'
import { bucketOf } from '../../../db/bucket.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import { findToldChoices } from '../results/describe-choices.ts'
import { isReleased } from '../results/results.rules.ts'
import { type AttemptRow, listAttempts, listChoices } from '../../exam/tryouts/attempts.queries.ts'
import { findTryout } from '../../exam/tryouts/tryouts.queries.ts'

/** The last day of the admissions of a year; a try-out after it told nothing about them. */
const admissionsEnd = (year: number) => `${year}-08-31T23:59:59.999Z`

export interface ToldBefore {
  tryout_id: string
  priority: number
  chance: number
}

const untold = { tryout_id: null, priority: null, chance: null } as const

async function findChance(
  db: Database,
  attempt: AttemptRow,
  majorId: string,
  at: Date,
): Promise<ToldBefore | undefined> {
  const tryout = await findTryout(db, attempt.tryout_id)
  if (!tryout || !isReleased(tryout, await findLongestExtra(db, tryout.id), at)) return undefined
  const choices = await findToldChoices(db, tryout, attempt)
  const place = choices.findIndex(({ id }) => id === majorId)
  const chance = choices[place]?.chance?.chance
  return chance === undefined ? undefined : { tryout_id: tryout.id, priority: place + 1, chance }
}

/** What the newest result with this choice says, of those that are out; nulls where none told a chance. */
export async function findTold(
  db: Database,
  { user_id, major_id, year }: { user_id: string; major_id: string; year: number },
  at: Date,
): Promise<ToldBefore | typeof untold> {
  const attempts = await listAttempts(db, { bucket: bucketOf(user_id), user_id })
  const finished = attempts
    .filter(({ status, finished_at }) => status === 'scored' && (finished_at ?? '') <= admissionsEnd(year))
    .toSorted((a, b) => (b.finished_at ?? '').localeCompare(a.finished_at ?? ''))
  for (const attempt of finished) {
    const told = await findChance(db, attempt, major_id, at)
    if (told) return told
  }
  return untold
}

/** Majors that a student has chosen in any try-out, the newest choice first. */
export async function listEverChosen(db: Database, user_id: string) {
  const attempts = await listAttempts(db, { bucket: bucketOf(user_id), user_id })
  const newest = attempts.toSorted((a, b) => (b.started_at ?? '').localeCompare(a.started_at ?? ''))
  const lists = await Promise.all(newest.map(({ bucket, id }) => listChoices(db, bucket, id)))
  return [...new Map(lists.flat().map(choice => [choice.id, choice])).values()]
}
