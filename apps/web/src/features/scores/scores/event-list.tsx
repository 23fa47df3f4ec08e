import { type ScoreEvent, scores } from '@gerbang/contract/scores/scores.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Ban from 'icon:ban'
import CirclePlay from 'icon:circle-play'
import Download from 'icon:download'
import KeyRound from 'icon:key-round'
import RotateCcw from 'icon:rotate-ccw'
import Ruler from 'icon:ruler'
import Send from 'icon:send'
import Undo2 from 'icon:undo-2'
import type { Icon } from '../../../draw-icon.ts'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { readPage } from '../../../ui/table/page-address.ts'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.history
const icons: Record<ScoreEvent['action'], Icon> = {
  run_requested: CirclePlay,
  run_cancelled: Ban,
  run_published: Send,
  scale_fixed: Ruler,
  key_changed: KeyRound,
  question_voided: Ban,
  question_restored: Undo2,
  attempt_reset: RotateCcw,
  exported: Download,
}

export function EventList({ tryoutId }: { tryoutId: string }) {
  const [params] = useSearchParams()
  const page = readPage(params)
  const events = useQuery({
    ...query(scores.listEvents, { params: { id: tryoutId }, query: { page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={words.events} note={words.eventsNote}>
      <Loaded from={events} skeleton={<Skeleton rows={3} className="h-16" />}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="text-md text-muted">{words.noEvents}</p>}
            <ol className="grid grid-cols-1 gap-4">
              {data.map(event => (
                <Event key={event.id} event={event} />
              ))}
            </ol>
            <Pagination meta={meta} toPage={page => `?tab=riwayat&page=${page}`} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Event({ event: { action, about, reason, actor, at } }: { event: ScoreEvent }) {
  const { formatTime } = useTimeFormat()
  const Icon = icons[action]
  return (
    <li className="flex gap-3 text-sm">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden size={16} strokeWidth={1.75} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {words.actions[action]} <span className="font-normal text-muted">· {about}</span>
        </p>
        {reason !== '' && <p className="wrap-anywhere">“{reason}”</p>}
        <p className="text-muted">{words.by(actor?.name ?? texts.byServer, formatTime(at))}</p>
      </div>
    </li>
  )
}
