import type { Change, Raport, RaportTopic } from '@gerbang/contract/scores/raports.ts'
import type { ReactNode } from 'react'
import { formatChange, formatCount, formatEstimate, formatTenth } from '../../../format/format-number.ts'
import { LessonLink } from '../../../study/lesson-link.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { TotalTrend } from '../../../study/total-trend.tsx'
import { FoldedRanks } from '../../../ui/folded-ranks.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { PageTitle } from '../../../ui/page/page-title.tsx'
import './print.css'
import { texts } from './texts.ts'
import { ColumnHead } from '../../../ui/table/column-head.tsx'

interface RaportSheetProps {
  raport: Raport
  /** Whoever looks is that student, and may go on to practise. */
  isOwn?: boolean
  /** What the student's own page adds to it. */
  children?: ReactNode
}

/** One A4 about a student. */
export function RaportSheet({ raport, isOwn = false, children }: RaportSheetProps) {
  const { student, entries, change, target, sub_tests, strengths, weaknesses } = raport
  // Beside others it is one part of a page.
  const Name = isOwn ? 'h1' : 'h2'
  return (
    <article className="raport-sheet mx-auto w-full max-w-4xl min-w-0 rounded-card border border-line bg-surface p-5 shadow-card md:p-9">
      <div className="border-b-2 border-ink pb-4">
        {isOwn && <PageTitle>{student.name}</PageTitle>}
        <p className="mb-1 text-sm font-semibold text-muted">{texts.eyebrow}</p>
        <Name className="text-2xl font-extrabold md:text-3xl">{student.name}</Name>
        <p className="mt-1.5 text-md text-muted empty:hidden md:text-base">
          {[student.school_name, target && texts.target(target.name, target.university.name)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_14rem] print:grid-cols-[minmax(0,1fr)_12rem]">
        <section>
          <h2 className="mb-1 text-lg">{texts.totals}</h2>
          <TotalTrend entries={entries} change={change} target={target?.figures?.passing_score ?? null} />
        </section>
        <Figures raport={raport} isOwn={isOwn} />
      </div>
      <SubTests subTests={sub_tests} />
      <div
        className={joinClasses(
          'mt-5 grid gap-6 border-t-2 border-ink pt-4 print:grid-cols-3',
          isOwn ? 'md:grid-cols-2' : 'md:grid-cols-3',
        )}
      >
        <Topics
          title={texts.strengths}
          topics={strengths}
          none={texts.noStrengths}
          isWide={isOwn && strengths.length === 0}
        />
        <Topics
          title={texts.weaknesses}
          topics={weaknesses}
          none={texts.noWeaknesses}
          isWide={isOwn && strengths.length === 0}
          canPractise={isOwn}
        />
        <section className={isOwn ? 'hidden print:block' : undefined}>
          <h2 className="mb-1 text-md">{texts.parents}</h2>
          <p className="text-md text-muted">{texts.parentsText}</p>
        </section>
      </div>
      {children}
    </article>
  )
}

function Figures({ raport: { entries, target }, isOwn }: { raport: Raport; isOwn: boolean }) {
  const last = entries.at(-1)
  if (last === undefined) return null
  const passing = target?.figures?.passing_score ?? null
  const gap = target?.gap ?? null
  // A distance below its own error is none.
  const isSame = gap !== null && last.total_se !== null && Math.abs(gap) < last.total_se
  const tellFar = (gap ?? 0) < 0 ? texts.toTarget : texts.overTarget
  const tellTarget = isSame ? texts.asTarget : tellFar
  return (
    <div className="order-first grid content-start gap-4 md:order-none md:border-l md:border-line md:pl-6 print:border-l print:border-line print:pl-6">
      <Figure value={formatEstimate(last.total, last.total_se)} size="text-3xl" text={texts.last(last.title)}>
        {last.provisional && texts.provisional}
      </Figure>
      {gap !== null && passing !== null && target?.figures && (
        <Figure
          value={isSame ? texts.same : formatEstimate(Math.abs(gap), last.total_se)}
          text={tellTarget(formatCount(passing), target.figures.year)}
        >
          {target.figures.is_estimate && texts.estimate}
        </Figure>
      )}
      {last.percentile !== null && <Percentile value={last.percentile} isOwn={isOwn} />}
    </div>
  )
}

/** Below the median it is told to the student when asked for; on paper it is always told. */
function Percentile({ value, isOwn }: { value: number; isOwn: boolean }) {
  const figure = (
    <Figure
      value={`${texts.percentileName} ${formatTenth(value)}`}
      text={texts.percentile(formatTenth(value))}
    />
  )
  if (!isOwn || value >= 50) return figure
  return (
    <>
      <div className="print:hidden">
        <FoldedRanks label={texts.foldedPercentile}>{figure}</FoldedRanks>
      </div>
      <div className="hidden print:block">{figure}</div>
    </>
  )
}

function Figure({ value, text, size = 'text-xl', children }: FigureProps) {
  return (
    <div>
      <p className={`${size} font-extrabold`}>{value}</p>
      <p className="text-sm text-muted">{text}</p>
      {children && <p className="text-sm text-muted">{children}</p>}
    </div>
  )
}

interface FigureProps {
  value: string
  text: string
  size?: string
  children?: string | false
}

/** Of one sub-test, the last so many scores have room in a line. */
const SHOWN = 5

function SubTests({ subTests }: { subTests: Raport['sub_tests'] }) {
  // After one result there is no way to look back on.
  const onlyWide = subTests.some(({ points }) => points.length > 1) ? 'hidden sm:table-cell' : 'hidden'
  return (
    <section
      aria-label={texts.subTests}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      className="mt-5 overflow-x-auto"
    >
      <table className="w-full text-md">
        <caption className="mb-2 text-left text-lg font-bold">{texts.subTests}</caption>
        <thead>
          <tr className="bg-sunken text-sm text-muted">
            <ColumnHead className="px-2 py-2 text-left">{texts.columns.subject}</ColumnHead>
            <ColumnHead className={`${onlyWide} px-2 py-2 text-left`}>{texts.columns.count}</ColumnHead>
            <ColumnHead className="px-2 py-2 text-right whitespace-nowrap">{texts.columns.last}</ColumnHead>
            <ColumnHead className={`${onlyWide} px-2 py-2 text-right`}>{texts.columns.change}</ColumnHead>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {subTests.map(({ subject, last, points, change }) => (
            <tr key={subject.id}>
              <th scope="row" className="px-2 py-2.5 print:py-1 text-left font-semibold">
                {subject.name}
                {change !== null && (
                  <span className="block text-sm font-normal sm:hidden">
                    <Growth change={change} /> {texts.since}
                    {!change.is_certain && `, ${texts.uncertain}`}
                  </span>
                )}
              </th>
              <td className={`${onlyWide} px-2 py-2.5 print:py-1 text-muted`}>
                {points.length > SHOWN && '… → '}
                {points
                  .slice(-SHOWN)
                  .map(({ scaled }) => (scaled === null ? texts.none : formatCount(scaled)))
                  .join(' → ')}
              </td>
              <td className="px-2 py-2.5 print:py-1 text-right whitespace-nowrap">
                {last.scaled === null ? texts.none : formatEstimate(last.scaled, last.se)}
              </td>
              <td className={`${onlyWide} px-2 py-2.5 print:py-1 text-right whitespace-nowrap`}>
                <ChangeCell change={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Smaller than its error is muted, and says so. */
function ChangeCell({ change }: { change: Change | null }) {
  if (change === null) return <span className="text-muted">{texts.none}</span>
  return (
    <>
      <Growth change={change} />
      {!change.is_certain && <span className="block text-sm text-muted">{texts.uncertain}</span>}
    </>
  )
}

const Growth = ({ change: { value, se, is_certain } }: { change: Change }) => (
  <span className={is_certain ? 'font-semibold' : 'text-muted'}>{formatChange(value, se)}</span>
)

function Topics({ title, topics, none, isWide, canPractise = false }: TopicsProps) {
  return (
    <section className={isWide ? 'md:col-span-2 print:col-span-1' : undefined}>
      <h2 className="mb-2 text-lg print:mb-1 print:text-md">{title}</h2>
      {topics.length === 0 && <p className="text-md text-muted">{none}</p>}
      <ul
        className={joinClasses(
          'grid grid-cols-1 gap-1.5 text-md',
          isWide && 'md:grid-cols-2 print:grid-cols-1',
        )}
      >
        {topics.map(({ subject, topic_id, topic, correct, of }, index) => (
          <li key={`${subject.id} ${topic}`}>
            <span className="font-semibold">{topic}</span>
            <span className="block text-sm text-muted">
              {subject.name} · {texts.counts(correct, of)}
            </span>
            {canPractise && (
              <span className="raport-acts mt-1.5 mb-2 flex flex-wrap items-center gap-x-4">
                <PracticeButton
                  kind="plan"
                  of={topic_id}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  label={texts.practiseOf(topic)}
                >
                  {texts.practise}
                </PracticeButton>
                <LessonLink topicId={topic_id} topic={topic} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TopicsProps {
  title: string
  topics: RaportTopic[]
  none: string
  /** On a screen it has the row to itself: nothing stands beside it. */
  isWide: boolean
  canPractise?: boolean
}
