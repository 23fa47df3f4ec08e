/* oxlint-disable no-underscore-dangle -- the library keeps what a schema asks for in `_zod` */
import type { $ZodCheck, $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core'
import type { FieldRules } from './src/form/field-rules.ts'

/** What a schema asks of a value, as plain data. Refinements are left to the server. */
export function describeFields(schema: $ZodType): FieldRules {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return { ...describeFields(def.innerType), optional: true }
    case 'nullable':
      return { ...describeFields(def.innerType), nullable: true }
    case 'readonly':
    case 'nonoptional':
      return describeFields(def.innerType)
    case 'pipe':
      return describePipe(describeFields(def.in), describeFields(def.out))
    case 'object':
      return {
        kind: 'group',
        fields: Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, describeFields(field)]),
        ),
      }
    case 'array':
      return { kind: 'list', of: describeFields(def.element), ...describeChecks(def.checks) }
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries) }
    case 'string':
      return { kind: 'text', ...describeChecks([schema, ...(def.checks ?? [])]) }
    case 'number':
      return { kind: 'number', ...describeChecks([schema, ...(def.checks ?? [])]) }
    default:
      return { kind: 'other' }
  }
}

/** The second schema judges what the first made of a text, as a trimmed one; numbers may come in letters, and a form has them. */
function describePipe(first: FieldRules, second: FieldRules): FieldRules {
  if (first.kind === 'text' && second.kind === 'text') return { ...first, ...second }
  return first.kind === 'other' && second.kind === 'number' ? second : { kind: 'other' }
}

type Rule = Partial<{
  min: number
  max: number
  whole: true
  trim: true
  lower: true
  format: string
  patterns: { source: string; message?: string }[]
}>

/** A format is a check of the schema itself, so the schema stands first among its checks. */
function describeChecks(checks: readonly ($ZodCheck | $ZodType)[] = []): Rule {
  const rules = checks.map(check => describeCheck((check as $ZodChecks)._zod.def))
  const patterns = rules.flatMap(rule => rule.patterns ?? [])
  return Object.assign({}, ...rules, patterns.length > 0 ? { patterns } : {})
}

function describeCheck(def: $ZodChecks['_zod']['def']): Rule {
  switch (def.check) {
    case 'min_length':
      return { min: def.minimum }
    case 'max_length':
      return { max: def.maximum }
    case 'length_equals':
      return { min: def.length, max: def.length }
    case 'greater_than':
      return { min: Number(def.value) }
    case 'less_than':
      return { max: Number(def.value) }
    case 'number_format':
      return def.format.endsWith('int') ? { whole: true } : {}
    case 'overwrite':
      return describeRewriting(text => def.tx(text))
    case 'string_format':
      return def.format === 'regex' ? describePattern(def) : { format: def.format }
    default:
      return {}
  }
}

function describePattern({ pattern, error }: { pattern?: RegExp | undefined; error?: unknown }): Rule {
  if (pattern === undefined) return {}
  const message: unknown = typeof error === 'function' ? error({}) : undefined
  return { patterns: [{ source: pattern.source, ...(typeof message === 'string' && { message }) }] }
}

/** A schema rewrites by a function: what it does shows on a sample. */
function describeRewriting(rewrite: (text: string) => unknown): Rule {
  const rewritten = rewrite(' A ')
  if (rewritten === 'A') return { trim: true }
  return rewritten === ' a ' ? { lower: true } : {}
}
