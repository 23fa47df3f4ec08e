import type { QuestionContent, QuestionDraft } from '@gerbang/contract/question.ts'
import { writeContent, writeDraft, writeKey } from '@gerbang/contract/question-format.ts'
import type { Difficulty } from '@gerbang/contract/bank/questions.ts'
import { readWords } from '../../../content/read-stem.ts'
import { readWhole } from '../../../content/read-whole.ts'
import type { ShowText } from '../../../content/render-text.ts'
import { buildDraft } from './build-question.ts'
import { createDraftRenderer, type FailedTexts, nameFailures } from './draft-texts.ts'
import { markText } from './fingerprint.ts'

/** A question as its author left it. */
export interface WrittenQuestion {
  draft: QuestionDraft
  stimulus_id: string | null
  /** Reports count it under the first. */
  topic_ids: string[]
  points: number
  difficulty: Difficulty
  lang: 'id' | 'en'
}

/** What is stored beside the texts of a question to find it by. */
export const describeTexts = (content: QuestionContent, explanation_html: string) => ({
  type: content.type,
  fingerprint: markText(readWhole(content)),
  search_text: `${readWhole(content)} ${readWords(explanation_html)}`.trim(),
})

/** What is stored of it: for the question itself, its secret half and its version. */
export function buildRows(written: WrittenQuestion, show: ShowText) {
  const { draft, topic_ids, ...settings } = written
  const failed: FailedTexts = new Map()
  const built = buildDraft(draft, createDraftRenderer(show, failed))
  const content = writeContent(built.content)
  const secret = {
    source: writeDraft(draft),
    key: built.key && writeKey(built.key),
    explanation_html: built.explanation_html,
    explanation_video_url: built.explanation_video_url,
    hint_html: built.hint_html,
  }
  return {
    built,
    /** By field, of texts that cannot be shown. */
    problems: nameFailures(draft, failed),
    question: {
      ...settings,
      topic_id: topic_ids[0] ?? null,
      content,
      ...describeTexts(built.content, built.explanation_html),
    },
    secret,
    version: { ...settings, topic_ids, content, ...secret },
  }
}
