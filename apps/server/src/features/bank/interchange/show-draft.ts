import type { QuestionDraft } from '@gerbang/contract/question.ts'
import { readStem } from '../../../content/read-stem.ts'
import type { ShowText } from '../../../content/render-text.ts'
import { buildDraft } from '../questions/build-question.ts'
import { createDraftRenderer, type FailedTexts, nameFailures } from '../questions/draft-texts.ts'
import { findGaps } from '../questions/gaps.rules.ts'

/** A topic is found when the question is committed, so that none is missing here. */
const someTopic = ['']

/** A draft as students and authors see it, and what it lacks before it can be published. */
export function showDraft(draft: QuestionDraft, show: ShowText) {
  const failed: FailedTexts = new Map()
  const { content, explanation_html, hint_html } = buildDraft(draft, createDraftRenderer(show, failed))
  const gaps = findGaps({ draft, content, topic_ids: someTopic }, nameFailures(draft, failed))
  const { 'draft.key': keyGap, ...others } = gaps
  return {
    content,
    explanation_html,
    hint_html,
    is_keyed: keyGap === undefined,
    problem: Object.values(others)[0]?.[0] ?? null,
  }
}

/** What the list of an import says of a draft. */
export function judgeDraft(draft: QuestionDraft, show: ShowText) {
  const { content, problem, is_keyed } = showDraft(draft, show)
  return { type: content.type, stem: readStem(content.prompt_html), problem, is_keyed }
}
