import type { QuestionContent, QuestionDraft, QuestionKey } from '@gerbang/contract/question.ts'
import type { Renderer } from '../../../content/kinds/kind.ts'
import { buildContent } from '../../../content/kinds/kinds.ts'
import { type FindPicture, type RenderedText, renderLine, renderText } from '../../../content/render-text.ts'

export interface BuiltDraft {
  content: QuestionContent
  key: QuestionKey | null
  explanation_html: string
  explanation_video_url: string | null
  hint_html: string
}

export interface BuiltQuestion extends BuiltDraft {
  key: QuestionKey
}

/** Renders the texts of one question or stimulus; an error names it. */
export function createRenderer(ref: string, findPicture: FindPicture): Renderer {
  const demand = ({ html, problem }: RenderedText): string => {
    if (problem) throw new Error(`Cannot render ${ref}: ${JSON.stringify(problem)}`)
    return html
  }
  return {
    renderBlocks: (source: string) => demand(renderText(source, findPicture)),
    renderWords: (source: string) => demand(renderLine(source, findPicture)),
  }
}

/** Splits a draft into the half that students see and the half they do not. A half-finished one has no key yet. */
export function buildDraft(draft: QuestionDraft, renderer: Renderer): BuiltDraft {
  const { content, key, explanation, explanation_video_url, hint = '' } = draft
  return {
    content: buildContent(content, renderer),
    key,
    explanation_html: renderer.renderBlocks(explanation),
    explanation_video_url,
    hint_html: renderer.renderBlocks(hint),
  }
}

/** The same of a draft that students may be asked: one without a key is an error. */
export function buildQuestion(draft: QuestionDraft, renderer: Renderer): BuiltQuestion {
  const { key, ...built } = buildDraft(draft, renderer)
  if (!key) throw new Error('Cannot build the question: its draft has no key')
  return { ...built, key }
}
