import type { QuestionFacts, ReviewQuestion } from '@gerbang/contract/scores/results.ts'
import Flag from 'icon:flag'
import Lightbulb from 'icon:lightbulb'
import RotateCcw from 'icon:rotate-ccw'
import Video from 'icon:video'
import { useEffect, useRef } from 'react'
import { formatDuration } from '../../../../format/format-duration.ts'
import type { listItems } from '../../../../question/paper-items.ts'
import { QuestionHtml } from '../../../../question/question-html.tsx'
import { ReviewAnswer } from '../../../../question/review-answer.tsx'
import { LessonAnchor } from '../../../../study/lesson-anchor.tsx'
import { PracticeButton } from '../../../../study/practice-button.tsx'
import { ReportQuestion } from '../../../../study/report-question.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { NoteField } from './note-field.tsx'
import { outcomeLooks } from './outcome-looks.ts'
import { texts } from './texts.ts'

export function ReviewQuestionView({
  item,
  total,
  partIds,
  lang,
  slug,
  facts,
  note,
}: ReviewQuestionViewProps) {
  const { question } = item
  return (
    <article className="max-w-[46rem]">
      <Head {...item} total={total} />
      <Facts facts={facts} />
      {question.voided && (
        <div className="mt-3">
          <Notice>{texts.voided}</Notice>
        </div>
      )}
      {question.is_trial && (
        <div className="mt-3">
          <Notice>{texts.trial}</Notice>
        </div>
      )}
      <div lang={lang} className="mt-3">
        <QuestionHtml html={question.content.prompt_html} />
      </div>
      <div className="mt-6">
        <ReviewAnswer question={question} partIds={partIds} lang={lang} />
      </div>
      <Explanation question={question} />
      {!question.voided && question.outcome !== 'correct' && (
        <div className="mt-4">
          <PracticeButton kind="question" of={question.id} variant="secondary">
            <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
            {texts.again}
          </PracticeButton>
        </div>
      )}
      <NoteField slug={slug} questionId={question.id} note={note} />
      <ReportQuestion at={{ place: 'tryout', slug }} questionId={question.id} />
    </article>
  )
}

/** Which question it is, what came of it, and whether it was in doubt. Read first. */
function Head({ question, number, total }: Item & { total: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { icon: Icon, chip } = outcomeLooks[question.outcome]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-sm font-bold tracking-wide text-muted uppercase outline-none"
      >
        {texts.question(number, total)}
      </h2>
      <span
        className={joinClasses(
          'inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-sm font-semibold',
          chip,
        )}
      >
        <Icon aria-hidden size={15} strokeWidth={2.5} />
        {texts.outcomes[question.outcome]}
      </span>
      {question.flagged && (
        <span className="inline-flex items-center gap-1.5 text-sm text-muted">
          <Flag aria-hidden size={15} strokeWidth={2} />
          {texts.flagged}
        </span>
      )}
    </div>
  )
}

function Explanation({ question }: { question: ReviewQuestion }) {
  return (
    <section aria-label={texts.explanation} className="mt-8 rounded-card bg-brand-soft p-5">
      <h3 className="mb-2 flex items-center gap-2 text-md">
        <Lightbulb aria-hidden size={18} strokeWidth={1.75} className="text-brand" />
        {texts.explanation}
      </h3>
      <QuestionHtml html={question.explanation_html} />
      <p className="mt-4 text-sm text-muted">
        {texts.topic}: {question.topic}
      </p>
      <LessonAnchor topicId={question.topic_id} topic={question.topic} />
      {question.explanation_video_url !== null && (
        <a
          href={question.explanation_video_url}
          target="_blank"
          rel="noreferrer"
          className={joinClasses(buttonClasses('secondary'), 'mt-4')}
        >
          <Video aria-hidden size={18} strokeWidth={1.75} />
          {texts.video}
        </a>
      )}
    </section>
  )
}

function Facts({ facts }: { facts: QuestionFacts | undefined }) {
  if (facts === undefined) return null
  const { seconds, peers_seconds, right_share } = facts
  const told = [
    seconds !== null && texts.ownTime(formatDuration(seconds)),
    peers_seconds !== null && texts.peersTime(formatDuration(peers_seconds)),
    right_share !== null && texts.share(String(Math.round(100 * right_share))),
  ].filter(Boolean)
  return told.length > 0 && <p className="mt-1.5 text-sm text-muted">{told.join(' · ')}</p>
}

type Item = ReturnType<typeof listItems<ReviewQuestion>>[number]

interface ReviewQuestionViewProps {
  slug: string
  item: Item
  total: number
  partIds: readonly string[]
  lang: string
  facts: QuestionFacts | undefined
  note: string
}
