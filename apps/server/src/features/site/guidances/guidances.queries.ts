import type { EditableGuidance } from '@gerbang/contract/site/guidances.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'

const editable = [
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
] as const

interface GuidanceFilter {
  search?: string | undefined
  published?: boolean
}

/** In display order. */
export function listGuidances(
  db: Db,
  { search = '', published = false, ...page }: GuidanceFilter & { page: number; per_page: number },
) {
  const pattern = matchAnywhere(search)
  const found = db
    .selectFrom('guidances')
    .select(editable)
    .$if(published, query => query.where('is_published', '=', true))
    .$if(search !== '', query =>
      query.where(eb => eb.or([eb('title', 'ilike', pattern), eb('body', 'ilike', pattern)])),
    )
  return listPage(found, { ...page, sort: 'position' }, { orders: { position: sql`position` }, last: ['id'] })
}

export function insertGuidance(db: Db, guidance: Insertable<DB['guidances']>): Promise<EditableGuidance> {
  return db.insertInto('guidances').values(guidance).returning(editable).executeTakeFirstOrThrow()
}

export function updateGuidance(
  db: Db,
  id: string,
  change: Updateable<DB['guidances']>,
): Promise<EditableGuidance | undefined> {
  return db.updateTable('guidances').set(change).where('id', '=', id).returning(editable).executeTakeFirst()
}

export function deleteGuidance(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db.deleteFrom('guidances').where('id', '=', id).returning('id').executeTakeFirst()
}

/** Every address that is taken, while nobody else adds any: the caller holds the lock of the order. */
export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('guidances').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}
