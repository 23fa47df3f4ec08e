import { type $ZodType, safeParse } from 'zod/v4/core'

/** What a schema reads a value as; undefined where it refuses it. */
export const keep = (schema: $ZodType | undefined, value: unknown): unknown =>
  schema && safeParse(schema, value).data

/** Fields that are refused, each once; none where a value is taken. */
export function refusals(schema: $ZodType | undefined, value: unknown): string[] {
  const issues = (schema && safeParse(schema, value).error?.issues) ?? []
  return [...new Set(issues.map(({ path }) => path.join('.')))]
}
