import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, listMeta, pageOf } from '../fields.ts'

const access = { roles: ['student'], lane: 'list' } as const

export const universityType = z.enum(['ptn', 'ptkin', 'polytechnic', 'kedinasan', 'private'])
export const majorLevel = z.enum(['S1', 'D4', 'D3'])

export const university = z.strictObject({
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
 * says that it is plausible, not official. Where each figure comes from, capacity and applicants included, is what
 * `source` tells, which is shown beside them.
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

/** A chosen major with its university, as choices, results and raports show it. */
export const chosenMajor = major.extend({
  university: z.strictObject({ id, name: z.string(), short_name: z.string() }),
})

/** `elsewhere`: the major that was meant, at another university than the one that was named. */
const foundMajor = chosenMajor.extend({ fits: z.enum(['all', 'elsewhere']) })

export const universities = defineCalls({
  list: {
    route: 'GET /universities',
    summary: 'Universities by name',
    access,
    ...pageOf(university),
  },
  get: {
    route: 'GET /universities/{universityId}',
    summary: 'One university with its majors by name',
    access,
    data: university.extend({ majors: z.array(major) }),
  },
  majors: {
    route: 'GET /majors',
    summary:
      'Majors by how well they fit words about them and their university, in any order: names, short names, what people say',
    access,
    ...pageOf(foundMajor, [], { university_id: id.optional() }),
    meta: listMeta.extend({
      /** Words that stand for a name, or were mended, with what they were taken for. */
      understood: z.array(z.strictObject({ said: z.string(), meant: z.string() })),
      /** Searches like this one, where nothing fits it. */
      near: z.array(z.string()),
    }),
  },
})

export type UniversityType = z.infer<typeof universityType>
export type Major = z.infer<typeof major>
export type ChosenMajor = z.infer<typeof chosenMajor>
export type FoundMajor = z.infer<typeof foundMajor>
