import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id } from '../fields.ts'
import { email, grade, newPassword, personName, phone, regionCode, schoolName, username } from './users.ts'

const access = { roles: 'public', lane: 'write' } as const

/** When the next mail of the same kind may be asked for. */
export const resend = z.strictObject({ resend_after_seconds: z.int() })

export const accounts = defineCalls({
  register: {
    route: 'POST /register',
    summary: 'Make a student account; the answer is the same for an address that has one',
    access,
    body: z.strictObject({
      name: personName,
      email,
      /** Made from the name when left out. */
      username: username.optional(),
      password: newPassword,
      program_id: id,
      /** What follows can be told later, when something needs it. Province, city and district come together. */
      phone: phone.optional(),
      province_id: regionCode.optional(),
      city_id: regionCode.optional(),
      district_id: regionCode.optional(),
      school_name: schoolName.optional(),
      grade: grade.optional(),
      student_code: z.string().trim().max(40).optional(),
    }),
    data: resend,
    status: 201,
  },
  resendVerification: {
    route: 'POST /email/verification',
    summary: 'Send the verification mail again; the answer is the same for every address',
    access,
    body: z.strictObject({ email }),
    data: resend,
  },
  verifyEmail: {
    route: 'GET /email/verify',
    summary:
      'Link of the verification mail; leads to /email-verification-result?status=success|expired|invalid',
    access,
    query: z.strictObject({ token: z.string().max(200).default('') }),
    status: 302,
  },
})
