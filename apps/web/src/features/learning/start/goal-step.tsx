import { type StudyPlan, studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import ArrowRight from 'icon:arrow-right'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { areaPaths, paths } from '../../../paths.ts'
import { usePractice } from '../../../study/use-practice.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { StepFrame } from './step-frame.tsx'
import { texts } from './texts.ts'
import { useLeaveStep } from './use-leave-step.ts'

const words = texts.goal
const choices = [3, 4, 5]
const weekMs = 7 * 86_400_000

/** How often, chosen by oneself; then the first five questions. */
export function GoalStep({ plan }: { plan: StudyPlan }) {
  const [days, setDays] = useState<number | null>(null)
  const practice = usePractice('today')
  // It leads to another document: this one stays as it is until then.
  const begin = useSend(studyPlans.change)
  const putOff = useLeaveStep()
  const start = () => {
    if (days === null) return
    // The step is left only once there is something to go on to.
    void practice.open(() => begin.mutateAsync({ body: { days_a_week: days, step: 'done' } }))
  }
  return (
    <StepFrame
      number={3}
      title={words.title}
      skip={{
        label: words.later,
        busy: putOff.isPending,
        onClick: () => putOff.mutate({ body: { step: 'done' } }),
      }}
      foot={
        <>
          <Button
            size="large"
            className="w-full"
            disabled={days === null}
            busy={practice.isBusy}
            aria-describedby="begin-why"
            onClick={start}
          >
            {words.begin}
            <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
          </Button>
          <p
            id="begin-why"
            role={practice.failure ? 'alert' : undefined}
            className="mt-2 text-center text-sm text-muted"
          >
            {practice.failure ?? (days === null ? words.why : '')}
          </p>
        </>
      }
    >
      <p className="mb-4 text-md text-muted">{words.hint}</p>
      <Days value={days} onPick={setDays} />
      <Phases plan={plan} />
      <p className="mt-5 text-sm text-muted">{words.note}</p>
      <CodeRow />
    </StepFrame>
  )
}

/** What the weeks until the exam are for; without a date, the same in order. */
function Phases({ plan: { exam, today } }: { plan: StudyPlan }) {
  const { dayAndMonth } = useTimeFormat()
  const isAhead = exam !== null && exam.on > today
  const { day, month } = dayAndMonth(`${exam?.on ?? today}T05:00:00.000Z`)
  return (
    <section className="mt-6 border-t border-line pt-5">
      {isAhead && (
        <>
          <h2 className="text-lg">
            {words.left(Math.ceil((Date.parse(exam.on) - Date.parse(today)) / weekMs))}
          </h2>
          <p className="text-sm text-muted">
            {words.date(`${day} ${month} ${exam.on.slice(0, 4)}`, exam.is_estimate)}
          </p>
        </>
      )}
      <ol className="mt-3 grid gap-2">
        {words.phases.map(([title, how], index) => (
          <li key={title} className="flex gap-3 text-md">
            <span aria-hidden className="font-semibold text-muted">
              {index + 1}.
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted">{how}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Days({ value, onPick }: { value: number | null; onPick: (days: number) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{words.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2">
        {choices.map(choice => (
          <label
            key={choice}
            className={joinClasses(
              'grid min-h-16 cursor-pointer place-items-center rounded-control border px-2 py-3 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              choice === value ? 'border-brand bg-brand-soft text-brand' : 'border-line-strong bg-surface',
            )}
          >
            <input
              type="radio"
              name="days"
              className="sr-only"
              checked={choice === value}
              onChange={() => onPick(choice)}
            />
            <span className="text-lg font-bold">{words.days(choice)}</span>
            <span className="text-sm">{words.minutes(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A class may be joined at any time: it is no gate. */
function CodeRow() {
  return (
    <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line text-md">
      {words.code}
      <Link
        to={`${paths.student}/${areaPaths.profile}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand"
      >
        {words.enter}
      </Link>
    </p>
  )
}
