import type { Database, Db } from '../db/database.ts'
import { utbkSnbt } from '../db/reference/utbk-snbt.ts'
import { scoreAtOnce } from '../features/scores/scores/corrections/score-at-once.ts'
import { insertAttempts } from './attempts.ts'
import { findBeginning, insertHistory } from './history/insert-history.ts'
import { type ContentMeans, insertContent } from './content/insert-content.ts'
import { copyPictures, insertPictures } from './copy-pictures.ts'
import { insertBankInWork } from './bank-in-work.ts'
import { insertQuestionBank } from './question-bank.ts'
import { insertQuizzes } from './quizzes.ts'
import { bankFolders, loadBank } from './load-bank.ts'
import { createRandom } from './seeded-random.ts'
import { insertSkd } from './skd/insert-skd.ts'
import { insertTryout, insertUpcomingTryout } from './tryout.ts'
import { insertUniversities } from './universities.ts'
import { insertAccounts, insertStudents } from './users.ts'

async function refuseUsedDatabase(db: Db): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (user) throw new Error('Cannot seed the demo: the database has users, and it is for an empty one only')
}

async function findProgram(db: Db) {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('slug', '=', utbkSnbt.slug)
    .executeTakeFirst()
  if (!program)
    throw new Error(
      `Cannot seed the demo: the program "${utbkSnbt.slug}" is missing; seed the reference data`,
    )
  const subjects = await db.selectFrom('subjects').selectAll().where('program_id', '=', program.id).execute()
  return { program_id: program.id, subjects }
}

/** Returns the try-outs that are to be scored, in that order, each with the time of its scores. */
async function insertDemo(db: Db, means: ContentMeans): Promise<{ id: string; scored_at: Date }[]> {
  const random = createRandom(2026)
  const pictures = await copyPictures(bankFolders.first, means.mediaDir)
  const { program_id, subjects } = await findProgram(db)
  const majors = await insertUniversities(db, means)
  const before = findBeginning(means)
  const { admin, teacher, student } = await insertAccounts(db, program_id, before)
  await insertPictures(db, teacher.id, pictures.values(), means)
  const place = { program_id, owner_id: teacher.id, subjects }
  const bank = await insertQuestionBank(db, loadBank('first'), place, { ...means, pictures })
  const longBank = await insertQuestionBank(db, loadBank('second'), place, { ...means, pictures })
  const practice = await insertQuestionBank(db, loadBank('practice'), place, { ...before, pictures })
  await insertBankInWork(db, place, { ...means, pictures })
  const tryout = await insertTryout(db, program_id, bank, means)
  await insertUpcomingTryout(db, program_id, longBank, means)
  await insertQuizzes(db, { program_id, bank: practice }, means)
  await insertSkd(db, teacher.id, { ...means, pictures })
  const students = await insertStudents(db, program_id, random, before)
  await insertAttempts(db, tryout, { students, majors, random }, means)
  await insertContent(db, { program_id, admin_id: admin.id }, means)
  const history = { program_id, bank: practice, student, teacher, others: students, majors }
  const weekly = await insertHistory(db, history, means)
  return [...weekly, { id: tryout.tryout.id, scored_at: means.now() }]
}

/**
 * A try-out to sit at once and one to come, three accounts, a day of other participants, and what visitors read. For
 * an empty database with reference data; throws when there are users. Never for production: the passwords are in the
 * readme.
 */
export async function seedDemo(db: Database, means: ContentMeans): Promise<void> {
  const scored = await db.transaction().execute(async trx => {
    await refuseUsedDatabase(trx)
    return insertDemo(trx, means)
  })
  for (const { id, scored_at } of scored)
    await scoreAtOnce(db, id, 'Penilaian IRT untuk demo.', { ...means, now: () => scored_at })
}
