import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, listQuery, pageOf, pageQuery, reason, reference, rowsOf, tableOf, time } from '../fields.ts'
import { schoolName } from './users.ts'

const read = { roles: ['admin'], lane: 'list' } as const
const change = { roles: ['admin'], lane: 'write' } as const

/** Capital letters and 2–9, read out loud and typed on phones: case, spaces and hyphens do not count. */
const typedCode = z
  .string()
  .max(60)
  .transform(text => text.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(4)
      .max(40)
      .regex(/^[A-Z2-9]+$/, 'Hanya huruf A–Z dan angka 2–9: 0 dan 1 mudah tertukar.'),
  )
const params = { code: typedCode }

/** `used_up`, `expired`: still active, and nobody can redeem it. */
export const codeState = z.enum(['active', 'used_up', 'expired', 'disabled'])

const codeCard = z.strictObject({
  id,
  code: z.string(),
  program: reference,
  batch: z.string(),
  label: z.string(),
  school_name: z.string().nullable(),
  tryouts: z.array(z.strictObject({ id, title: z.string() })),
  max_uses: z.int(),
  used_count: z.int(),
  expires_at: time.nullable(),
  state: codeState,
  created_at: time,
})

const use = z.strictObject({ user: reference, email: z.string().nullable(), redeemed_at: time })

const written = {
  /** Groups whoever redeems it; users are filtered by it. */
  batch: z.string().trim().max(60),
  /** What the code is for, for staff and on the card. */
  label: z.string().trim().max(60),
  /** Ties whoever redeems it to this school. */
  school_name: schoolName.nullable(),
  /** Code-only try-outs that it opens. */
  tryout_ids: z.array(id).max(50),
  max_uses: z.int().min(1).max(100_000),
  expires_at: time.nullable(),
}

const filters = {
  program_id: id.optional(),
  batch: z.string().trim().max(60).optional(),
  state: codeState.optional(),
  tryout_id: id.optional(),
  search: listQuery.search,
}

export const studentCodes = defineCalls({
  list: {
    route: 'GET /admin/student-codes',
    summary: 'Student codes with what they open and how often they were used',
    access: read,
    ...pageOf(codeCard, ['-created_at', 'code', 'used_count'], filters),
  },
  choices: {
    route: 'GET /admin/student-codes/choices',
    summary: 'What codes can be tied to: every batch so far, and try-outs that want a code',
    access: read,
    data: z.strictObject({
      batches: z.array(z.string()),
      tryouts: z.array(z.strictObject({ id, title: z.string(), program_id: id })),
    }),
  },
  cards: {
    route: 'GET /admin/student-codes/cards',
    summary: 'What is printed on cards, of up to 10,000 codes that can still be used',
    access: { roles: ['admin'], lane: 'report' },
    query: z.strictObject(filters),
    ...rowsOf(codeCard.pick({ code: true, label: true, batch: true, expires_at: true })),
  },
  export: {
    route: 'GET /admin/student-codes/export',
    records: { action: 'student_codes_exported', about: 'student_code' },
    summary: 'The codes as a file',
    access: { roles: ['admin'], lane: 'export' },
    ...tableOf(filters),
  },
  create: {
    route: 'POST /admin/student-codes',
    records: { action: 'student_code_created', about: 'student_code' },
    summary: 'Make one code with a text of its own',
    access: change,
    body: z.strictObject({ code: typedCode, program_id: id, ...written }),
    data: codeCard,
    status: 201,
  },
  bulk: {
    route: 'POST /admin/student-codes/bulk',
    records: { action: 'student_codes_created', about: 'student_code' },
    summary: 'Make many codes at once: so many random ones, or those of a list',
    access: change,
    body: z.strictObject({
      /** Left out when `codes` are given. */
      count: z.int().min(1).max(10_000).optional(),
      /** Before the random part. */
      prefix: z
        .string()
        .trim()
        .toUpperCase()
        .max(12)
        .regex(/^[A-Z2-9]*$/, 'Hanya huruf A–Z dan angka 2–9: 0 dan 1 mudah tertukar.')
        .optional(),
      codes: z.array(typedCode).min(1).max(10_000).optional(),
      program_id: id,
      ...written,
    }),
    data: z.strictObject({ created: z.int(), codes: z.array(z.string()) }),
    status: 201,
  },
  listUses: {
    route: 'GET /admin/student-codes/{code}/uses',
    summary: 'Who has redeemed a code',
    access: read,
    params,
    query: z.strictObject(pageQuery),
    ...rowsOf(use),
  },
  assign: {
    route: 'POST /admin/student-codes/{code}/uses',
    records: { action: 'student_code_assigned', about: 'student_code' },
    summary: 'Redeem a code for a student',
    access: change,
    params,
    body: z.strictObject({ user_id: id }),
    data: codeCard,
  },
  update: {
    route: 'PUT /admin/student-codes/{code}',
    records: { action: 'student_code_changed', about: 'student_code' },
    summary: 'Change a code; disabled it opens nothing new, and whoever has redeemed it keeps what they have',
    access: change,
    params,
    body: z
      .strictObject({
        ...written,
        status: z.enum(['active', 'disabled']),
        reason: reason.optional(),
      })
      .partial(),
    data: codeCard,
  },
  delete: {
    route: 'DELETE /admin/student-codes/{code}',
    records: { action: 'student_code_deleted', about: 'student_code' },
    summary: 'Delete a code that nobody has used',
    access: change,
    params,
  },
})

export type CodeCard = z.infer<typeof codeCard>
