import Check from 'icon:check'
import { useId } from 'react'
import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { QuestionHtml } from '../question-html.tsx'
import { texts } from '../texts.ts'
import { readRows } from '../read-rows.ts'
import { usePointsText } from '../use-points-text.ts'

/** Each statement with its two columns as buttons: a row on a wide screen, stacked on a phone, never sideways. */
function Fields({ content, parts, lang, value, isReadOnly, onChange }: AnswerProps<'true_false_table'>) {
  const name = useId()
  const chosen = readRows(value)
  const points = usePointsText(texts.credit[content.credit])
  return (
    <div className="@container">
      <p className="mb-3 text-md font-semibold">
        {texts.table}
        <span className="block text-sm font-normal text-muted">{points}</span>
      </p>
      <div className="divide-y divide-line rounded-control border border-line bg-surface">
        {parts.map(statement => (
          <fieldset
            key={statement.id}
            disabled={isReadOnly}
            aria-labelledby={`${name}-${statement.id}`}
            className="grid items-center gap-3 p-4 @xl:grid-cols-[1fr_auto] @xl:gap-6"
          >
            <span id={`${name}-${statement.id}`} lang={lang}>
              <QuestionHtml inline html={statement.html} />
            </span>
            <span className="grid grid-cols-2 gap-2 @xl:w-72">
              {content.columns.map(column => (
                <label
                  key={column.id}
                  className="group relative flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong px-3 text-center text-md font-semibold has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
                >
                  <input
                    type="radio"
                    name={`${name}-${statement.id}`}
                    checked={chosen[statement.id] === column.id}
                    onChange={() => onChange({ ...chosen, [statement.id]: column.id })}
                    className="sr-only"
                  />
                  <Check
                    aria-hidden
                    size={16}
                    strokeWidth={2.5}
                    className="hidden shrink-0 group-has-checked:block"
                  />
                  {column.label}
                </label>
              ))}
            </span>
          </fieldset>
        ))}
      </div>
    </div>
  )
}

export const trueFalseTable: AnswerPart<'true_false_table'> = { Fields, pick: () => undefined }
