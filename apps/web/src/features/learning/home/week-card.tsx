import { type Home, home as homeCalls } from '@gerbang/contract/learning/home.ts'
import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import Check from 'icon:check'
import Sprout from 'icon:sprout'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts } from './texts.ts'

const words = texts.week
const goals = [1, 2, 3, 4, 5, 6, 7]

function sumUp({ week, plan: { days_a_week, today } }: Home) {
  const done = week.filter(({ is_active }) => is_active).length
  if (days_a_week === null) return { title: words.title, said: '' }
  const left = week.filter(({ date, is_active }) => date >= today && !is_active).length
  // A week that can no longer reach its goal is told by what was done in it.
  if (done + left < days_a_week) return { title: words.rested(done), said: words.rest }
  return { title: words.count(done, days_a_week), said: done >= days_a_week ? words.reached : words.open }
}

/** A habit without shame: what was done, a goal of one's own that may be lowered, and no streak to lose. */
export function WeekCard({ home }: { home: Home }) {
  const { week, win, plan } = home
  const { days_a_week, next_days, today } = plan
  const { title, said } = sumUp(home)
  return (
    <Card title={title}>
      <ol className="grid grid-cols-7 text-center text-sm">
        {week.map(({ date, is_active }, index) => (
          <li key={date} className="grid justify-items-center gap-1.5">
            <Mark isActive={is_active} isToday={date === today} />
            <span aria-hidden className={date === today ? 'font-bold' : 'text-muted'}>
              {words.days[index]}
            </span>
            <span className="sr-only">{words.day(date, is_active)}</span>
          </li>
        ))}
      </ol>
      <Win win={win} />
      {days_a_week === null ? (
        <GoalChoice current={null} legend={words.ask} />
      ) : (
        <>
          <p className="mt-4 text-md text-muted">
            {said} {next_days !== null && words.fromMonday(next_days)}
          </p>
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center text-md font-semibold text-brand">
              {words.change}
            </summary>
            <GoalChoice current={next_days ?? days_a_week} legend={words.ask} />
          </details>
        </>
      )}
    </Card>
  )
}

function Mark({ isActive, isToday }: { isActive: boolean; isToday: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'grid size-8 place-items-center rounded-full',
        isActive ? 'bg-brand text-on-brand' : isToday ? 'border-2 border-brand' : 'border border-line-strong',
      )}
    >
      {isActive && <Check size={16} strokeWidth={2.5} />}
    </span>
  )
}

/** At most one, true, and gone tomorrow. */
function Win({ win }: Pick<Home, 'win'>) {
  if (win === null) return null
  const said =
    win.kind === 'steady'
      ? words.win.steady(win.topic.name, win.correct, win.of)
      : words.win.mended(win.questions)
  return (
    <p className="mt-4 flex gap-2.5 rounded-lg bg-brand-soft p-3 text-md">
      <Sprout aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{words.win.title}: </span>
        {said}
      </span>
    </p>
  )
}

function GoalChoice({ current, legend }: { current: number | null; legend: string }) {
  const change = useSend(studyPlans.change, { refreshes: [homeCalls.get], announces: true })
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-md font-semibold">{legend}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7 lg:grid-cols-4">
        {goals.map(days => (
          <Button
            key={days}
            variant="secondary"
            aria-label={words.goal(days)}
            aria-pressed={days === current}
            disabled={change.isPending}
            className={joinClasses('px-0!', days === current && 'border-brand! bg-brand-soft! text-brand!')}
            onClick={() => change.mutate({ body: { days_a_week: days } })}
          >
            {days}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{words.hint}</p>
    </fieldset>
  )
}
