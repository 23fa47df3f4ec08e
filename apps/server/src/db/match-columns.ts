import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './database.ts'
import { matchAnywhere, patternOf } from './match-anywhere.ts'

/** Columns that an index of trigrams finds parts of (`search-indexes.ts`), of a table under the name that a query has for it. */
interface Searched {
  table: string
  name: string
  columns: readonly string[]
}

/** A word that so many of a sample hold is common. */
const commonShare = 0.02
/** Shorter ones hold no three letters to look up. */
const leastLetters = 3

/**
 * The rare words of a text that has common ones, too, by the sample that PostgreSQL keeps of each column. None where all are rare
 * or all are common, and where no sample is kept.
 */
async function listRareWords(db: Db, { table, columns }: Searched, text: string): Promise<string[]> {
  const words = text.split(/\s+/).filter(({ length }) => length >= leastLetters)
  if (words.length < 2) return []
  const { rows } = await sql<{ nth: number; share: number }>`
    select p.nth, coalesce(max(of_column.share), 0) as share
    from unnest(${words.map(patternOf)}::text[]) with ordinality p (pattern, nth), pg_stats s
    cross join lateral (
      select avg((v.value ilike p.pattern)::integer)::double precision as share
      from unnest(s.most_common_vals::text::text[] || s.histogram_bounds::text::text[]) v (value)
    ) of_column
    where s.schemaname = current_schema() and s.tablename = ${table} and s.attname = any(${[...columns]}::text[])
    group by p.nth
  `.execute(db)
  const rare = rows.filter(({ share }) => share < commonShare).map(({ nth }) => words[nth - 1] ?? '')
  return rare.length < rows.length ? rare : []
}

/**
 * Whether one of the columns holds a text. For a word that most rows hold the index reads all its places: where the text has rarer
 * ones these are looked up, and the whole is compared with what they find.
 */
export async function matchColumns(db: Db, searched: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  const rare = await listRareWords(db, searched, text)
  const whole = matchAnywhere(text)
  const conditions = searched.columns.map(column => {
    const ref = sql.ref(`${searched.name}.${column}`)
    if (rare.length === 0) return sql`${ref} ilike ${whole}`
    const found = rare.map(word => sql`${ref} ilike ${matchAnywhere(word)}`)
    // As an expression, which no index has.
    return sql`(${sql.join(found, sql` and `)} and (${ref} || '') ilike ${whole})`
  })
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
