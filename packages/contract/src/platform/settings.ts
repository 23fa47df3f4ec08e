import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { inLetters, yesOrNo } from '../fields.ts'
import { resultRelease, reviewPolicy } from '../exam/tryout-plans.ts'
import { scoringMethod } from '../exam/tryouts.ts'
import { email } from '../people/users.ts'

export const socialPlatform = z.enum([
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'whatsapp',
  'telegram',
])
const socialLink = z.strictObject({ platform: socialPlatform, url: z.url({ protocol: /^https$/ }).max(300) })

const text = z.string().trim().max(120)

/** `at_time` wants a time of its own, so nothing can begin with it. */
const firstRelease = resultRelease.exclude(['at_time'])

const settingsData = z.strictObject({
  product_name: z.string(),
  logo_url: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_city: z.string().nullable(),
  contact_province: z.string().nullable(),
  social_links: z.array(socialLink),
  footer_year: z.int(),
  /** Whether students who show their name are named in rankings. */
  ranking_names: z.boolean(),
  /** The ranking of a smaller school shows others by initials and bands, unless a code proves the school. */
  open_school_students: z.int(),
  /** What a new try-out begins with where neither its maker nor its format says anything. */
  tryout_scoring: scoringMethod,
  tryout_result_release: firstRelease,
  tryout_review_policy: reviewPolicy,
  /** Whether only those who hold a student code may register by themselves. */
  registration_needs_code: z.boolean(),
  /** What a new batch of codes begins with: uses of each, and days; null: without end. */
  code_max_uses: z.int(),
  code_valid_days: z.int().nullable(),
  /** Whether admins of an installation in production are asked for a second factor. */
  second_factor_for_admins: z.boolean(),
  /** Whether teachers see the classes that they teach: rosters, raports and answers. */
  teachers_see_classes: z.boolean(),
})

export const settings = defineCalls({
  get: {
    route: 'GET /settings',
    summary: 'What this installation calls itself, shows of students, and begins new things with',
    access: { roles: 'public', lane: 'list' },
    /** Forms begin with it, and who may register changes at once. */
    live: true,
    data: settingsData,
  },
  update: {
    route: 'PUT /settings',
    records: { action: 'settings_changed', about: 'installation', unless: 'Every setting was so before.' },
    summary: 'Change them; an absent field stays, null empties it',
    access: { roles: ['admin'], lane: 'list' },
    body: z.strictObject({
      product_name: text.min(2).max(40).optional(),
      /** JPEG, PNG or WebP; null brings the built-in one back. */
      logo: z.file().nullable().optional(),
      contact_email: email.nullable().optional(),
      contact_phone: text.nullable().optional(),
      contact_city: text.nullable().optional(),
      contact_province: text.nullable().optional(),
      social_links: z.array(socialLink).max(10).optional(),
      footer_year: inLetters(z.int().min(2000).max(2100)).optional(),
      ranking_names: yesOrNo.optional(),
      open_school_students: inLetters(z.int().min(5).max(1000)).optional(),
      tryout_scoring: scoringMethod.optional(),
      tryout_result_release: firstRelease.optional(),
      tryout_review_policy: reviewPolicy.optional(),
      registration_needs_code: yesOrNo.optional(),
      code_max_uses: inLetters(z.int().min(1).max(100_000)).optional(),
      code_valid_days: inLetters(z.int().min(1).max(3650)).nullable().optional(),
      second_factor_for_admins: yesOrNo.optional(),
      teachers_see_classes: yesOrNo.optional(),
    }),
    multipart: true,
    data: settingsData,
  },
})

export type SocialLink = z.infer<typeof socialLink>
export type Settings = z.infer<typeof settingsData>
