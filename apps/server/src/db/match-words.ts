import { sql } from 'kysely'
import { byItsValues } from './repeated-statements.ts'

/** Of a question `q`: each word, or what begins with it, by the index; undefined where there is nothing to look for. */
export function matchWords(search: string) {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  if (!words) return undefined
  const wanted = words.map(word => `${word}:*`).join(' & ')
  return sql<boolean>`to_tsvector('simple', q.search_text) @@ to_tsquery('simple', ${wanted}) ${byItsValues}`
}
