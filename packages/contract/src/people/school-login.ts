import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'
import { secondFactorCode } from './second-factor.ts'
import { ownUser } from './users.ts'

/** HTTPS; plain HTTP only to this machine itself, for trying it out. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .regex(
    /^https:|^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/,
    'Tulis alamat lengkap dengan https:// di depannya.',
  )
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(100)
  .regex(/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'Tulis domain seperti sekolah.sch.id, tanpa @.')
/** Names a claim of the provider's tokens. */
const claim = z.string().trim().max(60)
const ticket = z.string().length(43)

const provider = z.strictObject({
  is_on: z.boolean(),
  /** On the button of the login page. */
  label: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  /** The secret itself leaves the server only towards the provider. */
  has_secret: z.boolean(),
  domains: z.array(z.string()),
  /** Where the provider tells a NISN; empty where it tells none. */
  nisn_claim: z.string(),
  makes_accounts: z.boolean(),
  /** Of the accounts that are made. */
  program_id: id.nullable(),
  /** What the provider has to know of this installation. */
  redirect_uri: z.string(),
})

/** Signing in with the accounts of a school's own provider, by OpenID Connect (decision 72). */
export const schoolLogin = defineCalls({
  offer: {
    route: 'GET /school-login',
    summary: 'What the button of the login page says; null where the school has set nothing up',
    access: { roles: 'public', lane: 'list' },
    live: true,
    data: z.strictObject({ label: z.string().nullable() }),
  },
  begin: {
    route: 'POST /school-login',
    summary: 'Where to sign in at the provider, and a ticket that the browser keeps until it is back',
    access: { roles: 'public', lane: 'write' },
    data: z.strictObject({ url: z.string(), ticket: z.string() }),
  },
  finish: {
    route: 'POST /school-login/finish',
    summary:
      'Open a session with what the provider has answered; 401 `second_factor_needed` where the same ticket is to be sent with a code',
    access: { roles: 'public', lane: 'write' },
    body: z.strictObject({
      ticket,
      /** The query that the provider has added to the address of return. */
      answer: z.string().max(4_000),
      code: secondFactorCode.optional(),
    }),
    data: z.strictObject({ token: z.string(), expires_at: time, user: ownUser }),
  },
  get: {
    route: 'GET /admin/school-login',
    summary: 'How the school signs in with its own accounts',
    access: { roles: ['admin'], lane: 'list' },
    data: provider,
  },
  update: {
    route: 'PUT /admin/school-login',
    records: { action: 'school_login_changed', about: 'installation' },
    summary: 'Set it up; switching it on asks the provider first, and an absent secret stays',
    access: { roles: ['admin'], lane: 'write' },
    body: z.strictObject({
      is_on: z.boolean(),
      label: z.string().trim().min(3).max(40),
      issuer,
      client_id: z.string().trim().min(1).max(200),
      client_secret: z.string().trim().min(8).max(500).optional(),
      domains: z.array(domain).max(20),
      nisn_claim: claim,
      makes_accounts: z.boolean(),
      program_id: id.nullable(),
    }),
    data: provider,
  },
})

export type SchoolLogin = z.infer<typeof provider>
