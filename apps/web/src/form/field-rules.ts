import type { Call } from '@gerbang/contract/call.ts'

/** What the contract asks of one field, as plain data: the build reads it off the schema (`describe-fields.ts`). */
export type FieldRules = (TextRules | NumberRules | ChoiceRules | ListRules | GroupRules | OtherRules) & {
  /** May be left out. */
  optional?: true
  /** May be emptied. */
  nullable?: true
}

interface TextRules {
  kind: 'text'
  trim?: true
  lower?: true
  /** Letters. */
  min?: number
  max?: number
  format?: string
  /** Sources of regular expressions with the flag `u`; a message is the contract's own. */
  patterns?: { source: string; message?: string }[]
}

interface NumberRules {
  kind: 'number'
  min?: number
  max?: number
  whole?: true
}

interface ChoiceRules {
  kind: 'choice'
  values: (string | number)[]
}

interface ListRules {
  kind: 'list'
  of: FieldRules
  min?: number
  max?: number
}

export interface GroupRules {
  kind: 'group'
  fields: Record<string, FieldRules>
}

/** What only the server can judge: files, alternatives, what a question holds. */
interface OtherRules {
  kind: 'other'
}

/** The rules that the build left in place of the schema of a call's body. */
export function readRules(call: Call): GroupRules {
  return 'rules' in call ? (call.rules as GroupRules) : { kind: 'group', fields: {} }
}
