export interface ContentProblem {
  kind: 'formula' | 'picture'
  /** The formula or the picture's address as the author typed it. */
  source: string
  reason: string
}

/** Leaves the Markdown parser, which knows no other way out; never leaves `renderText`. */
export class ContentError extends Error {
  readonly problem: ContentProblem

  constructor(problem: ContentProblem) {
    super(`Cannot render the ${problem.kind} "${problem.source}": ${problem.reason}`)
    this.problem = problem
  }
}
