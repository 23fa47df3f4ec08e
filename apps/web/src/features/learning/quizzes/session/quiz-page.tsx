import type { ErrorCode } from '@gerbang/contract/errors.ts'
import type { QuizAttempt } from '@gerbang/contract/learning/quizzes.ts'
import ArrowRight from 'icon:arrow-right'
import CircleCheck from 'icon:circle-check'
import { type ReactNode, useEffect, useRef } from 'react'
import { AnswerTold } from '../../../../exam/screen/answer-told.tsx'
import { showExam } from '../../../../exam/screen/exam-page.tsx'
import { PlainPage } from '../../../../exam/screen/plain-page.tsx'
import { type AnswerFrame, useExam, useExamPlace } from '../../../../exam/use-exam.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Button, buttonClasses } from '../../../../ui/button.tsx'
import { BlockedPage } from '../../blocked-page.tsx'
import type { QuizPlace } from './open-quiz.ts'
import type { QuizSitting } from './quiz-api.ts'
import { texts } from './texts.ts'

/** The session of a quiz: the exam's own screen, and what is told of answers that are confirmed. */
export function showQuiz(root: HTMLElement, { exam, slug }: QuizPlace) {
  showExam(root, exam, {
    home: { href: fillPath(paths.quiz, { slug }), label: texts.home },
    pages: {
      start: () => <StartView />,
      blocked: refusal => <BlockedView {...refusal} />,
      receipt: (_, { attempt }) => <DoneView slug={slug} attempt={attempt} />,
      frameAnswer: (of, sheet) => <FrameAnswer of={of} sheet={sheet} />,
    },
  })
}

function StartView() {
  const { exam, home } = useExamPlace()
  return (
    <PlainPage>
      <h1 className="text-2xl">{texts.start.title}</h1>
      <p className="mt-3 text-md text-muted">{texts.start.text}</p>
      <div className="mt-7 grid gap-2">
        <Button size="large" onClick={() => void exam.start()}>
          {texts.start.go}
          <ArrowRight aria-hidden size={18} strokeWidth={2} />
        </Button>
        <a href={home.href} className={buttonClasses('quiet')}>
          {home.label}
        </a>
      </div>
    </PlainPage>
  )
}

function BlockedView({ code, message }: { code: ErrorCode; message: string }) {
  const { home } = useExamPlace()
  // The page of a quiz that is not there would say the same once more.
  const way = code === 'not_found' ? { href: paths.quizzes, label: texts.done.back } : home
  return <BlockedPage title={texts.blocked.titles[code] ?? texts.blocked.other} message={message} way={way} />
}

function DoneView({ slug, attempt }: { slug: string; attempt: QuizAttempt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { correct, partial, wrong, blank, unmarked } = attempt
  const total = (correct ?? 0) + (partial ?? 0) + (wrong ?? 0) + (blank ?? 0)
  const share = total === 0 ? 0 : (correct ?? 0) / total
  const warm = share === 1 ? 'all' : share >= 0.6 ? 'most' : 'few'
  return (
    <PlainPage>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-ok" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        {texts.done.title}
      </h1>
      {correct === null ? (
        <p className="mt-3 text-md text-muted">{texts.done.waits}</p>
      ) : (
        total > 0 && (
          <>
            <p className="mt-3 text-3xl font-extrabold">{texts.done.right(correct, total)}</p>
            <p className="mt-2 text-md text-muted">{texts.done.warm[warm]}</p>
          </>
        )
      )}
      {unmarked > 0 && <p className="mt-3 text-md">{texts.done.unmarked(unmarked)}</p>}
      <div className="mt-6 grid gap-2">
        <a href={fillPath(paths.quiz, { slug })} className={buttonClasses('primary', 'large')}>
          {texts.done.result}
          <ArrowRight aria-hidden size={18} strokeWidth={2} />
        </a>
        <a href={paths.quizzes} className={buttonClasses('quiet')}>
          {texts.done.back}
        </a>
      </div>
    </PlainPage>
  )
}

function FrameAnswer({ of, sheet }: { of: AnswerFrame; sheet: ReactNode }) {
  const { state } = useExam()
  const sitting = state.session?.progress as QuizSitting | undefined
  return sitting?.quiz.feedback === 'after_each' ? <AnswerTold of={of} sheet={sheet} /> : sheet
}
