import { z } from 'zod'
import { html, partId, text } from './fields.ts'
import { MOST_WRITTEN } from './most-written.ts'

const type = z.literal('essay')

/** What a marker looks for, and how many whole points it earns at most. */
export const criterion = z.strictObject({
  id: partId,
  text: z.string().trim().min(1).max(500),
  points: z.int().min(1).max(100),
})
export type Criterion = z.infer<typeof criterion>

const rubric = z.array(criterion).min(1).max(8)

/** Advice to the student that the screen counts against; a longer or shorter text is still an answer. */
const wordLimits = z.strictObject({
  least: z.int().min(1).max(3_000).nullable(),
  most: z.int().min(1).max(3_000).nullable(),
})

export const essay = {
  content: z.strictObject({
    type,
    prompt_html: html,
    words: wordLimits,
    /** What the author lets students see before they write; null where the rubric stays secret. */
    shown_rubric: rubric.nullable(),
  }),
  /** People mark by the rubric; the model answer helps them, and students once results are out. */
  key: z.strictObject({ type, rubric, model_answer: z.string().trim().min(1).max(MOST_WRITTEN) }),
  draft: z.strictObject({ type, prompt: text, words: wordLimits, shown_rubric: rubric.nullable() }),
}
