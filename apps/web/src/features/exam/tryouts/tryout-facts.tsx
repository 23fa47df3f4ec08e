import type { TryoutDetail } from '@gerbang/contract/exam/tryouts.ts'
import CalendarDays from 'icon:calendar-days'
import Clock from 'icon:clock'
import GraduationCap from 'icon:graduation-cap'
import ListChecks from 'icon:list-checks'
import { formatDuration } from '../../../format/format-duration.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { texts } from './texts.ts'

export function TryoutFacts({ tryout }: { tryout: TryoutDetail }) {
  const { formatTime, formatWindow } = useTimeFormat()
  const { opens_at, closes_at, phase } = tryout
  const openEnded = phase === 'upcoming' ? texts.opensAt(formatTime(opens_at)) : texts.openEnded
  const words = texts.detail.facts
  const facts = [
    [CalendarDays, words.window, closes_at === null ? openEnded : formatWindow(opens_at, closes_at)],
    [Clock, words.duration, formatDuration(tryout.duration_seconds)],
    [ListChecks, words.questions, texts.questions(tryout.question_count)],
    [GraduationCap, words.program, tryout.program.name],
  ] as const
  return (
    <dl className="order-first grid gap-3.5 rounded-card border border-line bg-surface p-5 shadow-card sm:grid-cols-2 lg:grid-cols-1 lg:border-0 lg:p-0 lg:shadow-none">
      {facts.map(([Icon, label, value]) => (
        <div key={label} className="relative pl-8">
          <dt className="text-xs text-muted">
            <Icon aria-hidden size={20} strokeWidth={1.75} className="absolute top-0.5 left-0" />
            {label}
          </dt>
          <dd className="text-md font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
