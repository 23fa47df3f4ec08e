import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, rowsOf, truth } from '../fields.ts'
import { edited, orderedContent, write } from './ordered-content.ts'

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

const editableTestimonial = testimonial.extend({
  ...edited,
})

const line = z.string().trim().min(2).max(120)
const body = z.strictObject({
  name: line,
  school: line,
  accepted_at: line,
  year: inLetters(z.int().min(2000).max(2100)),
  quote: z.string().trim().min(10).max(500),
  /** JPEG, PNG or WebP; null takes it away. */
  photo: z.file().nullable().optional(),
  is_published: truth,
})

export const testimonials = defineCalls({
  list: {
    route: 'GET /testimonials',
    summary: 'Published testimonials, in display order',
    access: { roles: 'public', lane: 'list' },
    ...rowsOf(testimonial),
  },
  create: {
    route: 'POST /admin/contents/testimonials',
    records: { action: 'testimonial_created', about: 'testimonial' },
    summary: 'Add a testimonial at the end, or bring one back to its place with the photo that it had',
    access: write,
    body: body.extend({
      /** Of a testimonial that was deleted, in place of the file. */
      photo_url: z.string().max(200).optional(),
      is_published: truth.default(false),
      position: inLetters(z.int().min(1).max(10_000)).optional(),
    }),
    multipart: true,
    data: editableTestimonial,
    status: 201,
  },
  update: {
    route: 'PUT /admin/contents/testimonials/{id}',
    records: { action: 'testimonial_updated', about: 'testimonial' },
    summary: 'Change a testimonial; what is left out stays',
    access: write,
    body: body.partial(),
    multipart: true,
    data: editableTestimonial,
  },
  ...orderedContent('testimonial', editableTestimonial),
})

export type Testimonial = z.infer<typeof testimonial>
export type EditableTestimonial = z.infer<typeof editableTestimonial>
