import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, listMeta, slug } from './fields.ts'

export const program = z.strictObject({ id, name: z.string(), slug, description: z.string() })

export const programs = defineCalls({
  list: {
    method: 'GET',
    path: '/programs',
    summary: 'Active exam tracks, in display order',
    access: { roles: 'public', lane: 'list' },
    data: z.array(program),
    meta: listMeta,
  },
})
