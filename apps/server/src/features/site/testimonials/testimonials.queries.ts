import type { EditableTestimonial, Testimonial } from '@gerbang/contract/site/testimonials.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'

const shown = ['id', 'name', 'school', 'accepted_at', 'year', 'quote', 'photo_url'] as const
const editable = [...shown, 'position', 'is_published', 'created_at', 'updated_at'] as const

/** Published ones, in display order. */
export function listTestimonials(db: Db): Promise<Testimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(shown)
    .where('is_published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** In display order. */
export function listAllTestimonials(
  db: Db,
  { search = '', ...page }: { page: number; per_page: number; search?: string | undefined },
) {
  const found = db
    .selectFrom('testimonials')
    .select(editable)
    .$if(search !== '', query => query.where('name', 'ilike', matchAnywhere(search)))
  return listPage(found, { ...page, sort: 'position' }, { orders: { position: sql`position` }, last: ['id'] })
}

export function insertTestimonial(
  db: Db,
  testimonial: Insertable<DB['testimonials']>,
): Promise<EditableTestimonial> {
  return db.insertInto('testimonials').values(testimonial).returning(editable).executeTakeFirstOrThrow()
}

export function updateTestimonial(
  db: Db,
  id: string,
  change: Updateable<DB['testimonials']>,
): Promise<EditableTestimonial | undefined> {
  return db
    .updateTable('testimonials')
    .set(change)
    .where('id', '=', id)
    .returning(editable)
    .executeTakeFirst()
}

export function deleteTestimonial(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db.deleteFrom('testimonials').where('id', '=', id).returning('id').executeTakeFirst()
}
