import type { AnswerValue, QuestionPart } from '@gerbang/contract/question.ts'
import { QuestionHtml } from './question-html.tsx'
import { readRows } from './read-rows.ts'
import { texts } from './review-texts.ts'
import { RightSign } from './right-sign.tsx'

/** Rows that were answered one by one, each with what was chosen and, where that was wrong, with its key. */
export function ReviewRows({ rows, value, right, getName, lang }: ReviewRowsProps) {
  const chosen = readRows(value)
  const nameOf = (choice: string | undefined) => getName(choice) ?? texts.noAnswer
  return (
    <ul className="divide-y divide-line rounded-control border border-line bg-surface">
      {rows.map(({ id, html }) => {
        const isRight = chosen[id] === right[id]
        return (
          <li key={id} className="flex gap-3 p-4">
            <RightSign isRight={isRight} />
            <div className="min-w-0 flex-1">
              <span lang={lang}>
                <QuestionHtml inline html={html} />
              </span>
              <p className="mt-1.5 text-sm">
                {texts.yours}: <b>{nameOf(chosen[id])}</b>
                {!isRight && (
                  <>
                    {' · '}
                    {texts.key}: <b className="text-ok">{nameOf(right[id])}</b>
                  </>
                )}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface ReviewRowsProps {
  rows: readonly QuestionPart[]
  value: AnswerValue | null
  right: Readonly<Record<string, string>>
  /** Undefined for a choice that there is not. */
  getName: (choice: string | undefined) => string | undefined
  lang: string
}
