import type { QuestionDraft } from '@gerbang/contract/question.ts'
import type { ContentProblem } from '../../../content/content-error.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { escapeAttribute } from '../../../content/escape-attribute.ts'
import type { Renderer } from '../../../content/kinds/kind.ts'
import { listWritten } from '../../../content/kinds/kinds.ts'
import { type FindPicture, type RenderedText, renderLine, renderText } from '../../../content/render-text.ts'
import type { FieldErrors } from '../../../http/errors.ts'

interface DraftText {
  /** As errors name it. */
  field: string
  text: string
  render: (source: string, findPicture: FindPicture) => RenderedText
}

/** Options, statements and whatever else a kind is made of. */
export function listPartTexts({ content }: QuestionDraft): DraftText[] {
  return listWritten(content).map(({ field, text }) => ({ field, text, render: renderLine }))
}

/** Everything in a draft that is rendered. */
export function listDraftTexts(draft: QuestionDraft): DraftText[] {
  return [
    { field: 'draft.content.prompt', text: draft.content.prompt, render: renderText },
    ...listPartTexts(draft),
    { field: 'draft.explanation', text: draft.explanation, render: renderText },
  ]
}

/** Formulas and pictures that cannot be shown, by field. */
export function findTextProblems(draft: QuestionDraft, findPicture: FindPicture): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, text, render } of listDraftTexts(draft)) {
    const { problem } = render(text, findPicture)
    if (problem) errors[field] = [describeProblem(problem)]
  }
  return errors
}

/** What cannot be shown, by the text that holds it. */
export type FailedTexts = Map<string, ContentProblem>

/** The same as `findTextProblems` for a draft that was rendered already. */
export function nameFailures(draft: QuestionDraft, failed: FailedTexts): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, text } of listDraftTexts(draft)) {
    const problem = failed.get(text)
    if (problem) errors[field] = [describeProblem(problem)]
  }
  return errors
}

/**
 * For drafts, which may be half typed: a text that cannot be shown stands there as it was typed, and goes into `failed`.
 */
export function createDraftRenderer(findPicture: FindPicture, failed: FailedTexts = new Map()): Renderer {
  const show = (source: string, { html, problem }: RenderedText, wrap: (text: string) => string) => {
    if (problem) failed.set(source, problem)
    return html ?? wrap(escapeAttribute(source))
  }
  return {
    renderBlocks: source => show(source, renderText(source, findPicture), text => `<p>${text}</p>`),
    renderWords: source => show(source, renderLine(source, findPicture), text => text),
  }
}
