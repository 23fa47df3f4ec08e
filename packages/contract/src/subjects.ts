import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, seconds } from './fields.ts'
import { subject } from './tryouts.ts'

export const subjects = defineCalls({
  list: {
    method: 'GET',
    path: '/admin/subjects',
    summary: 'Subjects of one program or of all, in official order',
    access: { roles: ['admin', 'teacher'], lane: 'list' },
    query: z.strictObject({ program_id: id.optional() }),
    data: z.array(subject.extend({ program_id: id, default_duration_seconds: seconds })),
  },
})
