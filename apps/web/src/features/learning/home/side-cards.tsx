import type { Home } from '@gerbang/contract/learning/home.ts'
import type { ReactNode } from 'react'
import { CalendarPlus } from 'lucide-react'
import { Link } from 'react-router'
import { formatDuration } from '../../../format/format-duration.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { type CalendarEntry, saveCalendar } from '../../../tryout/calendar-file.ts'
import { texts } from './texts.ts'

/** What the page's first card offers when nothing is under way. */
export function findBeginning({ resume, next_tryouts }: Home) {
  if (resume.length > 0) return undefined
  const open = next_tryouts.filter(({ phase }) => phase === 'open')
  // Not everybody has a code.
  return open.find(({ access }) => access === 'free') ?? open[0]
}

export function Next({ home }: { home: Home }) {
  const { quizzes, server_now } = home
  const words = texts.next
  const { formatTime, countDays } = useTimeFormat()
  const next_tryouts = home.next_tryouts.filter(tryout => tryout !== findBeginning(home))
  const isEmpty = next_tryouts.length === 0 && quizzes.length === 0
  return (
    <Card title={words.title}>
      {isEmpty && <p className="text-md text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {next_tryouts.map(tryout => {
          const { id, slug, title, phase, opens_at, duration_seconds } = tryout
          return (
            <Row
              key={id}
              to={fillPath(paths.tryout, { slug })}
              title={title}
              note={phase === 'open' ? formatDuration(duration_seconds) : formatTime(opens_at)}
              foot={phase === 'upcoming' && <SaveDate tryout={tryout} />}
            >
              <Chip tone={phase === 'open' ? 'brand' : 'neutral'}>
                {phase === 'open' ? words.open : words.days(countDays(server_now, opens_at))}
              </Chip>
            </Row>
          )
        })}
        {quizzes.map(({ id, slug, title, question_count }) => (
          <Row key={id} to={fillPath(paths.quiz, { slug })} title={title} note={words.quiz(question_count)} />
        ))}
      </ul>
    </Card>
  )
}

/** Above the link that the whole row is. */
function SaveDate({ tryout }: { tryout: CalendarEntry }) {
  const words = texts.next
  return (
    <Button
      variant="quiet"
      className="relative -ml-3"
      aria-label={words.calendarOf(tryout.title)}
      onClick={() => saveCalendar(tryout, words.calendarNote(location.host))}
    >
      <CalendarPlus aria-hidden size={18} strokeWidth={1.75} />
      {words.calendar}
    </Button>
  )
}

function Row({ to, title, note, foot, children }: RowProps) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <Link to={to} className="font-semibold after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
        <span className="block text-sm text-muted">{note}</span>
      </span>
      {children}
      {foot && <div className="w-full">{foot}</div>}
    </li>
  )
}

interface RowProps {
  to: string
  title: string
  note: string
  foot?: ReactNode
  children?: ReactNode
}

/** A habit without shame: what was done, and no streak to lose. */
export function Days({ days }: { days: Home['days'] }) {
  const words = texts.days
  const active = days.filter(({ is_active }) => is_active).length
  return (
    <Card title={words.title} note={words.count(active)}>
      <ol className="grid grid-cols-14 gap-1">
        {days.map(({ date, is_active }) => (
          <li
            key={date}
            className={joinClasses(
              'h-4 rounded-[4px] border',
              is_active ? 'border-brand bg-brand' : 'border-line-strong bg-surface',
            )}
          >
            <span className="sr-only">{is_active ? words.done(date) : words.free(date)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

export function News({ home: { banners, news } }: { home: Home }) {
  const banner = banners.find(({ placement }) => placement === 'dashboard')
  if (news.length === 0 && banner === undefined) return null
  return (
    <Card title={texts.news}>
      {banner && <img src={banner.image_url} alt={banner.alt} className="mb-4 w-full rounded-control" />}
      <ul className="divide-y divide-line">
        {news.map(({ id, slug, title, excerpt }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <a href={`/content-news/${slug}`} className="font-semibold hover:underline">
              {title}
            </a>
            <p className="line-clamp-2 text-sm text-muted">{excerpt}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
