/* oxlint-disable no-underscore-dangle -- the library keeps what a schema asks for in `_zod` */
import type { $ZodChecks, $ZodTypes } from 'zod/v4/core'

export interface Bounds {
  least?: number
  most?: number
  /** What a text has to look like. */
  format?: string
  pattern?: RegExp
}

function readCheck(def: $ZodChecks['_zod']['def']): Bounds {
  if (def.check === 'max_length') return { most: def.maximum }
  if (def.check === 'min_length') return { least: def.minimum }
  if (def.check === 'length_equals') return { least: def.length, most: def.length }
  if (def.check === 'less_than') return { most: Number(def.value) }
  if (def.check === 'greater_than') return { least: Number(def.value) }
  if (def.check !== 'string_format') return {}
  return { format: def.format, ...(def.pattern && { pattern: def.pattern }) }
}

/** How large a value may be that a schema takes: a number, or the length of a text or a list. */
export function findBounds(schema: $ZodTypes): Bounds {
  const checks = [schema, ...(schema._zod.def.checks ?? [])] as unknown as $ZodChecks[]
  return Object.assign({}, ...checks.map(check => readCheck(check._zod.def)))
}
