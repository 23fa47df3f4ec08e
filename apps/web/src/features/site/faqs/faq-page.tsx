import { type Faq, faqs } from '@gerbang/contract/site/faqs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { useZoom } from '../../../question/use-zoom.tsx'
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.page

export function FaqPage() {
  const list = useQuery(query(faqs.list, { query: { per_page: 100 } }))
  const zoomed = useZoom()
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <LoadedRows from={list} skeleton={<Skeleton rows={5} className="h-14" />} none={words.empty}>
        {({ data }) => (
          <div className="grid max-w-[68ch] gap-8">
            {[...new Set(data.map(faq => faq.category))].map(category => (
              <Category
                key={category}
                title={category}
                questions={data.filter(faq => faq.category === category)}
              />
            ))}
          </div>
        )}
      </LoadedRows>
      {zoomed}
    </>
  )
}

function Category({ title, questions }: { title: string; questions: Faq[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {questions.map(({ id, question, answer_html }) => (
          <details key={id} className="group px-4 md:px-5">
            <DisclosureSummary>{question}</DisclosureSummary>
            <QuestionHtml html={answer_html} className="prose pb-5 text-muted" />
          </details>
        ))}
      </div>
    </section>
  )
}
