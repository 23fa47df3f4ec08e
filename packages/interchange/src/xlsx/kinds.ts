import type { DraftQuestion } from '../model/draft.ts'
import { parseLetters, parseTruths } from '../structure/parse-keys.ts'
import { readAnswer, readNumber, readTolerance } from '../structure/read-answer.ts'

/** What a row says, in words. Texts are already the author's source. */
export interface Row {
  prompt: string
  options: string[]
  key: string
  columns: string
  tolerance: string
  credit: string
}

type Kind = DraftQuestion['type'] | 'number' | 'essay' | 'matching'

export const kindNames: Record<Exclude<Kind, 'essay' | 'matching' | 'number'>, string> = {
  single_choice: 'Pilihan ganda',
  multiple_choice: 'Pilihan ganda kompleks',
  weighted_choice: 'Pilihan berbobot',
  true_false_table: 'Tabel pernyataan',
  short_answer: 'Isian',
}

// The digits are those of the sheets of Indonesian school systems.
const spellings: [pattern: RegExp, kind: Kind][] = [
  [/^(2|pgk|.*(kompleks|multiple|banyak|checkbox).*)$/i, 'multiple_choice'],
  [/^(tkp|.*bobot.*)$/i, 'weighted_choice'],
  [/^(bs|.*(pernyataan|benar.*salah|true.*false).*)$/i, 'true_false_table'],
  [/^(3|jodohkan|menjodohkan|matching)$/i, 'matching'],
  [/^isian angka$/i, 'number'],
  [/^(4|isian.*|short.*|singkat|jawaban singkat)$/i, 'short_answer'],
  [/^(5|uraian|esai|essay)$/i, 'essay'],
  [/^(1|pg|.*(ganda|single|pilihan).*)$/i, 'single_choice'],
]

/** The kind that a row names; one that names none is known by what it holds. */
export function findKind(name: string, row: Row): Kind | undefined {
  if (name.trim() !== '') return spellings.find(([pattern]) => pattern.test(name.trim()))?.[1]
  if (row.options.length === 0) return 'short_answer'
  return (parseLetters(row.key)?.length ?? 1) > 1 ? 'multiple_choice' : 'single_choice'
}

const creditOf = ({ credit }: Row, usual: 'all_or_nothing' | 'proportional') =>
  /sebanding|proporsional/i.test(credit) ? 'proportional' : /semua/i.test(credit) ? 'all_or_nothing' : usual

/** Letters, digits from 1, or the text of the option itself. */
function findKey({ key, options }: Row): number[] {
  const letters = parseLetters(key)
  if (letters?.every(at => at < options.length)) return letters
  const digits = /^\d(?:\s*[,;]\s*\d)*$/.test(key.trim())
    ? key.split(/[,;]/).map(digit => Number(digit) - 1)
    : []
  const same = options.findIndex(option => option.toLowerCase() === key.trim().toLowerCase())
  if (same >= 0) return [same]
  return digits.length > 0 && digits.every(at => at >= 0 && at < options.length) ? digits : []
}

function findColumns({ columns }: Row): [string, string] {
  const [yes = '', no = ''] = columns.split(/\s*\/\s*/)
  return yes !== '' && no !== '' ? [yes, no] : ['Benar', 'Salah']
}

function findTruths(row: Row): (0 | 1 | null)[] {
  const columns = findColumns(row)
  const words = row.key.split(/\s*[,;]\s*/)
  const own = words.map(word => columns.findIndex(column => column.toLowerCase() === word.toLowerCase()))
  const said = own.every(at => at >= 0) ? (own as (0 | 1)[]) : parseTruths(row.key)
  return row.options.map((_, at) => said?.[at] ?? null)
}

function findWeights({ key, options }: Row): (number | null)[] {
  const pairs = new Map(
    [...key.matchAll(/([A-H])\s*[=:]\s*(\d{1,2})/gi)].map(([, letter = '', weight]) => [
      letter.toUpperCase().charCodeAt(0) - 65,
      Number(weight),
    ]),
  )
  return options.map((_, at) => pairs.get(at) ?? null)
}

/** Undefined for the kinds that Gerbang lacks. */
export function buildRow(kind: Kind, row: Row): DraftQuestion | undefined {
  const { prompt, options } = row
  switch (kind) {
    case 'single_choice':
      return { type: kind, prompt, options, key: findKey(row)[0] ?? null }
    case 'multiple_choice':
      return { type: kind, prompt, options, key: findKey(row), credit: creditOf(row, 'all_or_nothing') }
    case 'weighted_choice':
      return { type: kind, prompt, options, weights: findWeights(row) }
    case 'true_false_table':
      return {
        type: kind,
        prompt,
        columns: findColumns(row),
        statements: options,
        key: findTruths(row),
        credit: creditOf(row, 'proportional'),
      }
    case 'number': {
      const value = readNumber(row.key)
      return {
        type: 'short_answer',
        prompt,
        answer:
          value === undefined
            ? null
            : { kind: 'number', value, tolerance: readTolerance(`toleransi ${row.tolerance}`) },
      }
    }
    case 'short_answer': {
      const isText = row.tolerance === 'teks'
      const accepted = row.key.split(/\s*;\s*/).filter(word => word !== '')
      if (isText)
        return { type: kind, prompt, answer: accepted.length > 0 ? { kind: 'text', accepted } : null }
      return { type: kind, prompt, answer: readAnswer(row.key, prompt) ?? null }
    }
    case 'essay':
    case 'matching':
      return undefined
  }
}
