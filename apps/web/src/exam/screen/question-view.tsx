import { memo, useEffect, useRef } from 'react'
import { AnswerSheet } from '../../question/answer-sheet.tsx'
import { QuestionHtml } from '../../question/question-html.tsx'
import type { AnswerRow } from '../answers.ts'
import { texts } from './texts.ts'
import { useExamPlace } from '../use-exam.ts'
import type { PaperItem } from './use-shortcuts.ts'

/** `isAhead`: out of sight, until it is this question's turn. */
export const QuestionView = memo(function QuestionView({
  item,
  total,
  partIds,
  lang,
  row,
  isReadOnly,
  isAhead = false,
}: QuestionViewProps) {
  const { exam, frameAnswer } = useExamPlace()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, content } = item.question
  useEffect(() => {
    if (isAhead) return undefined
    heading.current?.focus({ preventScroll: true })
    exam.show(id)
    return () => exam.show(null)
  }, [exam, id, isAhead])
  const isFixed = isReadOnly || row?.confirmed === true
  const sheet = (
    <>
      <div className="mt-6">
        <AnswerSheet
          content={content}
          partIds={partIds}
          lang={lang}
          value={row?.value ?? null}
          isReadOnly={isFixed}
          onChange={value => exam.answer(id, { value })}
          onType={value => exam.type(id, value)}
          onRest={() => void exam.wake()}
        />
      </div>
      <button
        type="button"
        hidden={row === undefined || row.value === null || isFixed}
        onClick={() => exam.answer(id, { value: null })}
        className="mt-4 min-h-11 rounded-chip px-1 text-md font-semibold text-muted underline underline-offset-4 hover:text-ink"
      >
        {texts.question.clear}
      </button>
    </>
  )
  return (
    <article className="max-w-[46rem]">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-sm font-bold tracking-wide text-muted uppercase outline-none"
      >
        {texts.question.title(item.number, total)}
      </h2>
      <div lang={lang} className="mt-3">
        <QuestionHtml html={content.prompt_html} />
      </div>
      {frameAnswer ? frameAnswer({ question: item.question, row, partIds, lang, isReadOnly }, sheet) : sheet}
    </article>
  )
})

interface QuestionViewProps {
  item: PaperItem
  total: number
  partIds: readonly string[]
  lang: string
  row: AnswerRow | undefined
  isReadOnly: boolean
  isAhead?: boolean
}
