import { createHash, type Hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GivenCredits } from '@gerbang/scoring/score-sub-test.ts'
import type { Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'
import { listGivenCredits } from '../../../exam/marks/essay-marks.queries.ts'
import {
  type FinishedAttempt,
  listFinishedAttempts,
  listStoredSheets,
  type StoredSheet,
} from '../corrections/attempts.queries.ts'
import { codeAnswers, leaveBlank, leaveOutEffortless, openSheet, type Sheet } from './code-answers.ts'
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

const [LINE_FEED, SPACE] = [0x0a, 0x20]

interface Page {
  /** Place of its first attempt among all. */
  from: number
  attempts: FinishedAttempt[]
  /** Of each attempt. */
  stored: StoredSheet[][]
}

/** Hashes a page at once, with a space for each new line: so answers were written when hashes began. */
function hashPage(hash: Hash, { attempts, stored }: Page, credits: Map<string, GivenCredits>): void {
  let text = ''
  for (const [place, { id, user_id, seed }] of attempts.entries()) {
    text += JSON.stringify([id, user_id, seed])
    const given = credits.get(id)
    if (given) text += JSON.stringify([...given].toSorted())
    for (const row of stored[place] ?? []) text += `${row.sub_test_id}${row.answers}${String(row.seconds)}`
  }
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === LINE_FEED) bytes[at] = SPACE
  hash.update(bytes)
}

async function askForPage(db: Db, all: readonly FinishedAttempt[], from: number): Promise<Page> {
  const attempts = all.slice(from, from + limits.attemptsAtOnce)
  const stored = attempts.map((): StoredSheet[] => [])
  const rows = attempts.length > 0 ? await listStoredSheets(db, attempts) : []
  for (const row of rows) stored[row.place]?.push(row)
  return { from, attempts, stored }
}

/** Pages of attempts with what they answered. Each database gathers its next page while the caller codes one. */
async function* readPages(
  dbs: readonly [Db, ...Db[]],
  attempts: readonly FinishedAttempt[],
  beforeEach: (from: number) => Promise<void>,
): AsyncGenerator<Page> {
  const ask = (turn: number) => {
    const asked = askForPage(dbs[turn % dbs.length] ?? dbs[0], attempts, turn * limits.attemptsAtOnce)
    // Nobody hears of a page that is asked for in vain, when the run is stopped.
    asked.catch(() => {})
    return asked
  }
  const ahead = dbs.map((_, turn) => ask(turn))
  for (let turn = 0; turn * limits.attemptsAtOnce < attempts.length; turn += 1) {
    const page = await ahead.shift()
    if (!page) return
    await beforeEach(page.from)
    ahead.push(ask(turn + dbs.length))
    // The question is not sent before this thread comes to rest.
    await nextTurn()
    yield page
  }
}

/**
 * Reads all that a run scores, a page of attempts at a time, and hashes it on the way: papers with versions and keys,
 * then the stored answers in the order of attempts and sub-tests.
 */
export async function readSheets(
  dbs: readonly [Db, ...Db[]],
  tryout: ScoredTryoutRow,
  papers: readonly ScoredPaper[],
  report: (share: number) => Promise<void>,
): Promise<Sheets> {
  const [db] = dbs
  const { attempts, first } = putFirstAttemptsFirst(await listFinishedAttempts(db, tryout.id))
  const credits = await listGivenCredits(db, tryout.id)
  const shuffle = { questions: tryout.shuffle_questions }
  const hash = createHash('sha256')
  hashPapers(hash, tryout, papers)
  const sheets = papers.map(paper => openSheet(paper, attempts.length, tryout.marks))
  for await (const page of readPages(dbs, attempts, from => report(from / attempts.length))) {
    hashPage(hash, page, credits)
    for (const [place, { id, seed, paper_variant }] of page.attempts.entries()) {
      const stored = page.stored[place] ?? []
      const shown = { seed, on_paper: paper_variant !== null, given: credits.get(id), shuffle }
      for (const sheet of sheets) {
        const row = stored.find(({ sub_test_id }) => sub_test_id === sheet.paper.sub_test_id)
        if (row) codeAnswers(sheet, page.from + place, row.answers, { ...shown, seconds: row.seconds })
        else leaveBlank(sheet, page.from + place)
      }
    }
  }
  const effortless = new Map(sheets.map(sheet => [sheet.paper.sub_test_id, leaveOutEffortless(sheet)]))
  return { attempts, first, sheets, effortless, data_hash: hash.digest('hex') }
}
