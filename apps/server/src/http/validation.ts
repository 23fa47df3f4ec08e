import { z } from 'zod'
import { type $ZodIssue, type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { limits } from '../limits.ts'
import { type FieldErrors, invalid } from './errors.ts'

/** How a bound reads for each kind of value. */
const units: Record<string, string> = { string: ' huruf', array: ' pilihan', number: '', int: '' }

const formats: Record<string, string> = {
  email: 'Alamat email tidak sah.',
  uuid: 'Id tidak sah.',
  datetime: 'Waktu tidak sah.',
}

/** The library's own Indonesian is a machine's; these say to a person what to do. */
function describeIssue(issue: $ZodRawIssue): string {
  const isMissing = issue.input === undefined || issue.input === ''
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'Wajib diisi.' : 'Jenis isian tidak sesuai.'
    case 'too_small':
      return isMissing ? 'Wajib diisi.' : `Paling sedikit ${issue.minimum}${units[issue.origin] ?? ''}.`
    case 'too_big':
      return `Paling banyak ${issue.maximum}${units[issue.origin] ?? ''}.`
    case 'invalid_value':
      return `Pilih salah satu: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'Format isian tidak sesuai.'
    default:
      return 'Isian tidak sesuai.'
  }
}

z.config({ customError: describeIssue })

function readIssue(issue: $ZodIssue): [string, string][] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [[path, issue.message]]
  return issue.keys.map(key => [path ? `${path}.${key}` : key, 'Kolom ini tidak dikenal.'])
}

/**
 * Field → sentences; nested fields as `items.0.title`, the whole body as an empty name. Fields are named by whoever
 * asks: a few of them are enough, and `toString` is a name like any other.
 */
export function listFieldErrors(issues: readonly $ZodIssue[]): FieldErrors {
  const errors: FieldErrors = Object.create(null)
  for (const [name, message] of issues.flatMap(readIssue).slice(0, limits.namedMistakes))
    (errors[name.slice(0, limits.fieldNameLength)] ??= []).push(message)
  return errors
}

/** Half of a sign that takes two: JSON can say it, UTF-8 and the database cannot. */
function findHalfSigns(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path]
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const place = path === '' ? name : `${path}.${name}`
    return name.isWellFormed() ? findHalfSigns(child, place) : [place.toWellFormed()]
  })
}

function demandWholeSigns(input: unknown): void {
  const fields = findHalfSigns(input).slice(0, limits.namedMistakes)
  if (fields.length === 0) return
  const message = 'Ada huruf atau emoji yang terpotong. Hapus, lalu ketik ulang.'
  throw invalid(Object.fromEntries(fields.map(field => [field.slice(0, limits.fieldNameLength), [message]])))
}

/** The parsed value, or a 422 that names each wrong field. */
export function parseInput(schema: $ZodType, input: unknown): unknown {
  demandWholeSigns(input)
  const parsed = safeParse(schema, input)
  if (parsed.success) return parsed.data
  throw invalid(listFieldErrors(parsed.error.issues))
}
