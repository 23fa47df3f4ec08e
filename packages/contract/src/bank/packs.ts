import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, lang, time } from '../fields.ts'

const look = { roles: ['admin'], lane: 'list' } as const
const write = { roles: ['admin'], lane: 'write' } as const
const packId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/)
const params = { packId }
const count = z.int()
const words = z.string()

/** Words of the kinds of things that a pack brings; majors are counted beside their universities. */
export const packKind = z.enum([
  'program',
  'format',
  'bank',
  'passage',
  'question',
  'tryout',
  'quiz',
  'lesson',
  'university',
  'major',
  'guide',
  'faq',
  'news',
  'banner',
  'testimonial',
])

/**
 * What loading does with an item. new: it comes. present: the school has one of that name. same: it is as it was loaded.
 * changed: the pack says something new, and it is taken over. edited, both, gone: somebody here has changed or removed it, and
 * it stays so.
 */
export const packItemState = z.enum(['new', 'present', 'same', 'changed', 'edited', 'both', 'gone'])

/** What seals a pack is long enough for nobody to guess it, for whoever has the file may try as often as they like. */
const sealWord = z.string().min(12).max(200)
const word = z.string().max(200)

const counted = z.strictObject({ kind: packKind, count })

const card = z.strictObject({
  id: z.string(),
  name: words,
  version: words,
  licence: words,
  language: lang,
  about: words,
  /** Its keys came in a seal, so that nobody without its word has read them. */
  sealed: z.boolean(),
  counts: z.array(counted),
  bytes: count,
  /** Shipped with the product, or uploaded here. */
  source: z.enum(['shipped', 'uploaded']),
  /** Null while it is not loaded. */
  loaded: z.strictObject({ version: words, at: time }).nullable(),
})

const group = z.strictObject({
  kind: packKind,
  /** By what loading does with them. */
  states: z.array(z.strictObject({ state: packItemState, count })),
  /** The first of them by name; those that are not as they were loaded come first. */
  items: z.array(z.strictObject({ ref: words, name: words, state: packItemState })),
})

const preview = z.strictObject({
  card,
  groups: z.array(group),
  /** Of an earlier version, and no longer in this one: they stay. */
  dropped: count,
  /** A few questions, as students will see them. */
  samples: z.array(z.strictObject({ bank: words, sub_test: words, prompt_html: words })),
})

const started = z.strictObject({ job_id: id })

export const packs = defineCalls({
  list: {
    route: 'GET /admin/packs',
    summary: 'Content packs that the product ships or that were uploaded, and which are loaded',
    access: look,
    data: z.array(card),
  },
  upload: {
    route: 'POST /admin/packs',
    records: { action: 'pack_uploaded', about: 'pack' },
    summary: 'Keep a pack as a .zip; 422 tells what is wrong with it by file and line. Nothing is loaded',
    access: write,
    multipart: true,
    body: z.strictObject({
      file: z.file(),
      /** Opens a sealed pack. It is kept nowhere. */
      word: word.nullable().optional(),
    }),
    data: card,
    status: 201,
  },
  preview: {
    route: 'GET /admin/packs/{packId}',
    summary: 'What loading a pack would bring, what is there already and what would change',
    access: { roles: ['admin'], lane: 'report' },
    params,
    data: preview,
  },
  load: {
    route: 'POST /admin/packs/{packId}/load',
    records: { action: 'pack_loaded', about: 'pack', by: 'job' },
    summary: 'Load all of a pack or nothing; what somebody here has changed stays',
    access: write,
    params,
    data: started,
  },
  remove: {
    route: 'POST /admin/packs/{packId}/remove',
    records: { action: 'pack_removed', about: 'pack', by: 'job' },
    summary: 'Take out what a pack brought, as far as nobody uses or has changed it',
    access: write,
    params,
    data: started,
  },
  deleteUpload: {
    route: 'DELETE /admin/packs/{packId}',
    records: { action: 'pack_upload_deleted', about: 'pack' },
    summary: 'Forget an uploaded pack; what was loaded from it stays',
    access: write,
    params,
    data: z.null(),
  },
  export: {
    route: 'POST /admin/packs/export',
    records: { action: 'packs_exported', about: 'pack' },
    summary: 'Make a pack of own question banks, to be loaded elsewhere',
    access: { roles: ['admin', 'teacher'], lane: 'export' },
    body: z.strictObject({
      id: packId,
      name: z.string().trim().min(3).max(80),
      version: z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/),
      licence: z.string().trim().min(2).max(120),
      about: z.string().trim().min(10).max(500),
      /** Of one program. */
      bank_ids: z.array(id).min(1).max(20),
      /** Seals keys and explanations; null leaves them open. */
      word: sealWord.nullable().default(null),
    }),
    produces: ['application/zip'],
  },
})

export type PackKindName = z.infer<typeof packKind>
export type PackItemState = z.infer<typeof packItemState>
export type PackCard = z.infer<typeof card>
export type PackPreview = z.infer<typeof preview>
