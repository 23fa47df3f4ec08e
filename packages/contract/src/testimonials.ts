import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, listMeta } from './fields.ts'

const testimonial = z.strictObject({
  id,
  name: z.string(),
  school: z.string(),
  /** Where the person was accepted. */
  accepted_at: z.string(),
  year: z.int(),
  quote: z.string(),
  photo_url: z.string().nullable(),
})
export type Testimonial = z.infer<typeof testimonial>

export const testimonials = defineCalls({
  list: {
    method: 'GET',
    path: '/testimonials',
    summary: 'Published testimonials, in display order',
    access: { roles: 'public', lane: 'list' },
    data: z.array(testimonial),
    meta: listMeta,
  },
})
