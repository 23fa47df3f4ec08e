import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Db } from '../db/database.ts'
import type { Send } from '../http/doors.ts'
import type { DemoSubTest } from './read-bank.ts'
import type { SeededTryout } from './tryout.ts'

/** The one that others have sat. */
export const sittableSlug = 'try-out-perdana'

const DAY_MS = 24 * 3_600_000

/** Saturday 08.00 in Jakarta, three to nine days ahead: time to read of it, and soon enough to wait for. */
function findNextSaturday(now: Date): Date {
  const saturday = new Date(now.getTime() + 3 * DAY_MS)
  saturday.setUTCDate(saturday.getUTCDate() + ((6 - saturday.getUTCDay() + 7) % 7))
  saturday.setUTCHours(1, 0, 0, 0)
  return saturday
}

async function publish(
  db: Db,
  send: Send,
  slug: string,
  window: { opens_at: string; closes_at?: string },
): Promise<string> {
  const { id } = await db
    .selectFrom('tryouts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await send(tryoutPlans.update, { params: { id }, body: window })
  await send(tryoutPlans.publish, { params: { id }, body: { reason: 'Try out contoh untuk demo.' } })
  return id
}

/** A published try-out as those who simulate students see it; all questions of its bank are its papers. */
async function readPublished(db: Db, id: string, bank: DemoSubTest[]): Promise<SeededTryout> {
  const tryout = await db.selectFrom('tryouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('tryout_sub_tests')
    .selectAll()
    .where('tryout_id', '=', id)
    .orderBy('position')
    .execute()
  const { id: scoreRunId } = await db
    .selectFrom('score_runs')
    .select('id')
    .where('tryout_id', '=', id)
    .executeTakeFirstOrThrow()
  const questionsOf = new Map(bank.map(({ subject, questions }) => [subject.id, questions]))
  const subTests = rows.map(row => ({ row, questions: questionsOf.get(row.subject_id) ?? [] }))
  return { tryout, subTests, scoreRunId }
}

/** Two to sit at once and one to come, published as an admin would. Returns the one that others have sat. */
export async function publishTryouts(
  db: Db,
  send: Send,
  { now, bank }: { now: Date; bank: DemoSubTest[] },
): Promise<SeededTryout> {
  const opens_at = new Date(now.getTime() - DAY_MS).toISOString()
  const first = await publish(db, send, sittableSlug, { opens_at })
  await publish(db, send, 'try-out-skd-ringkas', { opens_at })
  const saturday = findNextSaturday(now)
  await publish(db, send, 'try-out-akhir-pekan', {
    opens_at: saturday.toISOString(),
    closes_at: new Date(saturday.getTime() + 36 * 3_600_000).toISOString(),
  })
  return readPublished(db, first, bank)
}
