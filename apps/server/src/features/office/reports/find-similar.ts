import type { Data } from '@gerbang/contract/call.ts'
import type { reports } from '@gerbang/contract/office/reports.ts'
import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { type ComparedSheet, compareAnswers } from '@gerbang/scoring/statistics/similar-answers.ts'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { listStoredSheets } from '../../scores/scores/corrections/attempts.queries.ts'
import { codeAnswers, listChoices, openSheet, type Sheet } from '../../scores/scores/runs/code-answers.ts'
import {
  findScoredTryout,
  listScoredPapers,
  type ScoredItem,
} from '../../scores/scores/runs/papers.queries.ts'
import { listRunItems } from '../../scores/scores/runs/run-items.queries.ts'
import type { ShownTryout } from '../../scores/scores/scored-tryouts.queries.ts'
import { type Cohort, listSat } from './reports.queries.ts'

type Similar = Data<typeof reports.similar>

/** By option from 1, how many of everybody chose it where it is wrong. */
const countWrong = (item: ScoredItem, { options }: RunItem): number[] =>
  listChoices(item).map(({ id }) => {
    const found = options?.find(({ option_id }) => option_id === id)
    return !found || found.is_key ? 0 : found.count
  })

/** The questions of a sub-test that are compared: those with estimates of which one option is chosen. */
function toCompared({ items, codes, choices }: Sheet, found: ReadonlyMap<string, RunItem>): ComparedSheet {
  const known = items.flatMap((item, place) => {
    const run = found.get(item.question_id)
    return run?.parameters && listChoices(item).length > 0
      ? [{ place, parameters: run.parameters, wrong: countWrong(item, run) }]
      : []
  })
  const select = (rows: Uint8Array) =>
    Uint8Array.from({ length: (rows.length / items.length) * known.length }, (_, at) => {
      const { place = 0 } = known[at % known.length] ?? {}
      return rows[Math.floor(at / known.length) * items.length + place] ?? 0
    })
  return { items: known, codes: select(codes), choices: select(choices) }
}

async function readSheets(db: Db, tryoutId: string, sat: Awaited<ReturnType<typeof listSat>>) {
  const tryout = await findScoredTryout(db, tryoutId)
  const papers = await listScoredPapers(db, tryoutId)
  const sheets = papers.map(paper => openSheet(paper, sat.length, tryout.marks))
  for (const { place, sub_test_id, answers } of await listStoredSheets(db, sat)) {
    const sheet = sheets.find(({ paper }) => paper.sub_test_id === sub_test_id)
    const shuffle = { questions: tryout.shuffle_questions }
    if (sheet) codeAnswers(sheet, place, answers, { seed: sat[place]?.seed ?? 0, shuffle })
  }
  return sheets
}

/** Pairs of a group whose answers are more alike than chance allows, told by the estimates of the published run. */
export async function findSimilar(
  db: Db,
  { id: tryout_id, published_run: run }: ShownTryout,
  part: Omit<Cohort, 'tryout_id'>,
): Promise<Similar> {
  const most = limits.comparedAtOnce
  const sat = await listSat(db, { ...part, tryout_id }, most + 1)
  const nothing = { students: sat.length, pairs: null, most, found: [] }
  if (!run || run.model === 'points' || sat.length > most) return nothing
  const { data } = await listRunItems(db, run.id, {
    page: 1,
    per_page: limits.paperQuestions,
    sort: 'position',
  })
  const items = new Map(data.map(item => [item.question_id, item]))
  const sheets = await readSheets(db, tryout_id, sat)
  const pairs = compareAnswers(
    sheets.map(sheet => toCompared(sheet, items)),
    sat.length,
  )
  const name = (place: number) => ({ id: sat[place]?.user_id ?? '', name: sat[place]?.name ?? '' })
  return {
    students: sat.length,
    pairs: pairs.length,
    most,
    found: pairs
      .filter(({ adjusted_p }) => adjusted_p < limits.similarChance)
      .map(({ one, other, adjusted_p, p: _, ...pair }) => ({
        ...pair,
        one: name(one),
        other: name(other),
        chance: adjusted_p,
      })),
  }
}
