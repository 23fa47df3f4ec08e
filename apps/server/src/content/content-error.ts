import type { TooHeavy } from './text-weight.rules.ts'

/** Why a whole text cannot be shown, whatever stands in it. */
export type TextFault = TooHeavy | 'length' | 'time'

export type ContentProblem =
  | {
      kind: 'formula' | 'picture'
      /** The formula or the picture's address as the author typed it. */
      source: string
      reason: string
    }
  | { kind: 'text'; reason: TextFault }

/** Leaves the Markdown parser, which knows no other way out; never leaves `renderText`. */
export class ContentError extends Error {
  readonly problem: ContentProblem

  constructor(problem: ContentProblem) {
    super(`Cannot render: ${JSON.stringify(problem)}`)
    this.problem = problem
  }
}
