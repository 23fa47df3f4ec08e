import type { Testimonial } from '@gerbang/contract/testimonials.ts'
import type { Db } from '../../db/database.ts'

/** Published ones, in display order. */
export function listTestimonials(db: Db): Promise<Testimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'name', 'school', 'accepted_at', 'year', 'quote', 'photo_url'])
    .where('is_published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
