import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, pageOf, reason, reference, time, yesOrNo } from '../fields.ts'
import { readTable } from '../platform/jobs.ts'

/** Compared in lower case: one mailbox is one account. */
export const email = z.string().trim().toLowerCase().pipe(z.email().max(254))
/** Never holds an `@`, so that it cannot pass for somebody's e-mail at sign-in. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(30)
  .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/)
/** One line that others can read: marks that are invisible or turn the writing round could pass for somebody else. */
const readable = z
  .string()
  .trim()
  .regex(/^\P{C}*$/u, 'Ada tanda yang tidak terlihat. Ketik ulang dengan huruf biasa.')
  .regex(/\p{L}/u, 'Tulis dengan huruf.')
/** Mails greet by name, also strangers whose address somebody typed: it must not carry a message. */
export const personName = readable
  .min(3)
  .max(100)
  .regex(
    // Wide and dotted signs pass for the usual ones, and browsers take them for those.
    /^(?!.*(?:[:/@\\：／＠＼]|[wWｗＷ]{3}[.．․。｡]|[\p{L}\d][.．․。｡]\p{Ll}{2}))/u,
    'Tulis nama saja, tanpa alamat atau tautan. Beri spasi setelah titik.',
  )
export const schoolName = readable.min(3).max(120)
/** The ten digits by which schools know a student; many begin with a zero. */
export const nisn = z.string().regex(/^\d{10}$/, 'NISN terdiri dari 10 angka.')
export const phone = z
  .string()
  .trim()
  .regex(/^\+?\d[\d -]{7,18}$/)
/** For students; staff need 15 characters, which depends on the account and is checked by the server. */
export const newPassword = z.string().min(10).max(128)

export const role = z.enum(['student', 'teacher', 'admin'])
export const grade = z.enum(['10', '11', '12', 'gap_year'])
/** Regions keep their official Kemendagri code, such as `31.74`. */
export const regionCode = z.string().regex(/^\d{2}(\.\d{2}){0,2}$/)
export const region = z.strictObject({ id: regionCode, name: z.string() })

/** A student as staff see them beside what they do. */
export const namedStudent = { user_id: id, name: z.string(), school_name: z.string().nullable() }

/** The signed-in person, as that person may see themselves. */
export const ownUser = z.strictObject({
  id,
  name: z.string(),
  username: z.string(),
  /** Null where the school made the account without one: it is signed in to by username. */
  email: z.string().nullable(),
  /** Also when the school vouched for whose account it is. */
  email_verified_at: time.nullable(),
  /** The password was told by staff: until it is replaced no other call is answered. */
  must_change_password: z.boolean(),
  role,
  is_admin: z.boolean(),
  is_teacher: z.boolean(),
  /** An admin made them a teacher of a class. */
  has_class: z.boolean(),
  avatar_url: z.string().nullable(),
  program: reference.nullable(),
  school_name: z.string().nullable(),
  grade: grade.nullable(),
  province: region.nullable(),
  /** IANA name, from the province; Asia/Jakarta when none is known. */
  time_zone: z.string(),
  show_name_in_ranking: z.boolean(),
  /** When the account goes, because its owner asked for that; null for all others. */
  deletion_at: time.nullable(),
  /** From when on an admin can do nothing else before a second factor is set up; null for whom nobody asks. */
  second_factor_due_at: time.nullable(),
})

const access = { roles: ['admin'], lane: 'list' } as const
const change = { roles: ['admin'], lane: 'write' } as const

/** `invited`: has been asked to set a password and has not yet. */
export const userStatus = z.enum(['active', 'invited', 'disabled'])

const userCard = z.strictObject({
  id,
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role,
  status: userStatus,
  program: reference.nullable(),
  school_name: z.string().nullable(),
  /** The newest class. */
  batch: z.string().nullable(),
  avatar_url: z.string().nullable(),
  email_verified_at: time.nullable(),
  last_login_at: time.nullable(),
  /** Since then nothing tells who it was. */
  anonymised_at: time.nullable(),
  created_at: time,
})

const invitation = z.strictObject({
  invited_by: reference.nullable(),
  expires_at: time,
  accepted_at: time.nullable(),
  created_at: time,
})

const user = userCard.extend({
  nisn: z.string().nullable(),
  phone: z.string().nullable(),
  grade: grade.nullable(),
  graduation_year: z.int().nullable(),
  province: region.nullable(),
  city: region.nullable(),
  district: region.nullable(),
  show_name_in_ranking: z.boolean(),
  /** Multiplies the time of every sub-test. */
  extra_time_factor: z.number(),
  invitation: invitation.nullable(),
  has_second_factor: z.boolean(),
  sessions: z.array(z.strictObject({ id, user_agent: z.string(), created_at: time, last_seen_at: time })),
  codes: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      batch: z.string(),
      program: reference,
      redeemed_at: time,
    }),
  ),
  /** Newest first; the score is that of the published run. */
  attempts: z.array(
    z.strictObject({
      id,
      tryout: z.strictObject({ id, title: z.string() }),
      number: z.int(),
      status: z.enum(['enrolled', 'in_progress', 'finished', 'scored', 'void']),
      started_at: time.nullable(),
      finished_at: time.nullable(),
      total: z.number().nullable(),
      created_at: time,
    }),
  ),
  updated_at: time,
})

const person = {
  name: personName,
  nisn: nisn.nullable().optional(),
  phone: phone.nullable().optional(),
  program_id: id.nullable().optional(),
  school_name: schoolName.nullable().optional(),
  grade: grade.nullable().optional(),
}

/** What can be done with many at once. */
export const bulkAct = z.enum(['disable', 'enable', 'invite'])

export const users = defineCalls({
  list: {
    route: 'GET /admin/users',
    summary: 'Everybody with an account',
    access,
    ...pageOf(userCard, ['-created_at', 'name', 'last_login_at'], {
      role: role.optional(),
      status: userStatus.optional(),
      program_id: id.optional(),
      school: z.string().trim().max(120).optional(),
      batch: z.string().trim().max(60).optional(),
    }),
  },
  choices: {
    route: 'GET /admin/users/choices',
    summary: 'What users can be filtered by: schools that match, and every batch',
    access,
    query: z.strictObject({ school: z.string().trim().max(120).optional() }),
    data: z.strictObject({ schools: z.array(z.string()), batches: z.array(z.string()) }),
  },
  create: {
    route: 'POST /admin/users',
    records: { action: 'user_created', about: 'user' },
    summary: 'Make an account: with a password told in person, or without one and invited by mail',
    access: change,
    body: z.strictObject({
      ...person,
      role,
      /** May lack where the account gets a password: it is signed in to by username. */
      email: email.nullable().optional(),
      /** Made from the name when left out. */
      username: username.optional(),
      /** Left out: a mail asks the person to set one. */
      password: newPassword.optional(),
    }),
    data: user,
    status: 201,
  },
  bulk: {
    route: 'POST /admin/users/bulk',
    records: {
      action: ['user_disabled', 'user_enabled', 'user_invited'],
      about: 'user',
      unless: 'The act fits none of them.',
    },
    summary: 'Do the same with many; whoever it does not fit is left as they are, and counted',
    access: change,
    body: z.strictObject({ ids: z.array(id).min(1).max(500), act: bulkAct, reason }),
    data: z.strictObject({ changed: z.int(), left: z.int() }),
  },
  import: {
    route: 'POST /admin/users/import',
    records: { action: 'users_imported', about: 'user', by: 'job', unless: 'A trial run writes nothing.' },
    summary: 'Invite everybody of a table as a job; a dry run only says what it would do',
    access: change,
    body: z.strictObject({ file: z.file(), dry_run: yesOrNo }),
    multipart: true,
    data: readTable({
      /** Whoever has no account yet, and has one. */
      fresh: z.int(),
      known: z.int(),
    }),
  },
  get: {
    route: 'GET /admin/users/{id}',
    summary: 'One user with sessions, codes and attempts',
    access,
    data: user,
  },
  update: {
    route: 'PUT /admin/users/{id}',
    records: { action: 'user_changed', about: 'user' },
    summary:
      'Change a user; a change of rights or of time wants a reason, and ended rights end sessions at once',
    access: change,
    body: z.strictObject({
      ...person,
      name: personName.optional(),
      email: email.nullable().optional(),
      username: username.optional(),
      role: role.optional(),
      status: z.enum(['active', 'disabled']).optional(),
      extra_time_factor: z.number().min(1).max(3).optional(),
      reason: reason.optional(),
    }),
    data: user,
  },
  invite: {
    route: 'POST /admin/users/{id}/invitation',
    records: { action: 'user_invited', about: 'user' },
    summary: 'Send the invitation again; only the newest link counts',
    access: change,
    data: user,
  },
  endSessions: {
    route: 'POST /admin/users/{id}/sign-out',
    records: { action: 'user_signed_out', about: 'user' },
    summary: 'End every session of a user',
    access: change,
    body: z.strictObject({ reason }),
    data: z.strictObject({ ended: z.int() }),
  },
  givePasswords: {
    route: 'POST /admin/users/passwords',
    records: {
      action: 'first_password_given',
      about: 'user',
      unless: 'Everybody asked for has a password, and is to keep it.',
    },
    summary:
      'Give students a first password, told in this reply and never again; of those who have one only if it is renewed, which ends their sessions',
    access: change,
    live: true,
    body: z.strictObject({ ids: z.array(id).min(1).max(40), renew: z.boolean() }),
    data: z.array(z.strictObject({ id, username: z.string(), password: z.string() })),
  },
  delete: {
    route: 'DELETE /admin/users/{id}',
    records: { action: ['user_deleted', 'user_anonymised'], about: 'user' },
    summary: 'Delete a user without traces; of one with traces forget who it was, and keep marks and ranks',
    access: change,
    body: z.strictObject({ reason }),
    data: z.strictObject({ outcome: z.enum(['deleted', 'anonymised']) }),
  },
})

export type OwnUser = z.infer<typeof ownUser>
export type UserCard = z.infer<typeof userCard>
export type User = z.infer<typeof user>
