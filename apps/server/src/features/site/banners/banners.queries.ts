import type { Banner, EditableBanner } from '@gerbang/contract/site/banners.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'

const shown = ['id', 'placement', 'title', 'image_url', 'alt', 'link_url'] as const
const editable = [
  ...shown,
  'position',
  'opens_at',
  'closes_at',
  'is_active',
  'created_at',
  'updated_at',
] as const

/** Active ones whose window holds `at`, in display order. */
export function listBanners(db: Db, at: Date): Promise<Banner[]> {
  const now = at.toISOString()
  return db
    .selectFrom('banners')
    .select(shown)
    .where('is_active', '=', true)
    .where(eb => eb.or([eb('opens_at', 'is', null), eb('opens_at', '<=', now)]))
    .where(eb => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** In display order. */
export function listAllBanners(
  db: Db,
  { search = '', ...page }: { page: number; per_page: number; search?: string | undefined },
) {
  const found = db
    .selectFrom('banners')
    .select(editable)
    .$if(search !== '', query => query.where('title', 'ilike', matchAnywhere(search)))
  return listPage(found, { ...page, sort: 'position' }, { orders: { position: sql`position` }, last: ['id'] })
}

export function insertBanner(db: Db, banner: Insertable<DB['banners']>): Promise<EditableBanner> {
  return db.insertInto('banners').values(banner).returning(editable).executeTakeFirstOrThrow()
}

export function updateBanner(
  db: Db,
  id: string,
  change: Updateable<DB['banners']>,
): Promise<EditableBanner | undefined> {
  return db.updateTable('banners').set(change).where('id', '=', id).returning(editable).executeTakeFirst()
}

export function deleteBanner(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db.deleteFrom('banners').where('id', '=', id).returning('id').executeTakeFirst()
}
