import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, time, yesOrNo } from '../fields.ts'
import { grade, ownUser, personName, phone, region, regionCode, schoolName, username } from './users.ts'

const gender = z.enum(['female', 'male'])

const profileData = ownUser.extend({
  phone: z.string().nullable(),
  graduation_year: z.int().nullable(),
  /** As the student chose to say; null for who has not. Told to nobody else. */
  gender: gender.nullable(),
  /** Whether mails that remind of try-outs may come. */
  reminders: z.boolean(),
  city: region.nullable(),
  district: region.nullable(),
  /** The membership that the account was made or enrolled with. */
  student_code: z.strictObject({ code: z.string(), label: z.string(), batch: z.string() }).nullable(),
  /** In which one is now, the newest year first. */
  classes: z.array(z.strictObject({ id, name: z.string(), year: z.int() })),
  created_at: time,
})

/** An absent field stays as it is, null empties it. Province, city and district change together. */
const changes = z.strictObject({
  name: personName.optional(),
  username: username.optional(),
  phone: phone.nullable().optional(),
  program_id: id.optional(),
  school_name: schoolName.nullable().optional(),
  grade: grade.nullable().optional(),
  gender: gender.nullable().optional(),
  graduation_year: inLetters(z.int().min(1990).max(2100)).nullable().optional(),
  province_id: regionCode.nullable().optional(),
  city_id: regionCode.nullable().optional(),
  district_id: regionCode.nullable().optional(),
  /** A form sends words where JSON has booleans. */
  show_name_in_ranking: yesOrNo.optional(),
  reminders: yesOrNo.optional(),
  /** JPEG, PNG or WebP; null takes the picture away. */
  avatar: z.file().nullable().optional(),
})

const get = {
  summary: 'The own profile',
  data: profileData,
} as const
const update = {
  summary: 'Change the own profile, as JSON or, with a picture, as a form',
  body: changes,
  multipart: true,
  data: profileData,
} as const

const signedIn = { roles: 'signed_in', lane: 'write' } as const
const admin = { roles: ['admin'], lane: 'write' } as const

export const profile = defineCalls({
  get: { ...get, route: 'GET /profile', access: signedIn },
  update: { ...update, route: 'PUT /profile', access: signedIn },
  getAdmin: { ...get, route: 'GET /admin/profile', access: admin },
  updateAdmin: {
    records: { nothing: 'It concerns nobody but the caller.' },
    ...update,
    route: 'PUT /admin/profile',
    access: admin,
  },
})

export type Profile = z.infer<typeof profileData>
