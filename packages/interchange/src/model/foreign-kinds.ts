import type { Draft, DraftQuestion } from './draft.ts'

export const TRUE_FALSE: [string, string] = ['Benar', 'Salah']
/** Stands above a single statement, which other systems have no sentence for. */
export const STANDARD_PROMPT = 'Tentukan apakah pernyataan berikut benar atau salah.'

const KNOWN: [RegExp, RegExp][] = [
  [/^(benar|betul|true|b|t)$/i, /^(salah|false|s|f)$/i],
  [/^(ya|yes)$/i, /^(tidak|no)$/i],
  [/^sesuai$/i, /^tidak sesuai$/i],
  [/^setuju$/i, /^tidak setuju$/i],
]

/** What other systems have no word for, as they skip it: in a comment or a tag. */
export const noteDifficulty = ({ difficulty }: Pick<Draft, 'difficulty'>): string[] =>
  difficulty ? [`gerbang:difficulty ${difficulty}`] : []

export function readDifficulty(note: string): Pick<Draft, 'difficulty'> {
  const found = /gerbang:difficulty (\w+)/.exec(note)?.[1]
  return found === 'easy' || found === 'medium' || found === 'hard' ? { difficulty: found } : {}
}

/** `$course$/top/Aljabar`: the innermost of Moodle's categories. */
export function readCategory(path: string): string {
  const name = path.split('/').at(-1)?.trim() ?? ''
  return /^(top|default for .*|\$\w+\$)$/i.test(name) ? '' : name
}

function findColumns(labels: string[], note: string): [string, string] | undefined {
  const stated = /gerbang:columns (.+?) \| (.+?)(?:\n|$)/.exec(note)
  if (stated) return [stated[1] ?? '', stated[2] ?? '']
  for (const [yes, no] of KNOWN) {
    const [one, other] = [labels.find(label => yes.test(label)), labels.find(label => no.test(label))]
    if (one !== undefined && other !== undefined && labels.every(label => label === one || label === other))
      return [one, other]
  }
  return undefined
}

/** Pairs whose right sides are two judgements are a table of statements; other matching is not. */
export function readTruthPairs(
  prompt: string,
  pairs: { statement: string; label: string }[],
  note: string,
): DraftQuestion | undefined {
  const columns = findColumns([...new Set(pairs.map(({ label }) => label))], note)
  if (!columns) return undefined
  const key = pairs.map(({ label }) => (label === columns[0] ? 0 : label === columns[1] ? 1 : null))
  const credit = note.includes('gerbang:all_or_nothing') ? 'all_or_nothing' : 'proportional'
  return {
    type: 'true_false_table',
    prompt,
    columns,
    statements: pairs.map(({ statement }) => statement),
    key,
    credit,
  }
}

/** Weights of right options are equal shares of a hundred; anything else is not carried over, and said. */
export function describeWeights(weights: readonly number[]): string | undefined {
  const right = weights.filter(weight => weight > 0)
  const share = 100 / Math.max(1, right.length)
  const isEven = right.every(weight => Math.abs(weight - share) < 0.01)
  const penalties = new Set(weights.filter(weight => weight < 0))
  if (isEven && penalties.size === 0) return undefined
  if (isEven && [...penalties].every(weight => Math.abs(Math.abs(weight) - share) < 0.01 || weight === -100))
    return undefined
  return `Bobot opsi (${weights.join(', ')}) tidak sama rata dan tidak ikut; setiap kunci bernilai sama. Periksa.`
}
