import { faqs } from '@gerbang/contract/site/faqs.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { renderText } from '../../../content/render-text.ts'
import { invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { mountOrderedContent } from '../../../http/ordered-content.ts'
import type { Platform } from '../../../platform.ts'
import { faqRows } from './faqs.queries.ts'

function renderAnswer(answer: string): { answer: string; answer_html: string } {
  const { html, problem } = renderText(answer, () => undefined)
  if (problem) throw invalid({ answer: [describeProblem(problem)] })
  return { answer, answer_html: html }
}

export function faqRoutes(mount: Mount, platform: Platform): void {
  mount(faqs.list, ({ query }) => faqRows.list(platform.db, { ...query, status: 'published' }))

  mountOrderedContent(mount, platform, {
    calls: faqs,
    rows: faqRows,
    name: 'Pertanyaan',
    create: ({ answer, ...words }) => ({ ...words, ...renderAnswer(answer) }),
    change: ({ answer, ...words }) => ({ ...words, ...(answer !== undefined && renderAnswer(answer)) }),
  })
}
