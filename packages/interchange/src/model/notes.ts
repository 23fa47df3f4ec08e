import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { type Columns, makeTrueFalseTable, type TrueFalseTable } from '../kinds/true-false-table/make.ts'
import type { DocumentQuestion, Passage } from './draft.ts'

/*
 * GIFT and Moodle have no words for some things. They stand in a comment or a tag that begins with `gerbang:`, which
 * other systems skip.
 */

export const noteCredit = (credit: CreditRule) => `gerbang:${credit}`
export const noteColumns = (columns: Columns) => `gerbang:columns ${columns.join(' | ')}`
export const noteGreatest = (weight: number) => `gerbang:weighted_choice ${weight}`

/** The notes of a question that are the same for every kind. */
export function noteSurroundings(
  { difficulty, passage }: DocumentQuestion,
  passages: readonly Passage[],
): string[] {
  const place = passages.findIndex(({ id }) => id === passage)
  return [
    ...(difficulty ? [`gerbang:difficulty ${difficulty}`] : []),
    ...(place < 0 ? [] : [`gerbang:passage s${place + 1}`]),
  ]
}

export const readCredit = (note: string): CreditRule =>
  note.includes('gerbang:all_or_nothing') ? 'all_or_nothing' : 'proportional'

/** The greatest weight of a weighted choice; undefined for another kind. */
export function readGreatest(note: string): number | undefined {
  const found = /gerbang:weighted_choice (\d+)/.exec(note)
  return found ? Number(found[1]) : undefined
}

export function readSurroundings(note: string): Pick<DocumentQuestion, 'difficulty' | 'passage'> {
  const difficulty = /gerbang:difficulty (\w+)/.exec(note)?.[1]
  const passage = /gerbang:passage (s\d+)/.exec(note)?.[1]
  return {
    ...((difficulty === 'easy' || difficulty === 'medium' || difficulty === 'hard') && { difficulty }),
    ...(passage !== undefined && { passage }),
  }
}

/** `$course$/top/Aljabar`: the innermost of Moodle's categories. */
export function readCategory(path: string): string {
  const name = path.split('/').at(-1)?.trim() ?? ''
  return /^(top|default for .*|\$\w+\$)$/i.test(name) ? '' : name
}

/** The heading above a question, where its section is not that of the question before. */
export function findNewSection(questions: readonly DocumentQuestion[], at: number): string | undefined {
  const section = questions[at]?.section
  return section === questions[at - 1]?.section ? undefined : section
}

const JUDGEMENTS: [RegExp, RegExp][] = [
  [/^(benar|betul|true|b|t)$/i, /^(salah|false|s|f)$/i],
  [/^(ya|yes)$/i, /^(tidak|no)$/i],
  [/^sesuai$/i, /^tidak sesuai$/i],
  [/^setuju$/i, /^tidak setuju$/i],
]

function findColumns(labels: readonly string[], note: string): Columns | undefined {
  const stated = /gerbang:columns (.+?) \| (.+?)(?:\n|$)/.exec(note)
  if (stated) return [stated[1] ?? '', stated[2] ?? '']
  for (const [yes, no] of JUDGEMENTS) {
    const [one, other] = [labels.find(label => yes.test(label)), labels.find(label => no.test(label))]
    if (one !== undefined && other !== undefined && labels.every(label => label === one || label === other))
      return [one, other]
  }
  return undefined
}

interface Pair {
  /** Reads the left side, pictures included. */
  readStatement: () => string
  label: string
}

/** Pairs whose right sides are two judgements are a table of statements; other matching is not. */
export function readTruthPairs(prompt: string, pairs: Pair[], note: string): TrueFalseTable | undefined {
  const columns = findColumns([...new Set(pairs.map(({ label }) => label))], note)
  if (!columns) return undefined
  return makeTrueFalseTable({
    prompt,
    columns,
    statements: pairs.map(({ readStatement }) => readStatement()),
    key: pairs.map(({ label }) => (label === columns[0] ? 0 : label === columns[1] ? 1 : null)),
    credit: readCredit(note),
  })
}

/** The share of a hundred that each of so many right options has. */
export const shareOf = (count: number) =>
  Number.isInteger(100 / count) ? String(100 / count) : (100 / count).toFixed(5)

/** Shares of a hundred for weights, of which the greatest has all of it. */
export const sharesOf = (weights: readonly (number | null)[], greatest: number) =>
  weights.map(weight => (((weight ?? 0) * 100) / greatest).toFixed(5))

/** Weights of right options are equal shares of a hundred. Any others are lost, and this sentence says so. */
export function describeWeights(weights: readonly number[]): string | undefined {
  const right = weights.filter(weight => weight > 0)
  const share = 100 / Math.max(1, right.length)
  const isShare = (weight: number) => Math.abs(Math.abs(weight) - share) < 0.01
  const penalties = weights.filter(weight => weight < 0)
  if (right.every(isShare) && penalties.every(weight => isShare(weight) || weight === -100)) return undefined
  return `Bobot opsi (${weights.join(', ')}) tidak sama rata dan tidak ikut; setiap kunci bernilai sama. Periksa.`
}
