import { groupComparison, type ItemFlag, type RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import { describeItems, describeTest } from '@gerbang/scoring/statistics/classical.ts'
import { findDifferentialFunctioning, NEITHER } from '@gerbang/scoring/statistics/differential-functioning.ts'
import { type FlaggedItem, flagItems, type ItemReport } from '@gerbang/scoring/statistics/flag-items.ts'
import { findItemFit } from '@gerbang/scoring/statistics/item-fit.ts'
import { describeOptions, type OptionStatistics } from '@gerbang/scoring/statistics/option-table.ts'
import { findDependentGroups } from '@gerbang/scoring/statistics/local-dependence.ts'
import { findPersonFit, UNUSUAL } from '@gerbang/scoring/statistics/person-fit.ts'
import { describeRows } from '@gerbang/scoring/statistics/row-table.ts'
import { findScoreGroupFit, type ScoreGroupFit } from '@gerbang/scoring/statistics/score-group-fit.ts'
import { findSpeededness } from '@gerbang/scoring/statistics/speededness.ts'
import { tallyScores } from '@gerbang/scoring/statistics/tally-scores.ts'
import type { ItemEstimates, ItemFindings, SubTestFindings } from '../../../../db/score-findings.ts'
import type { FittedSheet } from './calibrate-sheet.ts'
import { listChoices, listRows, type Sheet, selectTakers, type Takers } from './code-answers.ts'
import type { ScoredItem } from './papers.queries.ts'
import type { StudentGroups } from './student-groups.queries.ts'

type Difference = RunItem['differences'][number]

interface DescribedItem {
  item: ScoredItem
  report: ItemReport & { differences: Difference[] }
  group_fit: ScoreGroupFit | undefined
  parameters: ItemEstimates | null
}

export interface DescribedSheet {
  sub_test_id: string
  findings: SubTestFindings
  items: DescribedItem[]
}

/** JSON has no NaN: what the answers say nothing about is null. */
const orNull = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? null : value)

type Answers = Pick<Takers, 'codes' | 'choices'> & { items: number }

function tableOptions(item: ScoredItem, place: number, answers: Answers) {
  const options = listChoices(item)
  if (options.length === 0) return null
  const isKey = options.map(({ id }) => scoreAnswer(item.content, item.key, id).credit === 1)
  return describeOptions(answers, place, isKey)
}

function tableRows(item: ScoredItem, place: number, { choices: marks, ...answers }: Answers) {
  const rows = listRows(item)
  return rows.length > 0 ? describeRows({ ...answers, marks }, place, rows.length) : null
}

function readEstimates(fitted: FittedSheet | undefined, place: number): ItemEstimates | null {
  const item = fitted?.items[place]
  const errors = fitted?.errors[place]
  if (!item) return null
  const is_anchor = fitted.anchors.includes(place)
  // A held item keeps the errors of the calibration that it comes from.
  const isMeasured = !is_anchor && errors !== undefined && Number.isFinite(errors.covariance.dd)
  return {
    ...item,
    se_a: orNull(errors?.a),
    se_d: orNull(errors?.d),
    se_c: orNull(errors?.c),
    is_anchor,
    ...(isMeasured && { covariance: errors.covariance }),
  }
}

/** What the model of one ability and enough time leaves out. */
function lookBeyond(
  { items }: Sheet,
  { codes }: Takers,
  fitted: FittedSheet | undefined,
  abilities: Float64Array,
) {
  const { reached_end, is_speeded } = findSpeededness(codes, items.length)
  const passages = items.map(({ stimulus_id }) => stimulus_id)
  const dependent = fitted ? findDependentGroups(codes, abilities, fitted.items, passages) : []
  const patterns = fitted
    ? abilities.filter((theta, row) => findPersonFit(codes, row, theta, fitted.items) < UNUSUAL).length
    : null
  return {
    reached_end: orNull(reached_end),
    is_speeded,
    dependent_passages: dependent.map(({ places, excess }) => ({
      positions: places.flatMap(place => items[place]?.position ?? []),
      excess,
    })),
    unusual_patterns: patterns,
  }
}

/** How each question treats the groups that are compared, by place. */
function compareGroups(takers: Takers, items: number, groups: StudentGroups): Difference[][] {
  const found = groupComparison.options.map(by => {
    const own = Uint8Array.from(takers.places, place => groups[by][place] ?? NEITHER)
    return { by, differences: findDifferentialFunctioning(takers.codes, items, own) }
  })
  return Array.from({ length: items }, (_, place) =>
    found.flatMap(({ by, differences }) => {
      const own = differences[place]
      return own ? [{ by, ...own }] : []
    }),
  )
}

/** Statistics of the questions of one sub-test, over the first attempt of each student who took it. */
export function describeSheet(
  sheet: Sheet,
  first: number,
  fitted: FittedSheet | undefined,
  groups: StudentGroups,
): DescribedSheet {
  const { items, paper } = sheet
  const takers = selectTakers(sheet, first)
  const { places, codes } = takers
  const answers = { ...takers, items: items.length }
  const differences = compareGroups(takers, items.length, groups)
  const tally = tallyScores(codes, items.length)
  const test = describeTest(tally)
  const statistics = describeItems(tally)
  const abilities = Float64Array.from(places, place => fitted?.abilities.eap[place] ?? 0)
  const fit = fitted && findItemFit(codes, abilities, fitted.items)
  const group_fit = fitted && findScoreGroupFit(tally, fitted.items, fitted.scale.latent)
  return {
    sub_test_id: paper.sub_test_id,
    findings: {
      questions: paper.items.length,
      voided: paper.items.filter(({ voided }) => voided).length,
      students: places.length,
      mean: orNull(test.mean),
      sd: orNull(test.sd),
      alpha: orNull(test.alpha),
      sem: orNull(test.sem),
      ...lookBeyond(sheet, takers, fitted, abilities),
    },
    items: statistics.map((row, place) => {
      const item = items[place]
      if (!item) throw new RangeError(`No item at ${place}`)
      const parameters = readEstimates(fitted, place)
      const options = tableOptions(item, place, answers)
      const rows = tableRows(item, place, answers)
      const report = {
        statistics: row,
        options,
        rows,
        parameters,
        fit: fit?.[place] ?? null,
        differences: differences[place] ?? [],
      }
      return { item, report, group_fit: group_fit?.[place], parameters }
    }),
  }
}

function nameOption(item: ScoredItem, option: number | null): string | null {
  return option === null ? null : (listChoices(item)[option - 1]?.id ?? null)
}

function describeOption(
  item: ScoredItem,
  { option, is_key, count, share, mean_total, mean_rest, corrected }: OptionStatistics,
) {
  return {
    option_id: nameOption(item, option),
    is_key,
    count,
    share: orNull(share),
    mean_total: orNull(mean_total),
    mean_rest: orNull(mean_rest),
    corrected: orNull(corrected),
  }
}

function describeItem(
  { item, report, group_fit }: DescribedItem,
  flag: FlaggedItem | undefined,
): ItemFindings {
  const { statistics, options, fit } = report
  return {
    suspected_option_id: nameOption(item, flag?.suspected_key ?? null),
    suspected_evidence: flag?.evidence ?? null,
    suspected_statement_id: listRows(item)[(flag?.suspected_row ?? 0) - 1]?.id ?? null,
    tried: statistics.tried,
    p: orNull(statistics.p),
    point_biserial: orNull(statistics.point_biserial),
    corrected: orNull(statistics.corrected),
    upper_lower: orNull(statistics.upper_lower),
    alpha_if_deleted: orNull(statistics.alpha_if_deleted),
    infit: orNull(fit?.infit),
    outfit: orNull(fit?.outfit),
    differences: report.differences,
    s_x2: group_fit ? { value: group_fit.s_x2, df: group_fit.df, p: orNull(group_fit.p) } : null,
    options: options?.map(option => describeOption(item, option)) ?? null,
  }
}

export interface FlaggedQuestion {
  sub_test_id: string
  question_id: string
  position: number
  /** Place among all flagged questions of the try-out, from 1; null for one without a flag. */
  suspicion: number | null
  flags: ItemFlag[]
  parameters: ItemEstimates | null
  report: ItemFindings
}

/** Flags the questions of all sub-tests together, the most suspicious of the whole try-out first. */
export function flagQuestions(sheets: readonly DescribedSheet[]): FlaggedQuestion[] {
  const items = sheets.flatMap(({ sub_test_id, items }) => items.map(item => ({ sub_test_id, ...item })))
  const flagged = flagItems(items.map(item => item.report))
  const places = new Map(flagged.map((flag, index) => [flag.item, { ...flag, suspicion: index + 1 }]))
  return items.map((item, index) => {
    const flag = places.get(index)
    return {
      sub_test_id: item.sub_test_id,
      question_id: item.item.question_id,
      position: item.item.position,
      suspicion: flag?.suspicion ?? null,
      flags: flag?.flags ?? [],
      parameters: item.parameters,
      report: describeItem(item, flag),
    }
  })
}
