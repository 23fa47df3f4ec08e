import type { Faq } from '@gerbang/contract/site/faqs.ts'
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx'
import { SectionTitle } from '../section.tsx'
import { texts } from '../texts.ts'

const words = texts.questions

export function Questions({ faqs, email }: { faqs: Faq[]; email: string | null }) {
  return (
    <section id="faq" aria-labelledby="faq-judul" className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[72rem] grid-cols-1 gap-x-16 gap-y-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionTitle id="faq-judul">{words.title}</SectionTitle>
          {email !== null && (
            <p className="mt-4 text-muted">
              {words.ask}{' '}
              <a
                href={`mailto:${email}`}
                className="font-semibold wrap-anywhere text-brand underline underline-offset-4"
              >
                {email}
              </a>
              .
            </p>
          )}
        </div>
        <div className="border-t border-line">
          {faqs.map(({ id, question, answer_html }) => (
            <details key={id} className="group border-b border-line">
              <DisclosureSummary>{question}</DisclosureSummary>
              <div
                className="prose max-w-[60ch] pb-5 text-muted"
                // Sanitised by the server when it was written.
                dangerouslySetInnerHTML={{ __html: answer_html }}
              />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
