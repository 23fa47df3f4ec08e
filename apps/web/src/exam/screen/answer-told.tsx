import type { Feedback } from '@gerbang/contract/learning/quizzes.ts'
import CircleCheck from 'icon:circle-check'
import CircleDot from 'icon:circle-dot'
import CircleX from 'icon:circle-x'
import Hourglass from 'icon:hourglass'
import Lightbulb from 'icon:lightbulb'
import { type ReactNode, useRef } from 'react'
import { QuestionHtml } from '../../question/question-html.tsx'
import { ReviewAnswer } from '../../question/review-answer.tsx'
import { Button } from '../../ui/button.tsx'
import { canAnswer } from '../exam-state.ts'
import type { TellingSitting } from '../telling-sitting.ts'
import { toldTexts as texts } from './told-texts.ts'
import { type AnswerFrame, useExam } from '../use-exam.ts'

const looks = {
  correct: { icon: CircleCheck, mark: 'text-ok' },
  partial: { icon: CircleDot, mark: 'text-brand' },
  wrong: { icon: CircleX, mark: 'text-bad' },
  blank: { icon: CircleX, mark: 'text-bad' },
  unmarked: { icon: Hourglass, mark: 'text-brand' },
}

/** An answer that can be checked; once that is done, what it was beside the key. */
export function AnswerTold({ of, sheet }: { of: AnswerFrame; sheet: ReactNode }) {
  const { exam, state } = useExam()
  const sitting = state.session?.progress as TellingSitting | undefined
  const { question, row } = of
  const told = sitting?.feedback[question.id]
  if (told && row?.confirmed) return <Told of={of} told={told} />
  if (row?.confirmed)
    return (
      <>
        {sheet}
        <output className="mt-4 block text-md text-muted">
          {state.failures > 0 ? texts.waiting : row.saved_seq < row.seq ? texts.checking : texts.held}
        </output>
      </>
    )
  return (
    <>
      {sheet}
      {row !== undefined && row.value !== null && canAnswer(state) && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => exam.answer(question.id, { confirmed: true })}>{texts.check}</Button>
          <p className="text-sm text-muted">{texts.checkHint}</p>
        </div>
      )}
    </>
  )
}

function Told({ of: { question, row, partIds, lang }, told }: { of: AnswerFrame; told: Feedback }) {
  const { icon: Icon, mark } = looks[told.outcome]
  const review = { ...told, content: question.content, value: row?.value ?? null }
  const explanation = useRef<HTMLElement>(null)
  const read = () => {
    explanation.current?.scrollIntoView()
    explanation.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <output className="flex items-center gap-2 text-lg font-bold">
          <Icon aria-hidden size={22} strokeWidth={2} className={mark} />
          {texts.outcomes[told.outcome]}
        </output>
        {/* Long answers hide that it stands below them. */}
        <button type="button" onClick={read} className="min-h-11 text-md font-semibold text-brand underline">
          {texts.read}
        </button>
      </div>
      <div className="mt-4">
        <ReviewAnswer question={review} partIds={partIds} lang={lang} />
      </div>
      <section
        ref={explanation}
        tabIndex={-1}
        aria-label={texts.explanation}
        className="mt-6 scroll-m-4 rounded-card bg-brand-soft p-5 outline-none"
      >
        <h3 className="mb-2 flex items-center gap-2 text-md">
          <Lightbulb aria-hidden size={18} strokeWidth={1.75} className="text-brand" />
          {texts.explanation}
        </h3>
        <QuestionHtml html={told.explanation_html} />
        {told.explanation_video_url !== null && (
          <a
            href={told.explanation_video_url}
            target="_blank"
            rel="noreferrer"
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {texts.video}
          </a>
        )}
      </section>
    </>
  )
}
