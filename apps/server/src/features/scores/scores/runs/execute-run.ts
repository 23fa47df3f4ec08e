import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'
import type { SubTestScoreRow } from '../../../exam/marks/marks.queries.ts'
import { reportAbility, scalePoints, scoreTotal, unscaled } from '../../../exam/marks/score-sub-test.ts'
import { type WrittenScore, writeScores } from '../../../exam/marks/write-scores.queries.ts'
import { refreshRanking } from '../../rankings/ranking.jobs.ts'
import { readCounts, type Sheet } from './code-answers.ts'
import { describeSheet, flagQuestions } from './describe-sheet.ts'
import { replaceFindings } from './findings.queries.ts'
import { type FittedSheets, fitSheets } from './fit-sheets.ts'
import { measureTrials } from './measure-trials.ts'
import { findScoredTryout, listScoredPapers, type ScoredTryoutRow } from './papers.queries.ts'
import { hashInputs, planSheets, type SheetPlans } from './plan-sheets.ts'
import { publishRun } from './publish-run.queries.ts'
import { readSheets, type Sheets } from './read-sheets.ts'
import { RunStoppedError } from './run-error.ts'
import { createRunReporter, type RunReporter } from './run-reporter.ts'
import { completeRun, lockScoring, type RunRow } from './runs.queries.ts'
import { readStudentGroups } from './student-groups.queries.ts'

export interface RunMeans {
  now: () => Date
  newId: () => string
}

/** Statistics of every sub-test that has a question left. Returns how many questions are flagged. */
async function writeFindings(
  db: Db,
  run: RunRow,
  { attempts, sheets, first }: Sheets,
  { fitted, plans }: { fitted: FittedSheets; plans: SheetPlans },
): Promise<number> {
  const counted = first === 0 ? [] : sheets.filter(sheet => sheet.items.length > 0)
  const groups = await readStudentGroups(db, attempts.slice(0, first))
  const described = counted.map(sheet =>
    describeSheet(sheet, first, fitted.get(sheet.paper.sub_test_id), groups),
  )
  const items = flagQuestions(described)
  const trials = counted.flatMap(sheet => {
    const { sub_test_id } = sheet.paper
    const known = { model: plans.get(sub_test_id)?.model, fitted: fitted.get(sub_test_id) }
    return measureTrials(sheet, first, known, groups)
  })
  const subTests = described.map(({ sub_test_id, findings }) => ({
    sub_test_id,
    statistics: findings,
    scale: fitted.get(sub_test_id)?.scale ?? null,
  }))
  await replaceFindings(db, run.id, subTests, { items, trials })
  return items.filter(item => item.flags.length > 0).length
}

/** What scores follow from beside the answers. */
interface Scheme {
  run: RunRow
  tryout: ScoredTryoutRow
  fitted: FittedSheets
}

function scoreSheet(sheet: Sheet, student: number, { tryout, fitted }: Scheme): SubTestScoreRow {
  const { sub_test_id } = sheet.paper
  const raw = sheet.raw[student] ?? 0
  const row = { sub_test_id, raw, max: sheet.max, ...readCounts(sheet, student) }
  const own = fitted.get(sub_test_id)
  if (!own) return { ...row, ...unscaled, scaled: scalePoints(row, tryout) }
  const ability = { theta: own.abilities.eap[student] ?? 0, se: own.abilities.se[student] ?? 0 }
  return { ...row, ...reportAbility(ability, own.scale, tryout) }
}

async function writeAllScores(
  db: Db,
  scheme: Scheme,
  { attempts, sheets }: Sheets,
  { advance }: RunReporter,
): Promise<void> {
  const { run, tryout, fitted } = scheme
  const totals = { ...tryout, model: run.model, scales: fitted }
  let written = Promise.resolve()
  for (let from = 0; from < attempts.length; from += limits.attemptsAtOnce) {
    await advance('writing', from / attempts.length)
    const page = attempts.slice(from, from + limits.attemptsAtOnce)
    const scores = page.map(({ bucket, id }, index): WrittenScore => {
      const sub_tests = sheets.map(sheet => scoreSheet(sheet, from + index, scheme))
      const weighed = sub_tests.map((row, place) => ({ ...row, weight: sheets[place]?.paper.weight ?? 0 }))
      const total = scoreTotal(weighed, totals, id => fitted.get(id)?.findLikelihood(from + index))
      return { bucket, attempt_id: id, score_run_id: run.id, sub_tests, total }
    })
    // The next page is reckoned meanwhile.
    await written
    // The clock is that of whoever asked, so that no ranking of these scores is ever older than they are.
    written = writeScores(db, scores, run.created_at)
    written.catch(() => {})
    // They are not sent before this thread comes to rest.
    await nextTurn()
  }
  await written
}

/** The reason of runs that nobody asked for. */
const ownReasons: Record<RunRow['origin'], string> = {
  submissions: '',
  closing: 'Terbit otomatis setelah try out ditutup.',
  rolling: 'Terbit otomatis: cukup banyak peserta baru di latihan terbuka ini.',
  marks: 'Terbit otomatis setelah semua uraian dinilai.',
  admin: '',
  regrade: '',
}

/** Ends the run, and publishes it with the same commit where that was asked for. */
async function finishRun(
  db: Database,
  run: RunRow,
  result: { data_hash: string; attempts: number; flagged: number },
  { now, newId }: RunMeans,
): Promise<void> {
  const at = now().toISOString()
  await db.transaction().execute(async trx => {
    await lockScoring(trx, run.tryout_id)
    if (!(await completeRun(trx, run.id, { ...result, finished_at: at })))
      throw new RunStoppedError('The run was stopped')
    if (!run.publishes_itself) return
    const reason = run.reason ?? ownReasons[run.origin]
    await publishRun(trx, run.id, { actor_id: run.requested_by, reason, at, newId })
  })
}

/**
 * Carries out a run that has begun: reads, calibrates, describes, writes, and publishes where asked. Everything that
 * students see follows from papers, keys, answers and what was known of the questions, so a second try ends with the same
 * bytes. `db` may be one connection, which holds the claim; `rankDb` has one to spare, which reads as well.
 */
export async function executeRun(
  db: Database,
  run: RunRow,
  means: RunMeans & { rankDb: Database },
): Promise<void> {
  const reporter = createRunReporter(db, run.id, means.now)
  await reporter.say(
    run.tries > 1 ? `Diulang dari awal (percobaan ke-${run.tries}).` : 'Membaca soal, kunci, dan jawaban.',
  )
  const tryout = await findScoredTryout(db, run.tryout_id)
  const papers = await listScoredPapers(db, run.tryout_id)
  const dbs = [db, means.rankDb] as const
  const sheets = await readSheets(dbs, tryout, papers, share => reporter.advance('reading', share))
  const attempts = sheets.attempts.length
  await reporter.say(`${attempts.toLocaleString('id-ID')} pengerjaan terbaca.`)
  const plans = await planSheets(db, { run, tryout }, sheets.sheets)
  const fitted = await fitSheets(db, { run, plans }, sheets, reporter)
  await reporter.advance('describing', 0)
  const flagged = await writeFindings(db, run, sheets, { fitted, plans })
  await reporter.say(
    flagged === 0 ? 'Tidak ada soal yang ditandai.' : `${flagged} soal ditandai untuk ditinjau.`,
  )
  await writeAllScores(db, { run, tryout, fitted }, sheets, reporter)
  const data_hash = hashInputs(sheets.data_hash, run, plans)
  await finishRun(db, run, { data_hash, attempts, flagged }, means)
  await reporter.say(run.publishes_itself ? 'Selesai dan diterbitkan.' : 'Selesai. Menunggu diterbitkan.')
  if (run.publishes_itself) await refreshRanking(means.rankDb, run.tryout_id, means.now())
}
