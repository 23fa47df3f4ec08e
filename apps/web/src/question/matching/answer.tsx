import type { QuestionPart } from '@gerbang/contract/question.ts'
import { useId } from 'react'
import type { AnswerProps } from '../answer-part.ts'
import { LetteredOptions } from '../lettered-options.tsx'
import { readLetter } from '../paper-items.ts'
import { QuestionHtml } from '../question-html.tsx'
import { readRows } from '../read-rows.ts'
import { texts } from '../texts.ts'
import { usePointsText } from '../use-points-text.ts'

const words = {
  match: 'Jodohkan setiap baris dengan satu pilihan.',
  reuse: 'Satu pilihan boleh dipakai lebih dari sekali, boleh juga tidak dipakai.',
  none: 'Pilih huruf',
}

/** The lettered options above, then each item with the browser's own list of letters: no dragging, on no device. */
export function MatchingFields(props: AnswerProps<'matching'>) {
  const { content, parts, lang, value, isReadOnly, onChange } = props
  const name = useId()
  const chosen = readRows(value)
  const points = usePointsText(texts.credit[content.credit])
  const choose = (item: string, option: string) => {
    const { [item]: _, ...others } = chosen
    const next = option === '' ? others : { ...others, [item]: option }
    onChange(Object.keys(next).length === 0 ? null : next)
  }
  return (
    <div className="@container">
      <p className="mb-3 text-md font-semibold">
        {words.match}
        <span className="block text-sm font-normal text-muted">
          {words.reuse} {points}
        </span>
      </p>
      <LetteredOptions parts={parts} lang={lang} />
      <ol className="mt-4 divide-y divide-line rounded-control border border-line bg-surface">
        {content.items.map(({ id, html }) => (
          <li key={id} className="grid items-center gap-3 p-4 @lg:grid-cols-[1fr_16rem] @lg:gap-6">
            <span id={`${name}-${id}`} lang={lang} className="min-w-0">
              <QuestionHtml inline html={html} />
            </span>
            <select
              aria-labelledby={`${name}-${id}`}
              value={chosen[id] ?? ''}
              disabled={isReadOnly}
              onChange={event => choose(id, event.target.value)}
              className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-md font-semibold text-ink has-[option[value='']:checked]:font-normal has-[option[value='']:checked]:text-muted disabled:opacity-80"
            >
              <option value="">{words.none}</option>
              {parts.map((part, place) => (
                <option key={part.id} value={part.id}>
                  {nameOption(part, place)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
    </div>
  )
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/** With its words where it has nothing else: a list of the browser shows no formulas and no pictures. */
function nameOption({ html }: QuestionPart, place: number): string {
  if (/<(?:math|img|svg|table)\b/.test(html)) return readLetter(place)
  const words = html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name) => signs[name] ?? entity)
  return `${readLetter(place)}. ${words}`
}
