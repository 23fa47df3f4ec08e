import { type LateSheet, lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.late
type Decision = 'accepted' | 'refused'
interface Asked {
  decision: Decision
  sheets: LateSheet[]
}

/** Answers that came too late, to be decided one by one or together. Nothing while there are none. */
export function LateList({ id }: { id: string }) {
  const found = useQuery(query(lateAnswers.list, { params: { id } }))
  const [asked, setAsked] = useState<Asked | null>(null)
  const sheets = found.data?.data ?? []
  if (sheets.length === 0) return null
  return (
    <div className="mb-6">
      <Card title={words.title} note={words.note}>
        {sheets.length > 1 && <Choice onAsk={decision => setAsked({ decision, sheets })} isAll />}
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {sheets.map(sheet => (
            <li
              key={sheet.progress_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <p className="min-w-0">
                <b className="wrap-anywhere">{sheet.name}</b>
                <span className="block text-md text-muted">{describe(sheet)}</span>
              </p>
              <Choice onAsk={decision => setAsked({ decision, sheets: [sheet] })} />
            </li>
          ))}
        </ul>
      </Card>
      {asked && <DecideDialog id={id} asked={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function describe({ sub_test, answers, ends_at, last_at }: LateSheet): string {
  const seconds = Math.ceil((Date.parse(last_at) - Date.parse(ends_at)) / 1000)
  return words.facts(sub_test, answers, seconds)
}

function Choice({ onAsk, isAll = false }: { onAsk: (decision: Decision) => void; isAll?: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {(['accepted', 'refused'] as const).map(decision => (
        <Button key={decision} variant="secondary" size="table" onClick={() => onAsk(decision)}>
          {isAll ? words.all[decision] : words.one[decision]}
        </Button>
      ))}
    </div>
  )
}

function DecideDialog({ id, asked, onClose }: { id: string; asked: Asked; onClose: () => void }) {
  const { decision, sheets } = asked
  const answers = sheets.reduce((sum, sheet) => sum + sheet.answers, 0)
  return (
    <AskReason
      call={lateAnswers.decide}
      params={{ id }}
      toBody={({ reason }) => ({
        reason,
        decision,
        progress_ids: sheets.map(({ progress_id }) => progress_id),
      })}
      refreshes={[lateAnswers.list]}
      words={{
        title: words.ask[decision],
        text: words.does[decision](sheets.length, answers),
        example: words.example,
        confirm: words.one[decision],
      }}
      onClose={onClose}
    />
  )
}
