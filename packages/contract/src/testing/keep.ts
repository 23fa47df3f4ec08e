import { type $ZodType, safeParse } from 'zod/v4/core'

/** What a schema reads a value as; undefined where it refuses it. */
export const keep = (schema: $ZodType | undefined, value: unknown): unknown =>
  schema && safeParse(schema, value).data

const issuesOf = (schema: $ZodType | undefined, value: unknown) =>
  (schema && safeParse(schema, value).error?.issues) ?? []

/** Fields that are refused, each once; none where a value is taken. */
export function refusals(schema: $ZodType | undefined, value: unknown): string[] {
  return [...new Set(issuesOf(schema, value).map(({ path }) => path.join('.')))]
}

/** What is said of the fields that are refused. */
export const sentences = (schema: $ZodType | undefined, value: unknown): string[] =>
  issuesOf(schema, value).map(({ message }) => message)

/** Of some values of a field those that a body takes, which is whole without them. */
export function taken<T>(
  schema: $ZodType | undefined,
  whole: object,
  field: string,
  values: readonly T[],
): T[] {
  if (refusals(schema, { ...whole, [field]: undefined }).some(path => path !== field))
    throw new Error(`The body is not whole without ${field}`)
  return values.filter(value => refusals(schema, { ...whole, [field]: value }).length === 0)
}
