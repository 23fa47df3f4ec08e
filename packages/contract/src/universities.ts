import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, listMeta, listQuery } from './fields.ts'

const access = { roles: ['student'], lane: 'list' } as const

export const universityType = z.enum(['ptn', 'ptkin', 'polytechnic', 'kedinasan', 'private'])
export type UniversityType = z.infer<typeof universityType>
export const majorLevel = z.enum(['S1', 'D4', 'D3'])

const university = z.strictObject({
  id,
  name: z.string(),
  short_name: z.string(),
  type: universityType,
  province: z.string(),
  city: z.string(),
  major_count: z.int(),
})

/**
 * Figures of the newest year on record. `passing_score` is on the scale of the try-outs (200–1000); `is_estimate`
 * says that the figures are plausible, not official.
 */
export const majorFigures = z.strictObject({
  year: z.int(),
  capacity: z.int().nullable(),
  applicants: z.int().nullable(),
  passing_score: z.number().nullable(),
  source: z.string(),
  is_estimate: z.boolean(),
})

export const major = z.strictObject({
  id,
  name: z.string(),
  level: majorLevel,
  group: z.string(),
  figures: majorFigures.nullable(),
})
export type Major = z.infer<typeof major>

/** A chosen major with its university, as choices, results and raports show it. */
export const chosenMajor = major.extend({
  university: z.strictObject({ id, name: z.string(), short_name: z.string() }),
})
export type ChosenMajor = z.infer<typeof chosenMajor>

export const universities = defineCalls({
  list: {
    method: 'GET',
    path: '/universities',
    summary: 'Universities by name',
    access,
    query: z.strictObject(listQuery),
    data: z.array(university),
    meta: listMeta,
  },
  get: {
    method: 'GET',
    path: '/universities/{universityId}',
    summary: 'One university with its majors by name',
    access,
    params: z.strictObject({ universityId: id }),
    data: university.extend({ majors: z.array(major) }),
  },
})
