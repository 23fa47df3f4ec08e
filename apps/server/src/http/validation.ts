import { z } from 'zod'
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { type FieldErrors, invalid } from './errors.ts'

z.config(z.locales.id())

function readIssue(issue: $ZodIssue): [string, string][] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [[path, issue.message]]
  return issue.keys.map(key => [path ? `${path}.${key}` : key, 'Kolom ini tidak dikenal.'])
}

/** Field → sentences; nested fields as `items.0.title`, the whole body as an empty name. */
export function listFieldErrors(issues: readonly $ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, message] of issues.flatMap(readIssue)) (errors[field] ??= []).push(message)
  return errors
}

/** The parsed value, or a 422 that names each wrong field. */
export function parseInput(schema: $ZodType, input: unknown): unknown {
  const parsed = safeParse(schema, input)
  if (parsed.success) return parsed.data
  throw invalid(listFieldErrors(parsed.error.issues))
}
