import { z } from 'zod'

/** Short ids of options, statements and columns: unique inside one question, meaningless outside it. */
export const partId = z.string().regex(/^[a-z0-9]{1,8}$/)
/** Of one text, as long as the server shows any: formulas take some ten times the room that they are typed in. */
export const html = z.string().max(524_288)
export const part = z.strictObject({ id: partId, html })

/** As authors type it: Markdown with LaTeX between `$…$` or `$$…$$`, pictures as `![alt text](address)`. */
export const text = z.string().max(65_536)
/** What several questions share, as it was typed: spaces in front of a line mean something, and spaces alone do not. */
export const passage = text.min(1).refine(typed => typed.trim() !== '', 'Tulis bacaannya.')
export const writtenPart = z.strictObject({ id: partId, text })

/**
 * Where options have an order of their own (ascending numbers, sentences by their numbers, "cannot be determined" at the
 * end), every student sees that order, also in a try-out that shuffles. Absent means no such order.
 */
export const keepsOrder = z.literal(true).optional()

/** Options to choose one or more of, as students see them and as their author writes them. */
export function choiceOf<const Name extends string>(name: Name, most: number) {
  const type = z.literal(name)
  return {
    content: z.strictObject({
      type,
      prompt_html: html,
      options: z.array(part).min(2).max(most),
      keeps_order: keepsOrder,
    }),
    draft: z.strictObject({
      type,
      prompt: text,
      options: z.array(writtenPart).min(2).max(most),
      keeps_order: keepsOrder,
    }),
  }
}

/**
 * `all_or_nothing`: full marks only for exactly the right parts. `proportional`: otherwise up to half of them, to which
 * right parts add and from which wrong ones take, never below zero. The student is told the rule, never how many parts are right. A frozen paper takes
 * the rule of its program; what a question of the bank says was its author's wish, and travels with documents.
 */
export const creditRule = z.enum(['all_or_nothing', 'proportional'])
export type CreditRule = z.infer<typeof creditRule>
