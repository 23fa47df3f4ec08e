import type { ErrorCode } from '@gerbang/contract/errors.ts'
import type { PracticeAbility, PracticeEnd } from '@gerbang/contract/learning/practices.ts'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AnswerTold } from '../../../../exam/screen/answer-told.tsx'
import { showExam } from '../../../../exam/screen/exam-page.tsx'
import { PlainPage } from '../../../../exam/screen/plain-page.tsx'
import { useExamPlace } from '../../../../exam/use-exam.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { PracticeButton } from '../../../../study/practice-button.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import type { PracticePlace } from './open-practice.ts'
import { texts } from './texts.ts'

/** The session of a practice: the exam's own screen without a clock, and what is told of each answer. */
export function showPractice(root: HTMLElement, { exam }: PracticePlace) {
  showExam(root, exam, {
    home: { href: paths.practice, label: texts.home },
    pages: {
      // A practice begins where it is drawn: this page is only ever resumed.
      start: () => <BlockedView code="not_found" message={texts.blocked.gone} />,
      blocked: refusal => <BlockedView {...refusal} />,
      receipt: (_, { end }) => <DoneView end={end} />,
      frameAnswer: (of, sheet) => <AnswerTold of={of} sheet={sheet} />,
    },
  })
}

function BlockedView({ code, message }: { code: ErrorCode; message: string }) {
  const { home } = useExamPlace()
  return (
    <PlainPage>
      <h1 className="text-2xl">{texts.blocked.titles[code] ?? texts.blocked.other}</h1>
      <p className="mt-3 text-md text-muted">{message}</p>
      <a href={home.href} className={`${buttonClasses()} mt-6 w-full`}>
        {home.label}
      </a>
    </PlainPage>
  )
}

function DoneView({ end }: { end: PracticeEnd }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { kind, target_id, correct, partial, wrong, blank, ability, returns } = end
  const answered = correct + partial + wrong
  const share = answered === 0 ? 0 : correct / answered
  const warm = answered === 0 ? 'none' : share === 1 ? 'all' : share >= 0.5 ? 'most' : 'few'
  const another = kind === 'subject' || kind === 'topic' ? kind : null
  return (
    <PlainPage>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-ok" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        {texts.done.title}
      </h1>
      <p className="mt-3 text-3xl font-extrabold">{texts.done.right(correct, answered)}</p>
      {blank > 0 && <p className="text-sm text-muted">{texts.done.blank(blank)}</p>}
      <p className="mt-2 text-md text-muted">{texts.done.warm[warm]}</p>
      {ability && <Gain {...ability} />}
      {returns > 0 && <p className="mt-3 text-md">{texts.done.returns(returns)}</p>}
      <div className="mt-6 grid gap-2">
        {another && (
          <PracticeButton kind={another} targetId={target_id} size="large">
            {texts.done.another}
            <ArrowRight aria-hidden size={18} strokeWidth={2} />
          </PracticeButton>
        )}
        <a
          href={fillPath(paths.practiceSession, { id: end.id })}
          className={buttonClasses(another ? 'secondary' : 'primary')}
        >
          {texts.done.review}
        </a>
        <a href={paths.practice} className={buttonClasses('quiet')}>
          {texts.done.back}
        </a>
      </div>
    </PlainPage>
  )
}

/** Never a bar that only fills: the estimate, how sure it is, and whether anything has been shown yet. */
function Gain({ before, after }: { before: PracticeAbility; after: PracticeAbility }) {
  const change = after.score - before.score
  const isCertain = Math.abs(change) > 2 * after.se
  return (
    <div className="mt-4 rounded-card bg-sunken p-4">
      <p className="text-sm font-semibold text-muted">{texts.done.ability}</p>
      <p className="text-xl font-bold">
        {formatCount(after.score)} <span className="text-md text-muted">± {formatCount(after.se)}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {texts.done.change(change, isCertain)} {texts.done.behind(after.answers)}
      </p>
    </div>
  )
}
