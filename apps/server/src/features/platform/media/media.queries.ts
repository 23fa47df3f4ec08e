import type { Medium } from '@gerbang/contract/platform/media.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Row } from '../../../db/insert-rows.ts'

/** The row that is there already, where the owner has uploaded the same before; a new text for it is taken over. */
export function insertMedium(db: Db, medium: Row<'media'>): Promise<Medium> {
  return db
    .insertInto('media')
    .values(medium)
    .onConflict(conflict =>
      conflict.columns(['owner_id', 'hash']).doUpdateSet({
        alt: sql<string>`coalesce(nullif(excluded.alt, ''), media.alt)`,
        updated_at: eb => eb.ref('excluded.updated_at'),
      }),
    )
    .returning(['id', 'kind', 'url', 'width', 'height', 'alt'])
    .executeTakeFirstOrThrow()
}

export function listPictures(db: Db, addresses: string[]) {
  return db
    .selectFrom('media')
    .distinctOn('url')
    .select(['url', 'width', 'height'])
    .where(sql<boolean>`url = any(${addresses}::text[])`)
    .where('kind', '=', 'image')
    .orderBy('url')
    .execute()
}
