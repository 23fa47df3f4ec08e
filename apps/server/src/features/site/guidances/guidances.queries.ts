import type { Db } from '../../../db/database.ts'
import { orderedRows } from '../../../db/ordered-rows.ts'

export const guidanceRows = orderedRows('guidances', {
  columns: [
    'id',
    'title',
    'slug',
    'body',
    'body_html',
    'video_url',
    'file_url',
    'file_name',
    'position',
    'is_published',
    'created_at',
    'updated_at',
  ],
  searched: ['title', 'body'],
})

/** Every address that is taken, while nobody else adds any: the caller holds the lock of the order. */
export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('guidances').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}
