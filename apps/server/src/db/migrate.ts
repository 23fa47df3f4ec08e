import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Kysely,
  type Migration,
  type MigrationResult,
  type MigrationResultSet,
  Migrator,
  sql,
} from 'kysely'
import { limits } from '../limits.ts'
import { OperatorError } from '../operator-error.ts'
import * as reference from './migrations/0001-reference.ts'
import * as tryouts from './migrations/0002-tryouts.ts'
import * as attempts from './migrations/0003-attempts.ts'
import * as local from './migrations/0004-local.ts'
import * as accounts from './migrations/0005-accounts.ts'
import * as site from './migrations/0006-site.ts'
import * as scores from './migrations/0007-scores.ts'
import * as extensions from './migrations/0008-extensions.ts'
import * as sessionEnds from './migrations/0009-session-ends.ts'
import * as authoring from './migrations/0010-authoring.ts'
import * as rightsAndCodes from './migrations/0011-rights-and-codes.ts'
import * as questionKinds from './migrations/0012-question-kinds.ts'
import * as jobsAndBankNames from './migrations/0013-jobs-and-bank-names.ts'
import * as largeRankings from './migrations/0015-large-rankings.ts'
import * as sessionTraces from './migrations/0016-session-traces.ts'
import * as halfFinishedQuestions from './migrations/0017-half-finished-questions.ts'
import * as writingQuestions from './migrations/0018-writing-questions.ts'
import * as tryoutPlans from './migrations/0019-tryout-plans.ts'
import * as quizzes from './migrations/0020-quizzes.ts'
import * as quizIndex from './migrations/0020b-quiz-index.ts'
import * as office from './migrations/0021-office.ts'
import * as contents from './migrations/0022-contents.ts'
import * as imports from './migrations/0023-imports.ts'
import * as keepingQuestions from './migrations/0024-keeping-questions.ts'
import * as examDay from './migrations/0026-exam-day.ts'
import * as classPages from './migrations/0026b-class-pages.ts'
import * as practice from './migrations/0027-practice.ts'
import * as ownData from './migrations/0028-own-data.ts'
import * as questionReports from './migrations/0028b-question-reports.ts'
import * as ranksOfChoices from './migrations/0028c-ranks-of-choices.ts'
import * as honestScores from './migrations/0029-scores.ts'
import * as onPaper from './migrations/0031-on-paper.ts'
import * as outcomes from './migrations/0032-outcomes.ts'
import * as privacy from './migrations/0032b-privacy.ts'
import * as reminders from './migrations/0034-reminders.ts'
import * as takeOvers from './migrations/0036-take-overs.ts'
import * as gender from './migrations/0037-gender.ts'
import * as defaults from './migrations/0038-defaults.ts'
import * as keptCalibrations from './migrations/0039-kept-calibrations.ts'
import * as importPieces from './migrations/0040-import-pieces.ts'
import * as kinOfQuestions from './migrations/0042-kin-of-questions.ts'
import * as sharesCanEnd from './migrations/0042b-shares-can-end.ts'
import * as essays from './migrations/0043-essays.ts'
import * as secondFactors from './migrations/0045-second-factors.ts'
import * as newerVersions from './migrations/0047-newer-versions.ts'
import * as packs from './migrations/0048-packs.ts'
import * as accountsOfSchools from './migrations/0050-accounts-of-schools.ts'
import * as classes from './migrations/0051-classes.ts'
import * as scaleOfEstimates from './migrations/0054-scale-of-estimates.ts'
import * as studentLists from './migrations/0055-student-lists.ts'
import * as firstDays from './migrations/0057-first-days.ts'
import * as countsBelow from './migrations/0065-counts-below.ts'
import * as tryoutClasses from './migrations/0066-tryout-classes.ts'
import * as raportsForParents from './migrations/0067-raports-for-parents.ts'
import * as rehearsals from './migrations/0068-rehearsals.ts'
import * as lessons from './migrations/0069-lessons.ts'
import * as studyPlans from './migrations/0071-study-plans.ts'
import * as toldChances from './migrations/0075-told-chances.ts'
import * as estimatesAndScales from './migrations/0076-estimates-and-scales.ts'
import * as jointTotals from './migrations/0077-joint-totals.ts'
import * as largeLists from './migrations/0079-large-lists.ts'
import * as schoolLogin from './migrations/0082-school-login.ts'
import * as classTasks from './migrations/0083-class-tasks.ts'
import * as firstSteps from './migrations/0085-first-steps.ts'
import * as groupFigures from './migrations/0095-group-figures.ts'
import * as keptCounts from './migrations/0096-kept-counts.ts'
import * as rankingsRest from './migrations/0097-rankings-rest.ts'
import * as challenges from './migrations/0110-challenges.ts'
import * as hints from './migrations/0116-hints.ts'
import * as hintedAnswers from './migrations/0117-hinted-answers.ts'
import * as rankingLists from './migrations/0118-ranking-lists.ts'
import * as fillRankingLists from './migrations/0119-fill-ranking-lists.ts'
import * as trialQuestions from './migrations/0120-trial-questions.ts'
import * as rankingGenerations from './migrations/0123-ranking-generations.ts'
import * as fillRankingRows from './migrations/0124-fill-ranking-rows.ts'
import * as practiceEstimates from './migrations/0125-practice-estimates.ts'
import * as lateRanks from './migrations/0126-late-ranks.ts'
import * as trialFindings from './migrations/0131-trial-findings.ts'
import * as scoresWithoutChecks from './migrations/0132-scores-without-checks.ts'
import * as poolOfQuestions from './migrations/0133-pool-of-questions.ts'
import * as rankingsKeepTheirRoom from './migrations/0134-rankings-keep-their-room.ts'
import * as totalsWithoutChecks from './migrations/0136-totals-without-checks.ts'
import * as totalsWithSubTests from './migrations/0137-totals-with-sub-tests.ts'

const migrations: Record<string, Migration> = {
  '0001-reference': reference,
  '0002-tryouts': tryouts,
  '0003-attempts': attempts,
  '0004-local': local,
  '0005-accounts': accounts,
  '0006-site': site,
  '0007-scores': scores,
  '0008-extensions': extensions,
  '0009-session-ends': sessionEnds,
  '0010-authoring': authoring,
  '0011-rights-and-codes': rightsAndCodes,
  '0012-question-kinds': questionKinds,
  '0013-jobs-and-bank-names': jobsAndBankNames,
  '0015-large-rankings': largeRankings,
  '0016-session-traces': sessionTraces,
  '0017-half-finished-questions': halfFinishedQuestions,
  '0018-writing-questions': writingQuestions,
  '0019-tryout-plans': tryoutPlans,
  '0020-quizzes': quizzes,
  '0020b-quiz-index': quizIndex,
  '0021-office': office,
  '0022-contents': contents,
  '0023-imports': imports,
  '0024-keeping-questions': keepingQuestions,
  '0026-exam-day': examDay,
  '0026b-class-pages': classPages,
  '0027-practice': practice,
  '0028-own-data': ownData,
  '0028b-question-reports': questionReports,
  '0028c-ranks-of-choices': ranksOfChoices,
  '0029-scores': honestScores,
  '0031-on-paper': onPaper,
  '0032-outcomes': outcomes,
  '0032b-privacy': privacy,
  '0034-reminders': reminders,
  '0036-take-overs': takeOvers,
  '0037-gender': gender,
  '0038-defaults': defaults,
  '0039-kept-calibrations': keptCalibrations,
  '0040-import-pieces': importPieces,
  '0042-kin-of-questions': kinOfQuestions,
  '0042b-shares-can-end': sharesCanEnd,
  '0043-essays': essays,
  '0045-second-factors': secondFactors,
  '0047-newer-versions': newerVersions,
  '0048-packs': packs,
  '0050-accounts-of-schools': accountsOfSchools,
  '0051-classes': classes,
  '0054-scale-of-estimates': scaleOfEstimates,
  '0055-student-lists': studentLists,
  '0057-first-days': firstDays,
  '0065-counts-below': countsBelow,
  '0066-tryout-classes': tryoutClasses,
  '0067-raports-for-parents': raportsForParents,
  '0068-rehearsals': rehearsals,
  '0069-lessons': lessons,
  '0071-study-plans': studyPlans,
  '0075-told-chances': toldChances,
  '0076-estimates-and-scales': estimatesAndScales,
  '0077-joint-totals': jointTotals,
  '0079-large-lists': largeLists,
  '0082-school-login': schoolLogin,
  '0083-class-tasks': classTasks,
  '0085-first-steps': firstSteps,
  '0095-group-figures': groupFigures,
  '0096-kept-counts': keptCounts,
  '0097-rankings-rest': rankingsRest,
  '0110-challenges': challenges,
  '0116-hints': hints,
  '0117-hinted-answers': hintedAnswers,
  '0118-ranking-lists': rankingLists,
  '0119-fill-ranking-lists': fillRankingLists,
  '0120-trial-questions': trialQuestions,
  '0123-ranking-generations': rankingGenerations,
  '0124-fill-ranking-rows': fillRankingRows,
  '0125-practice-estimates': practiceEstimates,
  '0126-late-ranks': lateRanks,
  '0131-trial-findings': trialFindings,
  '0132-scores-without-checks': scoresWithoutChecks,
  '0133-pool-of-questions': poolOfQuestions,
  '0134-rankings-keep-their-room': rankingsKeepTheirRoom,
  '0136-totals-without-checks': totalsWithoutChecks,
  '0137-totals-with-sub-tests': totalsWithSubTests,
}

export const migrationNames: readonly string[] = Object.keys(migrations)

const lockNotAvailable = '55P03'

/** Whoever comes behind a migration that waits for a lock waits as well, so it gives up soon. */
function withLockLimit(migration: Migration): Migration {
  return {
    up: async db => {
      await sql`select set_config('lock_timeout', ${`${limits.migrationLockMs}ms`}, true)`.execute(db)
      await migration.up(db)
    },
  }
}

function createMigrator(
  db: Kysely<never>,
  chosen: Record<string, Migration>,
  disableTransactions = false,
): Migrator {
  const bounded = Object.entries(chosen).map(([name, migration]) => [name, withLockLimit(migration)])
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(bounded) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migration_lock',
    disableTransactions,
  })
}

function unwrap({ error, results = [] }: MigrationResultSet): MigrationResult[] {
  if (error) throw error
  return results
}

/** Once more after each lock that was not to be had: students use the tables meanwhile. */
async function stepUp(migrator: Migrator): Promise<MigrationResult[]> {
  for (let tries = 1; ; tries++) {
    try {
      return unwrap(await migrator.migrateUp())
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) throw error
      if (tries === limits.migrationTries)
        throw new OperatorError(
          'Pembaruan basis data tidak mendapat giliran, karena ada pekerjaan lain yang memakai tabelnya. Tunggu sampai cadangan atau pekerjaan itu selesai (lihat pg_stat_activity), lalu jalankan lagi.',
          { cause: error },
        )
      await sleep(limits.migrationPauseMs)
    }
  }
}

/** Whether a Gerbang has migrated this database before. */
async function hasMigrations(db: Kysely<never>): Promise<boolean> {
  const { rows } = await sql<{
    found: string | null
  }>`select to_regclass('migrations')::text as found`.execute(db)
  return typeof rows[0]?.found === 'string'
}

/** A schema of a newer Gerbang has columns that this one would leave empty, so it is not touched. */
async function refuseNewer(db: Kysely<never>): Promise<void> {
  const newer = await sql<{ name: string }>`
    select name from migrations where name <> all(${migrationNames}::text[]) order by name limit 1
  `.execute(db)
  const [first] = newer.rows
  if (first)
    throw new OperatorError(
      `Basis data ini sudah diperbarui oleh Gerbang yang lebih baru (${first.name} tidak dikenal di sini): jalankan versi yang lebih baru itu, atau pulihkan cadangan dari sebelum pembaruan.`,
    )
}

/**
 * Brings the schema up to date, forward only; parallel callers wait for the first. Each migration of a database in use has a
 * transaction of its own, so that its locks end with it. Throws what the database said, and an OperatorError when a newer
 * Gerbang has been here or a lock is not to be had.
 */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = createMigrator(db, migrations)
  if (!(await hasMigrations(db))) return void unwrap(await migrator.migrateToLatest())
  await refuseNewer(db)
  while ((await stepUp(migrator)).length > 0);
}

/** Makes the schema that these migrations made, and no later one; as part of a transaction that the caller has begun. */
export async function migrateAsOf(db: Kysely<never>, names: readonly string[]): Promise<void> {
  const chosen = Object.entries(migrations).filter(([name]) => names.includes(name))
  unwrap(await createMigrator(db, Object.fromEntries(chosen), true).migrateToLatest())
}
