import type { Home, Thing } from '@gerbang/contract/learning/home.ts'
import ArrowRight from 'icon:arrow-right'
import Clock from 'icon:clock'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { fillPath, paths } from '../../../paths.ts'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ResumeLink } from './resume-link.tsx'
import { texts } from './texts.ts'

const words = texts.now

interface Look {
  title: string
  why: string
  /** How long it takes, where that is known. */
  seconds?: number
  go: ReactNode
}

type Kind = Thing['kind']
type Tell<K extends Kind> = (thing: Extract<Thing, { kind: K }>, tellTime: (iso: string) => string) => Look

const filled = buttonClasses('primary', 'large')
const arrow = <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
/** Reading what was wrong takes as long as answering. */
const questionSeconds = 85
/** A set of today: what comes back first, then new ones. */
const setSize = 5
const estimate = (questions: number) => 60 * Math.ceil((questions * questionSeconds) / 60)

const toTryout = (slug: string, label: string) => (
  <Link to={fillPath(paths.tryout, { slug })} className={filled}>
    {label}
    {arrow}
  </Link>
)

const looks: { [K in Kind]: Tell<K> } = {
  running: (thing, tellTime) => ({
    title: thing.title,
    why: words.running(thing.part, tellTime(thing.ends_at ?? '')),
    go: <Resume of={{ ...thing, kind: thing.of }} />,
  }),
  soon: ({ slug, title, opens_at }, tellTime) => ({
    title,
    why: words.soon(tellTime(opens_at)),
    go: toTryout(slug, words.prepare),
  }),
  unfinished: thing => ({
    title: thing.title,
    why: words.unfinished[thing.of],
    go: <Resume of={{ ...thing, kind: thing.of }} />,
  }),
  due: ({ count, waiting }) => ({
    title: words.dueTitle(count, setSize),
    why: words.due(count + waiting - setSize),
    seconds: estimate(setSize),
    go: <Practise kind="today">{words.start(setSize)}</Practise>,
  }),
  enough: ({ next_due_at }, tellTime) => ({
    title: words.enoughTitle,
    why: words.enough(next_due_at && tellTime(next_due_at)),
    go: (
      <Link to={paths.practice} className={buttonClasses('secondary', 'large')}>
        {words.more}
      </Link>
    ),
  }),
  topic: ({ topic_id, title, subject, correct, of, questions }) => ({
    title,
    why: words.topic(subject.name, correct, of),
    seconds: estimate(questions),
    go: (
      <Practise kind="plan" of={topic_id}>
        {words.start(questions)}
      </Practise>
    ),
  }),
  tryout: ({ slug, title, seconds, closes_at }, tellTime) => ({
    title,
    why: words.tryout(closes_at && tellTime(closes_at)),
    seconds,
    go: toTryout(slug, words.see),
  }),
  practice: ({ subject, questions }) => ({
    title: subject.name,
    why: words.practice,
    seconds: estimate(questions),
    go: (
      <Practise kind="subject" of={subject.id}>
        {words.start(questions)}
      </Practise>
    ),
  }),
  quiz: ({ slug, title, questions }) => ({
    title,
    why: words.quiz(questions),
    go: (
      <Link to={fillPath(paths.quiz, { slug })} className={filled}>
        {words.seeQuiz}
        {arrow}
      </Link>
    ),
  }),
  wait: ({ slug, title, opens_at }, tellTime) => ({
    title,
    why: words.wait(tellTime(opens_at)),
    go: toTryout(slug, words.prepare),
  }),
  guide: () => ({
    title: words.guideTitle,
    why: words.guide,
    go: (
      <Link to={paths.guide} className={filled}>
        {words.read}
        {arrow}
      </Link>
    ),
  }),
}

/** The kind chooses the words, and TypeScript cannot see that both are the same one. */
const look = <K extends Kind>(thing: Extract<Thing, { kind: K }>, tellTime: (iso: string) => string) =>
  (looks[thing.kind] as Tell<K>)(thing, tellTime)

/** The page's one filled button: what to do now, how long it takes, and why. */
export function NowCard({ home: { now, unfinished } }: { home: Home }) {
  const { formatTime } = useTimeFormat()
  const { title, why, seconds, go } = look(now, formatTime)
  return (
    <Card>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-muted">
        <p>{words.title}</p>
        {seconds !== undefined && (
          <p className="flex items-center gap-1.5">
            <Clock aria-hidden size={16} strokeWidth={1.75} />
            {words.takes(formatDuration(seconds))}
          </p>
        )}
      </div>
      <h2 className="mt-2 text-2xl wrap-anywhere">{title}</h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-md text-muted">{why}</p>
      {go}
      {unfinished.length > 0 && (
        <div className="mt-5 border-t border-line pt-3">
          <p className="text-sm text-muted">{words.others}</p>
          <ul>
            {unfinished.map(one => (
              <li key={`${one.kind} ${one.slug}`}>
                <ResumeLink of={one} className="inline-flex min-h-11 items-center font-semibold text-brand">
                  {one.title}
                </ResumeLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Resume({ of }: Pick<Parameters<typeof ResumeLink>[0], 'of'>) {
  return (
    <ResumeLink of={of} className={filled}>
      {words.resume}
      {arrow}
    </ResumeLink>
  )
}

function Practise({ children, ...draw }: Parameters<typeof PracticeButton>[0]) {
  return (
    <PracticeButton {...draw} size="large">
      {children}
      {arrow}
    </PracticeButton>
  )
}
