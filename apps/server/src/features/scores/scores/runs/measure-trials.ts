import { calibrateBeside } from '@gerbang/scoring/irt/calibrate-beside.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { MISSING, packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import type { StandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import type { ItemFindings } from '../../../../db/score-findings.ts'
import { limits } from '../../../../limits.ts'
import { designItem, type FittedSheet, type SheetPlan } from './calibrate-sheet.ts'
import { type Sheet, selectTakers } from './code-answers.ts'
import { describeSheet, type FlaggedQuestion, flagQuestions } from './describe-sheet.ts'
import type { StudentGroups } from './student-groups.queries.ts'

/**
 * What a run found of a question that it does not score, by the students who met it. Parameters are null where these are too
 * few, or nothing of the sub-test is measured.
 */
export type FoundTrial = Omit<FlaggedQuestion, 'position'> & Pick<ItemFindings, 'tried' | 'p'>

interface Measured {
  item: ItemParameters
  error: StandardErrors
}

type Table = 'codes' | 'choices'

/** Answers to the scored questions, and after them those to some trial questions: row by row of these students. */
function joinTable(sheet: Sheet, table: Table, students: readonly number[], trials: readonly number[]) {
  const known = sheet.items.length
  const width = known + trials.length
  const joined = new Uint8Array(students.length * width)
  for (const [row, student] of students.entries()) {
    joined.set(sheet[table].subarray(student * known, (student + 1) * known), row * width)
    for (const [column, trial] of trials.entries())
      joined[row * width + known + column] =
        sheet.trials[table][student * sheet.trials.items.length + trial] ?? MISSING
  }
  return joined
}

const isMet =
  ({ trials }: Sheet, trial: number) =>
  (student: number) =>
    trials.codes[student * trials.items.length + trial] !== MISSING

/** By place of the trial question: on the scale of the scored ones, whose estimates stay as they are. */
function calibrateTrials(
  sheet: Sheet,
  takers: readonly number[],
  model: SheetPlan['model'],
  fitted: FittedSheet,
): Map<number, Measured> {
  const met = sheet.trials.items.map((_, trial) => takers.filter(isMet(sheet, trial)).length)
  const enough = [...met.keys()].filter(trial => (met[trial] ?? 0) >= limits.leastDriftStudents)
  if (enough.length === 0) return new Map()
  const designs = enough.flatMap(trial => {
    const item = sheet.trials.items[trial]
    return item ? [designItem(item.content, model, met[trial] ?? 0)] : []
  })
  const responses = packResponses(
    joinTable(sheet, 'codes', takers, enough),
    sheet.items.length + enough.length,
  )
  const found = calibrateBeside(responses, fitted.items, designs)
  return new Map(
    enough.flatMap((trial, at) => {
      const [item, error] = [found?.items[at], found?.errors[at]]
      return item && error ? [[trial, { item, error }] as const] : []
    }),
  )
}

/** Statistics and flags of one trial question, among the scored ones of the students who met it. */
function describeTrial(
  sheet: Sheet,
  trial: number,
  fit: { first: number; fitted: FittedSheet | undefined; measured: Measured | undefined },
  groups: StudentGroups,
): FoundTrial | undefined {
  const item = sheet.trials.items[trial]
  if (!item) return undefined
  const { first, fitted, measured } = fit
  const everybody = Array.from({ length: first }, (_, student) => student)
  const beside: Sheet = {
    ...sheet,
    items: [...sheet.items, item],
    codes: joinTable(sheet, 'codes', everybody, [trial]),
    choices: joinTable(sheet, 'choices', everybody, [trial]),
    taken: Uint8Array.from(everybody, student =>
      sheet.taken[student] === 1 && isMet(sheet, trial)(student) ? 1 : 0,
    ),
  }
  const known =
    fitted && measured
      ? {
          ...fitted,
          items: [...fitted.items, measured.item],
          errors: [...fitted.errors.slice(0, sheet.items.length), measured.error],
        }
      : undefined
  const found = flagQuestions([describeSheet(beside, first, known, groups)]).at(-1)
  return found && { ...found, tried: found.report.tried, p: found.report.p }
}

/** What the answers to a sub-test say of its trial questions. Nothing that scores follow from is touched. */
export function measureTrials(
  sheet: Sheet,
  first: number,
  { model, fitted }: { model: SheetPlan['model'] | undefined; fitted: FittedSheet | undefined },
  groups: StudentGroups,
): FoundTrial[] {
  if (sheet.trials.items.length === 0 || sheet.items.length === 0) return []
  const takers = selectTakers(sheet, first).places
  const measured =
    model && fitted ? calibrateTrials(sheet, takers, model, fitted) : new Map<number, Measured>()
  return sheet.trials.items.flatMap((_, trial) => {
    const found = describeTrial(sheet, trial, { first, fitted, measured: measured.get(trial) }, groups)
    return found && found.tried > 0 ? [found] : []
  })
}
