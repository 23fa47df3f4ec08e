import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id } from '../fields.ts'

const medium = z.strictObject({
  id,
  kind: z.enum(['image', 'file']),
  /** Below `/media/`; whoever knows it may look. Texts show a picture as `![alt](url)`. */
  url: z.string(),
  /** In pixels; null for a file. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
})

export const media = defineCalls({
  create: {
    route: 'POST /admin/media',
    records: { action: 'medium_added', about: 'medium', unless: 'The same file was there.' },
    summary: 'Keep a picture or a PDF; the same one of the same owner is kept once',
    access: { roles: ['admin', 'teacher'], lane: 'write' },
    status: 201,
    body: z.strictObject({
      /** JPEG, PNG, WebP or PDF. */
      file: z.file(),
      /** What a picture shows, for those who cannot see it. Left out, what is known already stays. */
      alt: z.string().trim().max(1_000).nullish(),
    }),
    multipart: true,
    data: medium,
  },
})

export type Medium = z.infer<typeof medium>
