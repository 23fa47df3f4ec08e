import { faqs } from '@gerbang/contract/site/faqs.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { renderApart } from '../../../content/render-apart.ts'
import { invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { mountOrderedContent } from '../../../http/ordered-content.ts'
import type { Platform } from '../../../platform.ts'
import { faqRows } from './faqs.queries.ts'

async function renderAnswer(answer: string): Promise<{ answer: string; answer_html: string }> {
  const text = { source: answer, shape: 'blocks' } as const
  const show = await renderApart([text], new Map())
  const { html, problem } = show(text)
  if (problem) throw invalid({ answer: [describeProblem(problem)] })
  return { answer, answer_html: html }
}

export function faqRoutes(mount: Mount, platform: Platform): void {
  mount(faqs.list, ({ query }) => faqRows.list(platform.db, { ...query, status: 'published' }))

  mountOrderedContent(mount, platform, {
    calls: faqs,
    rows: faqRows,
    name: 'Pertanyaan',
    create: async ({ answer, ...words }) => ({ ...words, ...(await renderAnswer(answer)) }),
    change: async ({ answer, ...words }) => ({
      ...words,
      ...(answer !== undefined && (await renderAnswer(answer))),
    }),
  })
}
