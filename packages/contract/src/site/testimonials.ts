import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, listMeta, listQuery, time, truth } from '../fields.ts'

const look = { roles: ['admin'], lane: 'list' } as const
const write = { roles: ['admin'], lane: 'write' } as const
const path = z.strictObject({ id })

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

const editableTestimonial = testimonial.extend({
  position: z.int(),
  is_published: z.boolean(),
  created_at: time,
  updated_at: time,
})
export type EditableTestimonial = z.infer<typeof editableTestimonial>

const line = z.string().trim().min(2).max(120)
const body = z.strictObject({
  name: line,
  school: line,
  accepted_at: line,
  year: z.coerce.number().int().min(2000).max(2100),
  quote: z.string().trim().min(10).max(500),
  /** JPEG, PNG or WebP; null takes it away. */
  photo: z.file().nullable().optional(),
  is_published: truth,
})

export const testimonials = defineCalls({
  list: {
    method: 'GET',
    path: '/testimonials',
    summary: 'Published testimonials, in display order',
    access: { roles: 'public', lane: 'list' },
    data: z.array(testimonial),
    meta: listMeta,
  },
  listAll: {
    method: 'GET',
    path: '/admin/contents/testimonials',
    summary: 'All testimonials, in display order',
    access: look,
    query: z.strictObject(listQuery),
    data: z.array(editableTestimonial),
    meta: listMeta,
  },
  create: {
    method: 'POST',
    path: '/admin/contents/testimonials',
    records: { action: 'testimonial_created', about: 'testimonial' },
    summary: 'Add a testimonial at the end, or bring one back to its place with the photo that it had',
    access: write,
    body: body.extend({
      /** Of a testimonial that was deleted, in place of the file. */
      photo_url: z.string().max(200).optional(),
      is_published: truth.default(false),
      position: z.coerce.number().int().min(1).max(10_000).optional(),
    }),
    multipart: true,
    data: editableTestimonial,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/admin/contents/testimonials/{id}',
    records: { action: 'testimonial_updated', about: 'testimonial' },
    summary: 'Change a testimonial; what is left out stays',
    access: write,
    params: path,
    body: body.partial(),
    multipart: true,
    data: editableTestimonial,
  },
  order: {
    method: 'PUT',
    path: '/admin/contents/testimonials/order',
    records: { action: 'testimonials_ordered', about: 'testimonial' },
    summary: 'Put all testimonials in this order',
    access: write,
    body: z.strictObject({ ids: z.array(id).min(1).max(1_000) }),
    data: z.null(),
  },
  delete: {
    method: 'DELETE',
    path: '/admin/contents/testimonials/{id}',
    records: { action: 'testimonial_deleted', about: 'testimonial' },
    summary: 'Delete a testimonial',
    access: write,
    params: path,
    data: z.null(),
  },
})
