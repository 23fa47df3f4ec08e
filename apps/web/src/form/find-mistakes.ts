import type { FieldRules } from './field-rules.ts'
import { texts } from './texts.ts'

export interface Mistake {
  /** Nested fields as `items.0.title`, as the server names them. */
  path: string
  message: string
  /** In the words of the contract, which say more than a form knows. */
  isOwn?: true
}

/** Where a body breaks the rules; of each field the first rule that it breaks. */
export function findMistakes(rules: FieldRules, value: unknown, path = ''): Mistake[] {
  if (value === undefined) return rules.optional ? [] : [{ path, message: texts.need }]
  if (value === null) return rules.nullable ? [] : [{ path, message: texts.need }]
  if (rules.kind === 'group')
    return Object.entries(rules.fields).flatMap(([name, field]) =>
      findMistakes(field, readPart(value, name), join(path, name)),
    )
  const mistake = findMistake(rules, value)
  if (mistake !== undefined) return [{ path, ...mistake }]
  if (rules.kind !== 'list' || !Array.isArray(value)) return []
  return value.flatMap((entry, index) => findMistakes(rules.of, entry, join(path, String(index))))
}

function findMistake(rules: FieldRules, value: unknown): Omit<Mistake, 'path'> | undefined {
  if (rules.kind === 'text') return judgeText(rules, String(value))
  if (rules.kind === 'number') return judgeNumber(rules, value)
  if (rules.kind === 'list' && Array.isArray(value)) return judgeSize(rules, value.length, texts.entries)
  if (rules.kind === 'choice' && !rules.values.some(known => known === value))
    return { message: texts.choose }
  return undefined
}

function judgeText(rules: FieldRules & { kind: 'text' }, typed: string) {
  const trimmed = rules.trim ? typed.trim() : typed
  const text = rules.lower ? trimmed.toLowerCase() : trimmed
  if (text === '' && (rules.format !== undefined || (rules.min ?? 0) > 0)) return { message: texts.need }
  const size = judgeSize(rules, text.length, texts.letters)
  if (size !== undefined) return size
  if (rules.format === 'email' && !looksLikeEmail.test(text)) return { message: texts.email }
  const broken = rules.patterns?.find(({ source }) => !new RegExp(source, 'u').test(text))
  if (broken?.message !== undefined && text !== '') return { message: broken.message, isOwn: true as const }
  return broken && { message: text === '' ? texts.need : texts.format }
}

/** Only what is surely a slip of the finger; whether the address exists, the mail will tell. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function judgeNumber(rules: FieldRules & { kind: 'number' }, value: unknown) {
  const number = typeof value === 'number' ? value : Number.NaN
  if (Number.isNaN(number)) return { message: texts.number }
  if (rules.whole && !Number.isInteger(number)) return { message: texts.whole }
  return judgeSize(rules, number, texts.value)
}

function judgeSize(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
  size: number,
  describe: (bound: number) => string,
) {
  if (size < min) return { message: texts.atLeast(describe(min)) }
  return size > max ? { message: texts.atMost(describe(max)) } : undefined
}

function readPart(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function join(path: string, name: string) {
  return path === '' ? name : `${path}.${name}`
}
