import type { QuestionDraft } from '@gerbang/contract/question.ts'
import type { ContentProblem } from '../../../content/content-error.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { escapeAttribute } from '../../../content/escape-attribute.ts'
import type { Renderer } from '../../../content/kinds/kind.ts'
import { listWritten } from '../../../content/kinds/kinds.ts'
import type { AuthorText, RenderedText, ShowText } from '../../../content/render-text.ts'
import { type FieldErrors, invalid } from '../../../http/errors.ts'

interface DraftText extends AuthorText {
  /** As errors name it. */
  field: string
}

/** Options, statements and whatever else a kind is made of. */
export function listPartTexts({ content }: QuestionDraft): DraftText[] {
  return listWritten(content).map(({ field, text }) => ({ field, source: text, shape: 'words' }))
}

/** Everything in a draft that is rendered. */
export function listDraftTexts(draft: QuestionDraft): DraftText[] {
  return [
    { field: 'draft.content.prompt', source: draft.content.prompt, shape: 'blocks' },
    ...listPartTexts(draft),
    { field: 'draft.explanation', source: draft.explanation, shape: 'blocks' },
    { field: 'draft.hint', source: draft.hint ?? '', shape: 'blocks' },
  ]
}

/** Formulas and pictures that cannot be shown, by field. */
export function findTextProblems(draft: QuestionDraft, show: ShowText): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, ...text } of listDraftTexts(draft)) {
    const { problem } = show(text)
    if (problem) errors[field] = [describeProblem(problem)]
  }
  return errors
}

/** Refuses a draft with a text that nobody could read to its end; a formula that is half typed is borne. */
export function demandReadable(draft: QuestionDraft, show: ShowText): void {
  const unreadable = listDraftTexts(draft).filter(text => show(text).problem?.kind === 'text')
  if (unreadable.length === 0) return
  const problems = findTextProblems(draft, show)
  throw invalid(Object.fromEntries(unreadable.map(({ field }) => [field, problems[field] ?? []])))
}

/** What cannot be shown, by the text that holds it. */
export type FailedTexts = Map<string, ContentProblem>

/** The same as `findTextProblems` for a draft that was rendered already. */
export function nameFailures(draft: QuestionDraft, failed: FailedTexts): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, source } of listDraftTexts(draft)) {
    const problem = failed.get(source)
    if (problem) errors[field] = [describeProblem(problem)]
  }
  return errors
}

/**
 * Takes drafts, which may be half typed. A text that cannot be shown stays as it was typed, and goes into `failed`.
 */
export function createDraftRenderer(showText: ShowText, failed: FailedTexts = new Map()): Renderer {
  const show = (source: string, { html, problem }: RenderedText, wrap: (text: string) => string) => {
    if (problem) failed.set(source, problem)
    return html ?? wrap(escapeAttribute(source))
  }
  return {
    renderBlocks: source => show(source, showText({ source, shape: 'blocks' }), text => `<p>${text}</p>`),
    renderWords: source => show(source, showText({ source, shape: 'words' }), text => text),
  }
}
