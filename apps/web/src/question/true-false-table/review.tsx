import type { ContentOf } from '@gerbang/contract/question.ts'
import { QuestionHtml } from '../question-html.tsx'
import type { ReviewPart, ReviewProps } from '../review-part.ts'
import { texts } from '../review-texts.ts'
import { RightSign } from '../right-sign.tsx'
import { readRows } from './read-rows.ts'

function Review(props: ReviewProps<'true_false_table'>) {
  const { content, answerKey, value, parts, lang } = props
  const chosen = readRows(value)
  return (
    <ul className="divide-y divide-line rounded-control border border-line bg-surface">
      {parts.map(({ id, html }) => {
        const isRight = chosen[id] === answerKey.column_ids[id]
        return (
          <li key={id} className="flex gap-3 p-4">
            <RightSign isRight={isRight} />
            <div className="min-w-0 flex-1">
              <span lang={lang}>
                <QuestionHtml inline html={html} />
              </span>
              <p className="mt-1.5 text-sm">
                {texts.yours}: <b>{findLabel(content, chosen[id])}</b>
                {!isRight && (
                  <>
                    {' · '}
                    {texts.key}: <b className="text-ok">{findLabel(content, answerKey.column_ids[id])}</b>
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

function findLabel({ columns }: ContentOf<'true_false_table'>, columnId: string | undefined) {
  return columns.find(column => column.id === columnId)?.label ?? texts.noAnswer
}

export const trueFalseTable: ReviewPart<'true_false_table'> = { Review }
