import { setup } from '@gerbang/contract/office/setup.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import type { Database, Db } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { utbkSnbt } from '../db/reference/utbk-snbt.ts'
import { loadPack } from '../features/bank/packs/loading/load-pack.ts'
import { readShipped } from '../features/bank/packs/reading/shipped.ts'
import { bulkQuestionRoutes } from '../features/bank/questions/bulk.routes.ts'
import { reviewQuestionRoutes } from '../features/bank/questions/reviews.routes.ts'
import { planPublicationRoutes } from '../features/exam/tryout-plans/plan-publication.routes.ts'
import { tryoutPlanRoutes } from '../features/exam/tryout-plans/tryout-plans.routes.ts'
import { setupRoutes } from '../features/office/dashboard/setup.routes.ts'
import { settingsRoutes } from '../features/platform/settings/settings.routes.ts'
import { scoreAtOnce } from '../features/scores/scores/corrections/score-at-once.ts'
import { openDoors, viewerOf } from '../http/doors.ts'
import type { Platform } from '../platform.ts'
import { insertAttempts } from './attempts.ts'
import { reviewBankInWork } from './bank-in-work.ts'
import { demoSettings } from './content/settings.ts'
import { buildStudentCodes } from './content/student-codes.ts'
import { findBeginning, insertHistory } from './history/insert-history.ts'
import { listMajorOptions } from './major-options.ts'
import { publishTryouts } from './publish-tryouts.ts'
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

/** Returns the try-outs that are to be scored, in that order, each with the time of its scores. */
async function insertDemo(db: Db, platform: Platform): Promise<{ id: string; scored_at: Date }[]> {
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
  const weekly = await insertHistory(db, history, platform)
  return [...weekly, { id: tryout.tryout.id, scored_at: platform.now() }]
}

/**
 * All packs that the product ships, three accounts, a season of try-outs and a day of other participants. For an empty
 * database with reference data; throws when there are users. Never for production: the passwords are in the readme.
 */
export async function seedDemo(db: Database, platform: Platform): Promise<void> {
  const scored = await db.transaction().execute(async trx => {
    await refuseUsedDatabase(trx)
    return insertDemo(trx, platform)
  })
  for (const { id, scored_at } of scored)
    await scoreAtOnce(db, id, 'Penilaian IRT untuk demo.', { ...platform, now: () => scored_at })
}
