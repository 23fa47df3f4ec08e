import type {
  ContentOf,
  DraftContentOf,
  QuestionContent,
  QuestionDraft,
  QuestionKey,
  QuestionType,
} from '@gerbang/contract/question.ts'
import { type FindPicture, renderLine, renderText } from '../../../content/render-text.ts'

export interface BuiltDraft {
  content: QuestionContent
  key: QuestionKey | null
  explanation_html: string
  explanation_video_url: string | null
}

export interface BuiltQuestion extends BuiltDraft {
  key: QuestionKey
}

/** Renders the texts of one question or stimulus; an error names it. */
export function createRenderer(ref: string, findPicture: FindPicture) {
  const demand = ({ html, problem }: ReturnType<typeof renderText>): string => {
    if (problem)
      throw new Error(`Cannot render ${ref}: ${problem.kind} "${problem.source}": ${problem.reason}`)
    return html
  }
  return {
    renderBlocks: (source: string) => demand(renderText(source, findPicture)),
    renderWords: (source: string) => demand(renderLine(source, findPicture)),
  }
}

export type Renderer = ReturnType<typeof createRenderer>
type Build<T extends QuestionType> = (draft: DraftContentOf<T>, renderer: Renderer) => ContentOf<T>

const renderParts = (parts: { id: string; text: string }[], { renderWords }: Renderer) =>
  parts.map(({ id, text }) => ({ id, html: renderWords(text) }))

const builders: { [T in QuestionType]: Build<T> } = {
  single_choice: ({ prompt, options, ...rest }, renderer) => ({
    ...rest,
    prompt_html: renderer.renderBlocks(prompt),
    options: renderParts(options, renderer),
  }),
  multiple_choice: ({ prompt, options, ...rest }, renderer) => ({
    ...rest,
    prompt_html: renderer.renderBlocks(prompt),
    options: renderParts(options, renderer),
  }),
  weighted_choice: ({ prompt, options, ...rest }, renderer) => ({
    ...rest,
    prompt_html: renderer.renderBlocks(prompt),
    options: renderParts(options, renderer),
  }),
  true_false_table: ({ prompt, statements, ...rest }, renderer) => ({
    ...rest,
    prompt_html: renderer.renderBlocks(prompt),
    statements: renderParts(statements, renderer),
  }),
  short_answer: ({ prompt, ...rest }, { renderBlocks }) => ({ ...rest, prompt_html: renderBlocks(prompt) }),
}

function findBuilder<T extends QuestionType>(type: T): Build<T> {
  return builders[type]
}

/** Splits a draft into the half that students see and the half they do not. A half-finished one has no key yet. */
export function buildDraft(draft: QuestionDraft, renderer: Renderer): BuiltDraft {
  const { content, key, explanation, explanation_video_url } = draft
  return {
    content: findBuilder(content.type)(content, renderer),
    key,
    explanation_html: renderer.renderBlocks(explanation),
    explanation_video_url,
  }
}

/** The same of a draft that students may be asked: one without a key is an error. */
export function buildQuestion(draft: QuestionDraft, renderer: Renderer): BuiltQuestion {
  const { key, ...built } = buildDraft(draft, renderer)
  if (!key) throw new Error('Cannot build the question: its draft has no key')
  return { ...built, key }
}
