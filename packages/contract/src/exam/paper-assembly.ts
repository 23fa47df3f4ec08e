import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { difficulty } from '../bank/questions.ts'
import { id, reference, time } from '../fields.ts'

const roles = ['admin'] as const

/** Whom a paper is to measure most surely: everybody alike, the weaker half, the middle, or the stronger half. */
export const assemblyTarget = z.enum(['even', 'low', 'middle', 'high'])

const assembly = z.strictObject({
  bank_ids: z.array(id).max(50).default([]),
  cells: z
    .array(z.strictObject({ topic_id: id, difficulty, count: z.int().min(1).max(200) }))
    .min(1)
    .max(200),
  target: assemblyTarget,
  /** Other drafts that get a form of their own for the same subject. */
  also_for: z.array(id).max(5),
  /** So many questions stand in every form, so that their scores can be linked; no other stands in two. */
  common: z.int().min(0).max(200),
  /** Questions that more published papers hold are left out; null: none is. */
  most_used: z.int().min(0).max(1_000).nullable(),
  /** Words to read in one form, its passages included; null: as many as it takes. */
  most_words: z.int().min(1).max(100_000).nullable(),
})

const form = z.strictObject({
  tryout: reference,
  questions: z.int(),
  /** How many of them the bank has estimates of; the others count as the level that their author gave says. */
  estimated: z.int(),
  words: z.int(),
  /** What it tells at each ability, in units of 1 / variance of ability. */
  information: z.array(z.strictObject({ ability: z.number(), value: z.number() })),
})

/** Copies of one draft have one title, and are told apart by when they were made. */
const sibling = reference.extend({ created_at: time })

/** Papers that measure alike, put together by optimisation. */
export const paperAssembly = defineCalls({
  siblings: {
    route: 'GET /admin/tryouts/{id}/sub-tests/{subTestId}/siblings',
    summary: 'Other drafts of the program with a sub-test of the same subject',
    access: { roles, lane: 'list' },
    data: z.array(sibling),
  },
  assemble: {
    route: 'POST /admin/tryouts/{id}/sub-tests/{subTestId}/assemble',
    records: { action: 'tryout_questions_assembled', about: 'tryout' },
    summary: 'Choose the questions of a sub-test, and of other drafts at once, so that they measure alike',
    access: { roles, lane: 'write' },
    body: assembly,
    data: z.array(form),
  },
})

export type Assembly = z.infer<typeof assembly>
export type AssembledForm = z.infer<typeof form>
export type Sibling = z.infer<typeof sibling>
