import type { Testimonial } from '@gerbang/contract/site/testimonials.ts'
import type { Db } from '../../../db/database.ts'
import { orderedRows } from '../../../db/ordered-rows.ts'

const shown = ['id', 'name', 'school', 'accepted_at', 'year', 'quote', 'photo_url'] as const

export const testimonialRows = orderedRows('testimonials', {
  columns: [...shown, 'position', 'is_published', 'created_at', 'updated_at'],
  searched: ['name'],
})

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
