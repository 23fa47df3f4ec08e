import { z } from 'zod'

/** Short ids of options, statements and columns: unique inside one question, meaningless outside it. */
export const partId = z.string().regex(/^[a-z0-9]{1,8}$/)
export const html = z.string().max(65_536)
export const part = z.strictObject({ id: partId, html })

/** As authors type it: Markdown with LaTeX between `$…$` or `$$…$$`, pictures as `![alt text](address)`. */
export const text = z.string().max(65_536)
export const writtenPart = z.strictObject({ id: partId, text })

/**
 * Where options have an order of their own (ascending numbers, sentences by their numbers, "cannot be determined" at the
 * end), every student sees that order, also in a try-out that shuffles. Absent means no such order.
 */
export const keepsOrder = z.literal(true).optional()

/**
 * `all_or_nothing`: full marks only for exactly the right parts. `proportional`: each right part adds, each wrong
 * part subtracts, never below zero. The student is told the rule, never how many parts are right.
 */
export const creditRule = z.enum(['all_or_nothing', 'proportional'])
