import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, rowsOf, time, truth } from '../fields.ts'
import { orderedContent, write } from './ordered-content.ts'

const banner = z.strictObject({
  id,
  /** Where it stands; the sign-in pages take the first whose text contains "login". */
  placement: z.string(),
  title: z.string(),
  /** Below the server's own address. */
  image_url: z.string(),
  alt: z.string(),
  link_url: z.string().nullable(),
})

/** The pages that show banners: signing in, the student's dashboard, the landing page. */
const placement = z.enum(['login', 'dashboard', 'landing'])

const editableBanner = banner.extend({
  position: z.int(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  is_active: z.boolean(),
  created_at: time,
  updated_at: time,
})

/** Browsers leave out line ends and tabs: behind the first slash they would hide a second one. */
const link = z
  .string()
  .trim()
  .max(300)
  .regex(/^(https:\/\/[^/?#]|\/(?![/\\]))\P{Cc}*$/u, 'Mulai dengan https:// atau /.')

const body = z.strictObject({
  placement,
  title: z.string().trim().min(3).max(120),
  /** JPEG, PNG or WebP. */
  image: z.file(),
  /** What the picture shows, for those who cannot see it. */
  alt: z.string().trim().min(3).max(300),
  /** Null: the banner leads nowhere. */
  link_url: link.nullable().optional(),
  opens_at: time.nullable().optional(),
  closes_at: time.nullable().optional(),
  is_active: truth,
})

export const banners = defineCalls({
  list: {
    route: 'GET /banners',
    summary: 'Active banners inside their window, in display order',
    access: { roles: 'public', lane: 'list' },
    ...rowsOf(banner),
  },
  create: {
    route: 'POST /admin/contents/banners',
    records: { action: 'banner_created', about: 'banner' },
    summary: 'Add a banner at the end, or bring one back to its place with the picture that it had',
    access: write,
    body: body.extend({
      image: z.file().optional(),
      /** Of a banner that was deleted, in place of the file. */
      image_url: z.string().max(200).optional(),
      link_url: link.nullable().default(null),
      opens_at: time.nullable().default(null),
      closes_at: time.nullable().default(null),
      is_active: truth.default(false),
      position: inLetters(z.int().min(1).max(10_000)).optional(),
    }),
    multipart: true,
    data: editableBanner,
    status: 201,
  },
  update: {
    route: 'POST /admin/contents/banners/{id}',
    records: { action: 'banner_updated', about: 'banner' },
    summary: 'Change a banner; what is left out stays',
    access: write,
    body: body.partial(),
    multipart: true,
    data: editableBanner,
  },
  ...orderedContent('banner', editableBanner),
})

export type Banner = z.infer<typeof banner>
export type Placement = z.infer<typeof placement>
export type EditableBanner = z.infer<typeof editableBanner>
