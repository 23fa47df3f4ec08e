import { z } from 'zod'
import { id, reference, time } from './fields.ts'

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
    /^(?!.*(?:[:/@\\]|[wW]{3}\.|[\p{L}\d]\.\p{Ll}{2}))/u,
    'Tulis nama saja, tanpa alamat atau tautan. Beri spasi setelah titik.',
  )
export const schoolName = readable.min(3).max(120)
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

/** The signed-in person, as that person may see themselves. */
export const ownUser = z.strictObject({
  id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified_at: time.nullable(),
  role,
  is_admin: z.boolean(),
  is_teacher: z.boolean(),
  avatar_url: z.string().nullable(),
  program: reference.nullable(),
  school_name: z.string().nullable(),
  grade: grade.nullable(),
  province: region.nullable(),
  /** IANA name, from the province; Asia/Jakarta when none is known. */
  time_zone: z.string(),
  show_name_in_ranking: z.boolean(),
})
export type OwnUser = z.infer<typeof ownUser>
