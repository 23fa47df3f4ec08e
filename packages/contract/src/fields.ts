import { z } from 'zod'

/** ISO 8601 in UTC, as every time on the wire. PostgreSQL knows no year 0 and reads no endless fractions. */
export const time = z.iso
  .datetime()
  .max(30)
  .refine(text => !text.startsWith('0000'), 'Waktu tidak sah.')
/** Read in any case, kept in lower case: ids are compared as text. */
export const id = z.uuid().toLowerCase()
/** Lower-case words joined by hyphens; unique per resource, fixed at creation. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
/** A duration; sub-tests of 42.5 minutes exist, so minutes would not do. */
export const seconds = z.int().min(0)

/**
 * A number, or one that an address or a form says in letters. An empty field is none: read as 0, it would be kept as a rule
 * that nobody made.
 */
export const inLetters = <Of extends z.ZodType<number>>(number: Of) =>
  z.preprocess(told => (typeof told === 'string' && told.trim() !== '' ? Number(told) : told), number)

/** Whether no two entries of a list have the same there; entries without it are others. */
export const isEachOnce =
  <Key extends string>(key: Key) =>
  (rows: readonly { readonly [K in Key]?: unknown }[]): boolean => {
    const named = rows.map(row => row[key]).filter(name => name !== undefined)
    return new Set(named).size === named.length
  }

/** Fields of one kind: `...alike(z.int(), 'won', 'lost')`. */
export const alike = <Field extends z.ZodType, const Name extends string>(
  field: Field,
  ...names: readonly Name[]
) => Object.fromEntries(names.map(name => [name, field])) as { [N in Name]: Field }

export const reference = z.strictObject({ id, name: z.string() })
export type Reference = z.infer<typeof reference>

/** How often a row was saved: who writes says which one they have seen. */
export const revision = z.int().min(0).max(1_000_000_000)

/** Query of every list. `sort` is a field name, descending with a leading minus. */
export const pageQuery = {
  page: inLetters(z.int().min(1).max(100_000)).default(1),
  per_page: inLetters(z.int().min(1).max(100)).default(20),
}
export const listQuery = { ...pageQuery, search: z.string().trim().max(100).optional() }
/** `at_least`: counting stopped at `total`, and there are more. */
export const listMeta = z.strictObject({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  at_least: z.literal(true).optional(),
})
export type ListMeta = z.infer<typeof listMeta>

/** Rows of a list that is asked for in a way of its own, or told as a whole. */
export const rowsOf = <Row extends z.ZodType>(row: Row) => ({ data: z.array(row), meta: listMeta })

type InBothDirections<Word extends string> = Word extends `-${infer Field}` ? Field | Word : Word | `-${Word}`
type Sorted<Word extends string> = [Word] extends [never]
  ? unknown
  : { sort: z.ZodDefault<z.ZodEnum<{ [W in InBothDirections<Word>]: W }>> }

const noFilters = {}

/**
 * A page of rows: what may be asked, and what is told. Each word of `sort` sorts in both directions; the first one, as it
 * is written, is the order when none is asked for.
 */
export function pageOf<
  Row extends z.ZodType,
  const Word extends string = never,
  Filters extends z.ZodRawShape = typeof noFilters,
>(row: Row, [usual, ...others]: readonly Word[] = [], filters?: Filters) {
  const fields = [usual, ...others].flatMap(word => word?.replace('-', '') ?? [])
  const sort = z.enum(fields.flatMap(field => [field, `-${field}`]))
  return {
    query: z.strictObject({ ...listQuery, ...filters, ...(usual && { sort: sort.default(usual) }) }),
    data: z.array(row),
    meta: listMeta,
  } as unknown as {
    query: z.ZodObject<typeof listQuery & Filters & Sorted<Word>, z.core.$strict>
    data: z.ZodArray<Row>
    meta: typeof listMeta
  }
}

/** The media type of a workbook of Excel. */
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const format = z.enum(['xlsx', 'csv']).default('xlsx')

/** A table to take along as a file. */
export const tableOf = <Filters extends z.ZodRawShape>(filters: Filters) => ({
  query: z.strictObject({ ...filters, format }) as unknown as z.ZodObject<
    Filters & { format: typeof format },
    z.core.$strict
  >,
  produces: [xlsx, 'text/csv'] as const,
})

/** Why staff did something with consequences: kept for good, beside who and when. */
export const reason = z.string().trim().min(10).max(500)
/** Yes or no; a form says it in letters. */
export const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform(word => word === 'true')])
/** The same, where a form may also say `on` or `1`. */
export const yesOrNo = z.union([z.boolean(), z.stringbool()])
/** Of what is written in it. */
export const lang = z.enum(['id', 'en'])
