import type { QuestionPart } from '@gerbang/contract/question.ts'
import { readLetter } from './paper-items.ts'
import { QuestionHtml } from './question-html.tsx'

/** Options to read, each with the letter by which it is named elsewhere. */
export function LetteredOptions({ parts, lang }: { parts: readonly QuestionPart[]; lang: string }) {
  return (
    <ul
      data-lettered
      className="grid grid-cols-1 gap-2 rounded-control bg-sunken p-4 @lg:grid-cols-2 @lg:gap-x-6"
    >
      {parts.map(({ id, html }, place) => (
        <li key={id} className="flex items-baseline gap-3">
          <b className="shrink-0">{readLetter(place)}.</b>
          <span lang={lang} className="min-w-0">
            <QuestionHtml inline html={html} />
          </span>
        </li>
      ))}
    </ul>
  )
}
