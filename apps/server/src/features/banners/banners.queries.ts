import type { Banner } from '@gerbang/contract/banners.ts'
import type { Db } from '../../db/database.ts'

/** Active ones whose window holds `at`, in display order. */
export function listBanners(db: Db, at: Date): Promise<Banner[]> {
  const now = at.toISOString()
  return db
    .selectFrom('banners')
    .select(['id', 'placement', 'title', 'image_url', 'alt', 'link_url'])
    .where('is_active', '=', true)
    .where(eb => eb.or([eb('opens_at', 'is', null), eb('opens_at', '<=', now)]))
    .where(eb => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
}
