import type { QuestionContent } from '@gerbang/contract/question.ts'
import { listReadParts } from '@gerbang/scoring/kinds/list-read-parts.ts'
import { readWords } from './read-stem.ts'

/** All that students read of a question, without markup; its passage is not part of it. */
export const readWhole = (content: QuestionContent): string =>
  readWords([content.prompt_html, ...listReadParts(content).map(part => part.html)].join(' '))
