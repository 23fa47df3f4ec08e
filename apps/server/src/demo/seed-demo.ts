import { setup } from '@gerbang/contract/office/setup.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import type { Database, Db } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { utbkSnbt } from '../db/reference/utbk-snbt.ts'
import { loadPack } from '../features/bank/packs/loading/load-pack.ts'
import { readShipped } from '../features/bank/packs/reading/read-shipped.ts'
import { bulkQuestionRoutes } from '../features/bank/questions/bulk.routes.ts'
import { reviewQuestionRoutes } from '../features/bank/questions/reviews.routes.ts'
import { planPublicationRoutes } from '../features/exam/tryout-plans/plan-publication.routes.ts'
import { tryoutPlanRoutes } from '../features/exam/tryout-plans/tryout-plans.routes.ts'
import { setupRoutes } from '../features/office/dashboard/setup.routes.ts'
import { settingsRoutes } from '../features/platform/settings/settings.routes.ts'
import { scoreAtOnce } from '../features/scores/scores/corrections/score-at-once.ts'
import { openDoors, viewerOf } from '../http/doors.ts'
import type { Platform } from '../platform.ts'
import { workAlone } from '../serve-tasks.ts'
import { insertAttempts } from './attempts.ts'
import { reviewBankInWork } from './bank-in-work.ts'
import { demoSettings } from './content/settings.ts'
import { buildStudentCodes } from './content/student-codes.ts'
import { findBeginning, insertHistory, weeklySlug } from './history/insert-history.ts'
import { listMajorOptions } from './major-options.ts'
import { publishTryouts, sittableSlug } from './publish-tryouts.ts'
import { readBank } from './read-bank.ts'
import { insertStudyPlan } from './study-plan.ts'
import { createRandom } from './seeded-random.ts'
import { insertAccounts, insertStudents } from './users.ts'

async function refuseUsedDatabase(db: Db): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (user) throw new Error('Cannot seed the demo: the database has users, and it is for an empty one only')
}

async function findProgram(db: Db): Promise<string> {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('slug', '=', utbkSnbt.slug)
    .executeTakeFirst()
  if (!program)
    throw new Error(
      `Cannot seed the demo: the program "${utbkSnbt.slug}" is missing; seed the reference data`,
    )
  return program.id
}

/** What was there before the weeks began, and what has come since. */
const packs = { before: ['universitas', 'utbk-snbt'], since: ['skd', 'contoh'] }

const report = async () => {}

/** After a try-out has closed. */
const scoredAfterMs = 10 * 60_000

async function loadPacks(db: Db, ids: readonly string[], platform: Platform, actor: string): Promise<void> {
  for (const id of ids) await loadPack(db, await readShipped(id), { platform, actor, report })
}

const routes = [
  settingsRoutes,
  setupRoutes,
  tryoutPlanRoutes,
  planPublicationRoutes,
  bulkQuestionRoutes,
  reviewQuestionRoutes,
]

async function insertAll(db: Db, platform: Platform): Promise<void> {
  const random = createRandom(2026)
  const program_id = await findProgram(db)
  const before = { ...platform, ...findBeginning(platform) }
  const { admin, teacher, student } = await insertAccounts(db, program_id, before)
  await loadPacks(db, packs.before, before, teacher.id)
  await loadPacks(db, packs.since, platform, teacher.id)
  const asAdmin = openDoors(db, { routes, platform, viewer: viewerOf(admin.id) })
  await asAdmin(settings.update, { body: demoSettings })
  await asAdmin(setup.putAside, { body: { is_aside: true } })
  await reviewBankInWork(db, openDoors(db, { routes, platform, viewer: viewerOf(teacher.id) }))
  const bank = await readBank(db, 'Bank Soal Perdana')
  const tryout = await publishTryouts(db, asAdmin, { now: platform.now(), bank })
  await insertRows(db, 'student_codes', buildStudentCodes(program_id, platform))
  const majors = await listMajorOptions(db)
  const students = await insertStudents(db, program_id, random, before)
  await insertAttempts(db, tryout, { students, majors, random }, platform)
  const practice = await readBank(db, 'Bank Latihan')
  const history = { program_id, bank: practice, student, teacher, others: students, majors }
  await insertStudyPlan(db, { program_id, user_id: student.id }, platform.now())
  await insertHistory(db, history, platform)
}

const reason = 'Penilaian IRT untuk demo.'

/** Try-outs that others have sat and whose run has not ended, in the order of their scores: each rests on those before. */
function listUnscored(db: Db) {
  return db
    .selectFrom('tryouts as t')
    .select(['t.id', 't.closes_at'])
    .where(eb => eb.or([eb('t.slug', '=', sittableSlug), eb('t.slug', 'like', `${weeklySlug}%`)]))
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('score_runs as r')
            .select('r.id')
            .whereRef('r.tryout_id', '=', 't.id')
            .where('r.reason', '=', reason)
            .where('r.status', 'not in', ['queued', 'running']),
        ),
      ),
    )
    .orderBy('t.closes_at', order => order.asc().nullsLast())
    .execute()
}

/** All of them, or those that a start left without scores when it was cut off. */
export async function scoreDemo(db: Database, platform: Platform): Promise<void> {
  for (const { id, closes_at } of await listUnscored(db)) {
    const at = closes_at === null ? platform.now() : new Date(Date.parse(closes_at) + scoredAfterMs)
    await scoreAtOnce(db, id, reason, { ...platform, now: () => at })
  }
}

/** The demo before any item response. */
export async function insertDemo(db: Database, platform: Platform): Promise<void> {
  await workAlone(() =>
    db.transaction().execute(async trx => {
      await refuseUsedDatabase(trx)
      await insertAll(trx, platform)
    }),
  )
}

/**
 * All packs that the product ships, three accounts, a season of try-outs and a day of other participants. For an empty
 * database with reference data; throws when there are users. Never for production: the passwords are in the readme.
 */
export async function seedDemo(db: Database, platform: Platform): Promise<void> {
  await insertDemo(db, platform)
  await scoreDemo(db, platform)
}
