import type { StudyPlan } from '@gerbang/contract/exam/study-plans.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts } from './texts.ts'

const weekMs = 7 * 86_400_000
const words = texts.plan

/** The weeks from the beginning to the exam: time that has passed, not weeks that went well. */
export function PlanStrip({ plan: { since, today, exam } }: { plan: StudyPlan }) {
  if (since === null || exam === null || exam.on <= today) return null
  const weeks = Math.ceil((Date.parse(exam.on) - Date.parse(since)) / weekMs)
  const current = Math.floor((Date.parse(today) - Date.parse(since)) / weekMs)
  return (
    <section className="mt-6">
      <h2 className="text-md">{words.title(current + 1, weeks)}</h2>
      <ol aria-hidden className="mt-2 grid auto-cols-fr grid-flow-col gap-0.5 md:gap-1">
        {Array.from({ length: weeks }, (_, week) => (
          <li
            key={week}
            className={joinClasses(
              'h-2 rounded-[3px]',
              week === current ? 'bg-ink' : week < current ? 'bg-brand' : 'bg-line',
            )}
          />
        ))}
      </ol>
      <p className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{words.now}</span>
        <span>{words.exam}</span>
      </p>
    </section>
  )
}
