import type { ErrorCode } from '@gerbang/contract/errors.ts'
import type { PracticeAbility, PracticeEnd, PracticeSession } from '@gerbang/contract/learning/practices.ts'
import CircleCheck from 'icon:circle-check'
import { useEffect, useRef, useState } from 'react'
import { AnswerTold } from '../../../../exam/screen/answer-told.tsx'
import { showExam } from '../../../../exam/screen/exam-page.tsx'
import { PlainPage } from '../../../../exam/screen/plain-page.tsx'
import { useExam, useExamPlace } from '../../../../exam/use-exam.ts'
import { readReaderZone } from '../../../../format/reader-zone.ts'
import { countDays } from '../../../../format/count-days.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { LessonAnchor } from '../../../../study/lesson-anchor.tsx'
import { PracticeButton } from '../../../../study/practice-button.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import { BlockedPage } from '../../blocked-page.tsx'
import { Hint, HintUsed } from './hint.tsx'
import type { PracticePlace } from './open-practice.ts'
import { PlacementView } from './placement-view.tsx'
import type { PracticeSitting } from './practice-api.ts'
import { texts } from './texts.ts'

/** The session of a practice: the exam's own screen without a clock, and what is told of each answer. */
export function showPractice(root: HTMLElement, { exam }: PracticePlace) {
  showExam(root, exam, {
    home: { href: paths.practice, label: texts.home },
    pages: {
      // A practice begins where it is drawn: this page is only ever resumed.
      start: () => <BlockedView code="not_found" message={texts.blocked.gone} />,
      blocked: refusal => <BlockedView {...refusal} />,
      receipt: (_, { end }) => (end.kind === 'placement' ? <GoOn /> : <DoneView end={end} />),
      running: ({ practice }) =>
        practice.kind === 'placement' && practice.submitted_at === null && <PlacementView />,
      frameAnswer: (of, sheet) => <Framed of={of} sheet={sheet} />,
    },
  })
}

/** Nothing is told of a placement; once an answer is told, the lesson of its topic is one tap away. */
function Framed(props: Parameters<typeof AnswerTold>[0]) {
  const sitting = useExam().state.session?.progress as PracticeSitting | undefined
  const { kind, submitted_at } = sitting?.practice ?? {}
  if (kind === 'placement' && submitted_at === null) return props.sheet
  const { id, topic, has_hint } = props.of.question as PracticeSession['questions'][number]
  const { row, isReadOnly } = props.of
  const canAsk = has_hint && !isReadOnly && row?.confirmed !== true
  const sheet = (
    <>
      {props.sheet}
      <Hint questionId={id} canAsk={canAsk} />
    </>
  )
  return (
    <>
      <AnswerTold of={props.of} sheet={sheet} />
      {sitting?.feedback[id] && <HintUsed questionId={id} />}
      {topic && sitting?.feedback[id] && (
        <p className="mt-4">
          <LessonAnchor topicId={topic.id} topic={topic.name} />
        </p>
      )}
    </>
  )
}

/** What was learnt is where to begin: the next step asks for the target. */
function GoOn() {
  useEffect(() => location.replace(`${paths.start}#lanjut`), [])
  return (
    <PlainPage>
      <h1 className="text-2xl">{texts.placement.title}</h1>
      <a href={`${paths.start}#lanjut`} className={`${buttonClasses()} mt-6 w-full`}>
        {texts.placement.goOn}
      </a>
    </PlainPage>
  )
}

function BlockedView({ code, message }: { code: ErrorCode; message: string }) {
  const { home } = useExamPlace()
  return (
    <BlockedPage title={texts.blocked.titles[code] ?? texts.blocked.other} message={message} way={home} />
  )
}

/** More of the same: nothing is left of a question, a lesson or a plan. */
const another = { subject: 'subject', topic: 'topic', today: 'today', return: 'today' } as const

const isRepeatable = (kind: PracticeEnd['kind']): kind is keyof typeof another => kind in another

/** A finish line: what is known now, what comes back when, and that it is enough. */
function DoneView({ end }: { end: PracticeEnd }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { kind, target_id, correct, partial, wrong, blank, hinted, ability, returns_at, topics } = end
  const answered = correct + partial + wrong
  const share = answered === 0 ? 0 : correct / answered
  const warm = answered === 0 ? 'none' : share === 1 ? 'all' : share >= 0.5 ? 'most' : 'few'
  return (
    <PlainPage>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-ok" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        {texts.done.title}
      </h1>
      <p className="mt-3 text-3xl font-extrabold">{texts.done.right(correct, answered)}</p>
      {blank > 0 && <p className="text-sm text-muted">{texts.done.blank(blank)}</p>}
      {hinted > 0 && <p className="text-sm text-muted">{texts.done.hinted(hinted)}</p>}
      <p className="mt-2 text-md text-muted">{texts.done.warm[warm]}</p>
      {answered > 0 && topics.length > 0 && <Known topics={topics} />}
      {ability && <Gain {...ability} />}
      {returns_at.length > 0 && <Returns times={returns_at} />}
      <div className="mt-6 grid gap-2">
        <a href={paths.student} className={buttonClasses('primary', 'large')}>
          {texts.done.enough}
        </a>
        {isRepeatable(kind) && (
          <PracticeButton
            kind={another[kind]}
            of={kind === 'subject' || kind === 'topic' ? target_id : null}
            variant="secondary"
            size="large"
          >
            {texts.done.another}
          </PracticeButton>
        )}
        <a href={fillPath(paths.practiceSession, { id: end.id })} className={buttonClasses('quiet')}>
          {texts.done.review}
        </a>
      </div>
    </PlainPage>
  )
}

/** A class that was reached stands out; fewer than five answers judge nothing. */
function Known({ topics }: Pick<PracticeEnd, 'topics'>) {
  const few = topics.filter(({ state }) => state === 'unknown')
  return (
    <section className="mt-5">
      {few.length < topics.length && <h2 className="text-sm font-semibold text-muted">{texts.done.known}</h2>}
      <ul className="mt-1 grid gap-2">
        {topics.map(
          topic => topic.state !== 'unknown' && <Topic key={topic.id} {...topic} state={topic.state} />,
        )}
      </ul>
      {few.length > 0 && (
        <p className="mt-1 text-md text-muted">{texts.done.few(few.map(({ name }) => name))}</p>
      )}
    </section>
  )
}

type Judged = PracticeEnd['topics'][number] & { state: keyof typeof texts.done.states }

function Topic({ id, name, correct, of, state, before }: Judged) {
  return (
    <li className="text-md">
      <span className="font-semibold">{name}</span>
      <span className="block text-sm text-muted">
        {texts.done.topic(correct, of)} · {texts.done.states[state]}
        {state === 'steady' && before !== 'steady' && (
          <strong className="text-ok"> {texts.done.reached}</strong>
        )}
      </span>
      {state !== 'steady' && <LessonAnchor topicId={id} topic={name} />}
    </li>
  )
}

/** On which days, by the reader's calendar. */
function Returns({ times }: { times: string[] }) {
  const [now] = useState(() => new Date().toISOString())
  const zone = readReaderZone()
  const days = times.map(time => countDays(now, time, zone))
  const told = [...new Set(days)].map(day => texts.done.return(days.filter(one => one === day).length, day))
  return <p className="mt-4 text-md">{texts.done.returns(told.join(', '))}</p>
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
