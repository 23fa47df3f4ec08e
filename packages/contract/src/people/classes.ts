import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, isEachOnce, pageOf, reference, time } from '../fields.ts'
import { schoolName } from './users.ts'

const staff = ['admin', 'teacher'] as const
const admin = ['admin'] as const
const change = { roles: admin, lane: 'write' } as const

export const className = z.string().trim().min(1).max(60)
/** In which the school year begins: 2026 for 2026/2027. */
export const schoolYear = z.int().min(2000).max(2100)

const classCard = z.strictObject({
  id,
  name: z.string(),
  year: schoolYear,
  school_name: z.string().nullable(),
  /** Who is in it now. */
  students: z.int(),
  teachers: z.array(reference),
  created_at: time,
})

const member = z.strictObject({
  id,
  name: z.string(),
  username: z.string(),
  nisn: z.string().nullable(),
  joined_at: time,
  last_login_at: time.nullable(),
  /** Without one a card is still to be printed. */
  has_password: z.boolean(),
})

const schoolClass = classCard.extend({ members: z.array(member) })

const written = { name: className, year: schoolYear, school_name: schoolName.nullable() }

export const classes = defineCalls({
  list: {
    route: 'GET /classes',
    summary: 'Classes with their teachers and how many are in them: those of a teacher, or all',
    access: { roles: staff, lane: 'list' },
    live: true,
    ...pageOf(classCard, ['-year', 'name'], { year: inLetters(schoolYear).optional() }),
  },
  get: {
    route: 'GET /classes/{id}',
    summary: 'One class with its roster',
    access: { roles: staff, lane: 'list' },
    live: true,
    data: schoolClass,
  },
  create: {
    route: 'POST /admin/classes',
    records: { action: 'class_created', about: 'class' },
    summary: 'Make a class of a school year',
    access: change,
    body: z.strictObject(written),
    data: schoolClass,
    status: 201,
  },
  update: {
    route: 'PUT /admin/classes/{id}',
    records: { action: 'class_changed', about: 'class' },
    summary: 'Change the name, year or school of a class',
    access: change,
    body: z.strictObject(written).partial(),
    data: schoolClass,
  },
  delete: {
    route: 'DELETE /admin/classes/{id}',
    records: { action: 'class_deleted', about: 'class' },
    summary: 'Delete a class that nobody has ever been in and no code leads to',
    access: change,
  },
  place: {
    route: 'POST /admin/classes/{id}/students',
    records: { action: 'class_members_placed', about: 'class' },
    summary: 'Put students into a class; with `from` they leave that one in the same step',
    access: change,
    body: z.strictObject({ user_ids: z.array(id).min(1).max(500), from: id.nullable() }),
    data: schoolClass,
  },
  remove: {
    route: 'POST /admin/classes/{id}/leavers',
    records: { action: 'class_members_removed', about: 'class' },
    summary: 'Take students out of a class; what they did stays theirs',
    access: change,
    body: z.strictObject({ user_ids: z.array(id).min(1).max(500) }),
    data: schoolClass,
  },
  promote: {
    route: 'POST /admin/classes/next-year',
    records: { action: 'classes_promoted', about: 'class' },
    summary:
      'Lead the classes of a school year into the next one, all or none; whoever stays repeats the class',
    access: change,
    body: z.strictObject({
      year: schoolYear,
      /** Without a name the class leaves school. */
      classes: z
        .array(z.strictObject({ id, name: className.nullable() }))
        .min(1)
        .max(200)
        .refine(isEachOnce('id'), 'Tiap kelas satu kali saja.'),
      /** By NISN or user name. */
      stay: z.array(z.string().trim().toLowerCase().min(1).max(60)).max(5_000),
    }),
    data: z.strictObject({ made: z.int(), moved: z.int(), stayed: z.int(), left: z.int() }),
  },
  join: {
    route: 'POST /classes/join',
    summary: 'Redeem a Kode Siswa after registering: its class, its program and the try-outs that it opens',
    access: { roles: ['student'], lane: 'write' },
    body: z.strictObject({ code: z.string().trim().min(1).max(60) }),
    data: z.strictObject({ class: reference.nullable(), program: reference }),
  },
})

export type ClassCard = z.infer<typeof classCard>
export type ClassMember = z.infer<typeof member>
export type SchoolClass = z.infer<typeof schoolClass>
