import { createHash, type Hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'
import { listGivenCredits } from '../../../exam/marks/essay-marks.queries.ts'
import {
  type FinishedAttempt,
  listFinishedAttempts,
  listStoredSheets,
  type StoredSheet,
} from '../corrections/attempts.queries.ts'
import {
  BETWEEN_ANSWERS,
  codeAnswers,
  leaveBlank,
  leaveOutEffortless,
  openSheet,
  type Sheet,
} from './code-answers.ts'
import type { ScoredPaper, ScoredTryoutRow } from './papers.queries.ts'

export interface Sheets {
  /** First attempts of each student, then the others. */
  attempts: FinishedAttempt[]
  /** How many of them are first ones. */
  first: number
  sheets: Sheet[]
  /** By sub-test, how many answered faster than anybody reads, and are left out of what is measured. */
  effortless: ReadonlyMap<string, number>
  data_hash: string
}

/** A second attempt is sat by somebody who has seen the questions: it is scored, but calibrates nothing. */
function putFirstAttemptsFirst(attempts: readonly FinishedAttempt[]) {
  const first = new Map<string, number>()
  for (const { user_id, number } of attempts)
    first.set(user_id, Math.min(number, first.get(user_id) ?? Number.POSITIVE_INFINITY))
  const [firsts, others] = [true, false].map(wanted =>
    attempts.filter(({ user_id, number }) => (first.get(user_id) === number) === wanted),
  )
  return { attempts: [...(firsts ?? []), ...(others ?? [])], first: first.size }
}

function hashPapers(hash: Hash, tryout: ScoredTryoutRow, papers: readonly ScoredPaper[]): void {
  const { id, scoring, marks, scale_min, scale_max } = tryout
  hash.update(JSON.stringify([id, scoring, marks, scale_min, scale_max]))
  for (const { sub_test_id, weight, items, trials, trials_each } of papers) {
    hash.update(
      JSON.stringify([
        sub_test_id,
        weight,
        items.map(({ question_id, question_version, points, key, voided }) => [
          question_id,
          question_version,
          points,
          key,
          voided,
        ]),
      ]),
    )
    if (trials.length > 0)
      hash.update(
        JSON.stringify([
          trials_each,
          trials.map(item => [item.question_id, item.question_version, item.key]),
        ]),
      )
  }
}

/** Answers as they were written when hashes began. */
const asHashed = (answers: string) => answers.replaceAll(BETWEEN_ANSWERS, ', ')

/** Pages of attempts with what they answered. The database gathers the next page while the caller codes one. */
async function* readPages(
  db: Db,
  attempts: readonly FinishedAttempt[],
  beforeEach: (from: number) => Promise<void>,
): AsyncGenerator<{ from: number; page: FinishedAttempt[]; rows: StoredSheet[] }> {
  const takePage = (from: number) => attempts.slice(from, from + limits.attemptsAtOnce)
  const ask = (from: number) => {
    const asked = listStoredSheets(db, takePage(from))
    // Nobody hears of a page that is asked for in vain, when the run is stopped.
    asked.catch(() => {})
    return asked
  }
  let ahead = ask(0)
  for (let from = 0; from < attempts.length; from += limits.attemptsAtOnce) {
    const rows = await ahead
    await beforeEach(from)
    ahead = ask(from + limits.attemptsAtOnce)
    // The question is not sent before this thread comes to rest.
    await nextTurn()
    yield { from, page: takePage(from), rows }
  }
}

/**
 * Reads all that a run scores, a page of attempts at a time, and hashes it on the way: papers with versions and keys,
 * then the stored answers in the order of attempts and sub-tests.
 */
export async function readSheets(
  db: Db,
  tryout: ScoredTryoutRow,
  papers: readonly ScoredPaper[],
  report: (share: number) => Promise<void>,
): Promise<Sheets> {
  const { attempts, first } = putFirstAttemptsFirst(await listFinishedAttempts(db, tryout.id))
  const credits = await listGivenCredits(db, tryout.id)
  const shuffle = { questions: tryout.shuffle_questions }
  const hash = createHash('sha256')
  hashPapers(hash, tryout, papers)
  const sheets = papers.map(paper => openSheet(paper, attempts.length, tryout.marks))
  const pages = readPages(db, attempts, from => report(from / attempts.length))
  for await (const { from, page, rows: found } of pages) {
    const stored = Map.groupBy(found, row => row.place)
    for (const [place, attempt] of page.entries()) {
      const rows = stored.get(place) ?? []
      hash.update(JSON.stringify([attempt.id, attempt.user_id, attempt.seed]))
      const given = credits.get(attempt.id)
      if (given) hash.update(JSON.stringify([...given].toSorted()))
      for (const row of rows)
        hash.update(row.sub_test_id).update(asHashed(row.answers)).update(String(row.seconds))
      for (const sheet of sheets) {
        const row = rows.find(candidate => candidate.sub_test_id === sheet.paper.sub_test_id)
        if (row)
          codeAnswers(sheet, from + place, row.answers, {
            seed: attempt.seed,
            on_paper: attempt.paper_variant !== null,
            given,
            shuffle,
            seconds: row.seconds,
          })
        else leaveBlank(sheet, from + place)
      }
    }
  }
  const effortless = new Map(sheets.map(sheet => [sheet.paper.sub_test_id, leaveOutEffortless(sheet)]))
  return { attempts, first, sheets, effortless, data_hash: hash.digest('hex') }
}
