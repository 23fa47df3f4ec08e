import type { Banner } from '@gerbang/contract/site/banners.ts'
import type { Db } from '../../../db/database.ts'
import { orderedRows } from '../../../db/ordered-rows.ts'

const shown = ['id', 'placement', 'title', 'image_url', 'alt', 'link_url'] as const

export const bannerRows = orderedRows('banners', {
  columns: [...shown, 'position', 'opens_at', 'closes_at', 'is_active', 'created_at', 'updated_at'],
  searched: ['title'],
})

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
