import type { ImportedQuestion } from '@gerbang/contract/bank/interchange.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts } from './texts.ts'

const words = texts.review

/** The lines of the document, with those marked from which the key was taken. */
export function SourcePane({ question: { source } }: { question: ImportedQuestion }) {
  const [first, last] = [source[0]?.position ?? 0, source.at(-1)?.position ?? 0]
  return (
    <section className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-3">
        <h2 className="text-lg">{words.source}</h2>
        {source.length > 0 && <p className="text-sm text-muted">{words.lines(first, last)}</p>}
      </div>
      <div className="grid grid-cols-1 gap-1.5 p-4 font-serif">
        {source.length === 0 && <p className="font-sans text-muted">{words.noSource}</p>}
        {source.map(({ position, html, is_sign }) => (
          <div
            key={`${position} ${html}`}
            className={joinClasses(
              'flex flex-wrap items-start justify-between gap-2 rounded-chip px-2 py-1',
              is_sign && 'bg-doubt-soft ring-1 ring-doubt-line',
            )}
          >
            <QuestionHtml inline html={html} className="min-w-0 wrap-anywhere" />
            {is_sign && <Chip tone="doubt">{words.isSign}</Chip>}
          </div>
        ))}
      </div>
    </section>
  )
}
