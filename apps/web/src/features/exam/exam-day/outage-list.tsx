import { examDay, type Outage } from '@gerbang/contract/exam/exam-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { followMs } from './follow.ts'
import { texts } from './texts.ts'

const words = texts.outages
const shown = 5

/** When pages were away, the latest first, each to be given back by one act. Nothing while there was none. */
export function OutageList({ id }: { id: string }) {
  const outages = useQuery({ ...query(examDay.outages, { params: { id } }), refetchInterval: followMs })
  const [asked, setAsked] = useState<Outage | null>(null)
  const { formatClock } = useTimeFormat()
  const rows = outages.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <div className="mb-6">
      <Card title={words.title}>
        <ul className="divide-y divide-line">
          {rows.slice(0, shown).map(outage => (
            <li
              key={outage.from_at}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <p className="min-w-0">
                <b>{words.span(formatClock(outage.from_at), formatClock(outage.until_at))}</b>
                <span className="block text-md text-muted">{words.who(outage)}</span>
              </p>
              <Button variant="secondary" size="table" onClick={() => setAsked(outage)}>
                {texts.giveBack.confirm}
              </Button>
            </li>
          ))}
        </ul>
        {rows.length > shown && (
          <p className="pt-3 text-md text-muted">{words.earlier(rows.length - shown)}</p>
        )}
      </Card>
      {asked && <GiveBackDialog id={id} outage={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function GiveBackDialog({ id, outage, onClose }: { id: string; outage: Outage; onClose: () => void }) {
  const { from_at, until_at } = outage
  return (
    <AskReason
      call={examDay.giveBack}
      params={{ id }}
      toBody={({ reason }) => ({ reason, from_at, until_at })}
      refreshes={[examDay.get, examDay.outages, examDay.sittings]}
      words={{ ...texts.giveBack, text: texts.giveBack.text(outage) }}
      onClose={onClose}
    />
  )
}
