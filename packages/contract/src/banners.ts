import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, listMeta } from './fields.ts'

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
export type Banner = z.infer<typeof banner>

export const banners = defineCalls({
  list: {
    method: 'GET',
    path: '/banners',
    summary: 'Active banners inside their window, in display order',
    access: { roles: 'public', lane: 'list' },
    data: z.array(banner),
    meta: listMeta,
  },
})
