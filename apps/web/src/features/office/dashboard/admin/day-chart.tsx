import { formatCount } from '../../../../format/format-number.ts'
import { dayAndMonth } from '../../../../format/format-time.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardTable } from '../../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.days
const nameDay = (date: string) => {
  // A date without a clock is the same in any zone that it is read in.
  const { day, month } = dayAndMonth(`${date}T00:00:00+07:00`, 'Asia/Jakarta')
  return `${day} ${month}`
}

interface Day {
  day: string
  started: number
  finished: number
}

/** How many began each day, and how many of a day were done; the table below says the same. */
export function DayChart({ days }: { days: Day[] }) {
  const most = Math.max(...days.map(({ started, finished }) => Math.max(started, finished)))
  return (
    <Card title={words.title} note={words.note}>
      {most === 0 ? (
        <p className="text-md text-muted">{words.none}</p>
      ) : (
        <>
          <div aria-hidden className="flex h-36 items-end gap-1 border-b border-line-strong sm:gap-2">
            {days.map(({ day, started, finished }, index) => (
              <div key={day} className="flex h-full flex-1 flex-col justify-end">
                {index === days.length - 1 && (
                  <span className="mb-1 text-center text-xs font-bold">{formatCount(started)}</span>
                )}
                <span className="flex flex-1 items-end gap-px">
                  <Bar value={started} most={most} className="bg-brand" />
                  <Bar value={finished} most={most} className="bg-bar" />
                </span>
              </div>
            ))}
          </div>
          <p aria-hidden className="mt-2 flex justify-between text-sm text-muted">
            <span>{nameDay(days[0]?.day ?? '')}</span>
            <span>{nameDay(days.at(-1)?.day ?? '')}</span>
          </p>
          <p aria-hidden className="mt-2 flex gap-4 text-sm text-muted">
            <Key className="bg-brand">{words.started}</Key>
            <Key className="bg-bar">{words.finished}</Key>
          </p>
          <DayTable days={days} />
        </>
      )}
    </Card>
  )
}

function Bar({ value, most, className }: { value: number; most: number; className: string }) {
  return (
    <span
      className={`flex-1 rounded-t-sm ${className}`}
      style={{ height: value === 0 ? 0 : `max(2px, ${(value / most) * 100}%)` }}
    />
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  )
}

function DayTable({ days }: { days: Day[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-chip font-semibold text-brand">
        {words.table}
      </summary>
      <CardTable
        label={words.table}
        rows={days}
        getKey={({ day }) => day}
        className="max-w-md"
        columns={[
          { id: 'day', header: words.day, cell: ({ day }) => nameDay(day) },
          { id: 'started', header: words.started, align: 'end', cell: ({ started }) => formatCount(started) },
          {
            id: 'finished',
            header: words.finished,
            align: 'end',
            cell: ({ finished }) => formatCount(finished),
          },
        ]}
      />
    </details>
  )
}
