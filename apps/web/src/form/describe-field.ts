import type { FieldFacts } from '../ui/form/form-field.ts'
import { buildBody } from './build-body.ts'
import type { FieldRules, GroupRules } from './field-rules.ts'
import { findMistakes } from './find-mistakes.ts'

/** What a field shows of its rules: whether it may stay empty, and how much it holds. */
export function describeField(rules: GroupRules, field: string, isChange: boolean): FieldFacts {
  const found = findField(rules, field.split('.'))
  // Of such a field nothing is known but whether it may be left out.
  const isNeeded = found?.kind === 'other' && !found.optional && !found.nullable
  const empty = found && buildBody({ kind: 'group', fields: { [field]: found } }, { [field]: '' }, isChange)
  return {
    isOptional:
      found !== undefined &&
      !isNeeded &&
      empty !== undefined &&
      findMistakes(found, Reflect.get(empty, field)).length === 0,
    minLength: found?.kind === 'text' ? found.min : undefined,
    maxLength: found?.kind === 'text' ? found.max : undefined,
  }
}

/** Entries of a list share their rules, so an index leads to those of each. */
function findField(rules: FieldRules | undefined, path: string[]): FieldRules | undefined {
  const [name, ...rest] = path
  if (name === undefined || rules === undefined) return rules
  if (rules.kind === 'list') return findField(rules.of, rest)
  return rules.kind === 'group' ? findField(rules.fields[name], rest) : undefined
}
