import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, isEachOnce, pageOf, time, yesOrNo } from '../fields.ts'
import { regionCode } from '../people/users.ts'
import { majorLevel, university, universityType } from './universities.ts'

const admin = ['admin'] as const
const read = { roles: admin, lane: 'list' } as const
const change = { roles: admin, lane: 'write' } as const

const listedUniversity = university.extend({
  slug: z.string(),
  province_id: regionCode,
  logo_url: z.string().nullable(),
  website: z.string().nullable(),
  updated_at: time,
})

const written = {
  name: z.string().trim().min(3).max(120),
  short_name: z.string().trim().min(2).max(30),
  type: universityType,
  province_id: regionCode,
  city: z.string().trim().min(2).max(60),
  website: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .nullable(),
  /** JPEG, PNG or WebP; null takes it away. */
  logo: z.file().nullable(),
}

const year = z.strictObject({
  year: z.int().min(2000).max(2100),
  capacity: z.int().min(0).max(100_000).nullable(),
  applicants: z.int().min(0).max(10_000_000).nullable(),
  /** On the scale of the try-outs. */
  passing_score: z.number().min(0).max(1000).nullable(),
  /** Where the figures are from: students see it beside them. */
  source: z.string().trim().min(3).max(200),
  is_estimate: z.boolean(),
})

const majorWeights = z
  .record(z.string().regex(/^[A-Z0-9-]{1,20}$/), z.number().min(0).max(100))
  .refine(
    weights => Object.keys(weights).length === 0 || Object.values(weights).some(weight => weight > 0),
    'Paling sedikit satu subtes berbobot lebih dari 0.',
  )

const writtenMajor = z.strictObject({
  code: z.string().trim().min(1).max(30),
  name: z.string().trim().min(3).max(120),
  level: majorLevel,
  group: z.string().trim().min(2).max(60),
  /** Of sub-tests by the code of their subject, others weigh 1; empty: as each try-out weighs them. */
  weights: majorWeights.default({}),
  /** All of them: a year that is left out is removed. */
  years: z.array(year).max(30).refine(isEachOnce('year'), 'Tiap tahun satu kali saja.'),
})

const majorDetail = z.strictObject({
  id,
  code: z.string(),
  name: z.string(),
  level: majorLevel,
  group: z.string(),
  weights: majorWeights,
  /** Newest first. */
  years: z.array(year),
  updated_at: time,
})

/** What an import did, or in a dry run would do. */
const importOutcome = z.strictObject({
  rows: z.int(),
  universities: z.strictObject({ created: z.int(), known: z.int() }),
  majors: z.strictObject({ created: z.int(), known: z.int() }),
  years: z.int(),
  problems: z.array(z.strictObject({ row: z.int(), message: z.string() })),
})

export const universityCatalogue = defineCalls({
  list: {
    route: 'GET /admin/universities',
    summary: 'Universities, to be kept up to date',
    access: read,
    ...pageOf(listedUniversity, ['name', 'updated_at'], {
      type: universityType.optional(),
      province_id: regionCode.optional(),
    }),
  },
  create: {
    route: 'POST /admin/universities',
    records: { action: 'university_created', about: 'university' },
    summary: 'Add a university',
    access: change,
    body: z.strictObject({
      ...written,
      website: written.website.default(null),
      logo: written.logo.default(null),
    }),
    multipart: true,
    data: listedUniversity,
    status: 201,
  },
  import: {
    route: 'POST /admin/universities/import',
    records: { action: 'universities_imported', about: 'university', unless: 'A trial run writes nothing.' },
    summary:
      'Add or change universities, majors and their figures by a table; a dry run only says what it would do',
    access: change,
    body: z.strictObject({ file: z.file(), dry_run: yesOrNo }),
    multipart: true,
    data: importOutcome,
  },
  get: {
    route: 'GET /admin/universities/{id}',
    summary: 'One university',
    access: read,
    data: listedUniversity,
  },
  update: {
    route: 'PUT /admin/universities/{id}',
    records: { action: 'university_changed', about: 'university' },
    summary: 'Change a university; an absent field stays',
    access: change,
    body: z.strictObject(written).partial(),
    multipart: true,
    data: listedUniversity,
  },
  delete: {
    route: 'DELETE /admin/universities/{id}',
    records: { action: 'university_deleted', about: 'university' },
    summary: 'Delete a university with its majors, none of which anybody has chosen',
    access: change,
  },
  listMajors: {
    route: 'GET /admin/universities/{universityId}/majors',
    summary: 'Majors of a university with all their years',
    access: read,
    ...pageOf(majorDetail, ['name', 'code'], { level: majorLevel.optional() }),
  },
  createMajor: {
    route: 'POST /admin/universities/{universityId}/majors',
    records: { action: 'major_created', about: 'major' },
    summary: 'Add a major',
    access: change,
    body: writtenMajor,
    data: majorDetail,
    status: 201,
  },
  getMajor: {
    route: 'GET /admin/universities/{universityId}/majors/{majorId}',
    summary: 'One major of a university',
    access: read,
    data: majorDetail,
  },
  updateMajor: {
    route: 'PUT /admin/universities/{universityId}/majors/{majorId}',
    records: { action: 'major_changed', about: 'major' },
    summary: 'Change a major and its figures',
    access: change,
    body: writtenMajor,
    data: majorDetail,
  },
  deleteMajor: {
    route: 'DELETE /admin/universities/{universityId}/majors/{majorId}',
    records: { action: 'major_deleted', about: 'major' },
    summary: 'Delete a major that nobody has chosen',
    access: change,
  },
})

export type ListedUniversity = z.infer<typeof listedUniversity>
export type MajorYear = z.infer<typeof year>
export type MajorDetail = z.infer<typeof majorDetail>
export type UniversityImport = z.infer<typeof importOutcome>
