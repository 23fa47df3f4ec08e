import type { Home } from '@gerbang/contract/learning/home.ts'
import type { ReactNode } from 'react'
import CalendarPlus from 'icon:calendar-plus'
import { Link } from 'react-router'
import { formatDuration } from '../../../format/format-duration.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type CalendarEntry, saveCalendar } from '../../../tryout/calendar-file.ts'
import { texts } from './texts.ts'

export function Next({ home }: { home: Home }) {
  const { next_tryouts, server_now } = home
  const words = texts.next
  const { formatTime, countDays } = useTimeFormat()
  if (next_tryouts.length === 0) return null
  return (
    <Card title={words.title}>
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

export function News({ home: { banners, news } }: { home: Home }) {
  const banner = banners.find(({ placement }) => placement === 'dashboard')
  if (news.length === 0 && banner === undefined) return null
  return (
    <Card title={texts.news} className="max-lg:order-last">
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
