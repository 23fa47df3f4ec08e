import type { GroupRules } from './field-rules.ts'

/**
 * What a form sends of its values: the fields that the call knows. An empty one is null where that may be; where
 * something is made, one that may be missing is left out. In a change an absent field would stay as it is, so an
 * emptied one is sent as it is, and refused.
 */
export function buildBody({ fields }: GroupRules, values: object, isChange: boolean): object {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const rules = fields[name]
    if (rules === undefined || value === undefined) return []
    if (!isEmpty(value)) return [[name, value]]
    if (rules.nullable) return [[name, null]]
    return rules.optional && !isChange ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function isEmpty(value: unknown) {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
