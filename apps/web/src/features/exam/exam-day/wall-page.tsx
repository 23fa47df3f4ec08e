import { type ByClass, examDay, type SittingClass } from '@gerbang/contract/exam/exam-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatCount } from '../../../format/format-number.ts'
import { fillPath, paths } from '../../../paths.ts'
import { showToast } from '../../../toast/toast-store.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageTitle } from '../../../ui/page/page-title.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { followMs } from './follow.ts'
import { texts } from './texts.ts'

const words = texts.wall
/** Of one class; the list of who has not begun holds the rest. */
const mostNames = 12

/** For the projector of a hall, read from the last row: it looks again by itself. */
export function WallPage() {
  const { id = '' } = useParams()
  const found = useQuery({ ...query(examDay.byClass, { params: { id } }), refetchInterval: followMs })
  return (
    <Loaded from={found} skeleton={<Skeleton rows={4} className="h-40" />}>
      {({ data }) => <Wall id={id} of={data} />}
    </Loaded>
  )
}

function Wall({ id, of: { title, server_now, closes_at, classes } }: { id: string; of: ByClass }) {
  const { formatClock } = useTimeFormat()
  const wall = useRef<HTMLDivElement>(null)
  const fill = () => {
    wall.current?.requestFullscreen().catch(() => showToast({ title: words.fullFailed, variant: 'error' }))
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={fill}>{words.full}</Button>
        <Link to={fillPath(paths.live, { id })} className={buttonClasses('secondary')}>
          {words.back}
        </Link>
      </div>
      <div ref={wall} className="overflow-auto bg-page fullscreen:p-8">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-display font-extrabold wrap-anywhere">{title}</h1>
          <p className="text-2xl font-semibold text-muted">
            {formatClock(server_now)}
            {closes_at !== null && `, ${words.closes(formatClock(closes_at))}`}
          </p>
        </div>
        {classes.length === 0 && <Notice>{words.empty}</Notice>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-6">
          {classes.map(row => (
            <li key={row.id ?? ''}>
              <ClassCard of={row} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function ClassCard({ of: { name, students, running, finished, missing } }: { of: SittingClass }) {
  const counts = { running, finished, missing: missing.length }
  return (
    <Card title={name ?? words.noClass} note={words.of(students)}>
      <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
        {(['running', 'finished', 'missing'] as const).map(kind => (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="text-md text-muted">{words[kind]}</dt>
            <dd
              className={`text-4xl font-extrabold ${kind === 'missing' && counts.missing > 0 ? 'text-bad' : ''}`}
            >
              {formatCount(counts[kind])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-lg wrap-anywhere">{nameMissing(missing)}</p>
    </Card>
  )
}

function nameMissing(missing: string[]): string {
  if (missing.length === 0) return words.allBegun
  const more = missing.length - mostNames
  const shown = missing.slice(0, mostNames)
  return [...shown, ...(more > 0 ? [words.more(more)] : [])].join(', ')
}
