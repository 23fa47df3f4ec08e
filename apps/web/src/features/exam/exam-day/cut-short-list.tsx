import { type CutShort, examDay } from '@gerbang/contract/exam/exam-day.ts'
import { lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { formatDuration } from '../../../format/format-duration.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.cutShort

/** Sub-tests that time closed while their pages were away, to be opened again one by one or together. Nothing while there are none. */
export function CutShortList({ id }: { id: string }) {
  const found = useQuery(query(examDay.cutShort, { params: { id } }))
  const [asked, setAsked] = useState<CutShort[] | null>(null)
  const { formatClock } = useTimeFormat()
  const sheets = found.data?.data ?? []
  if (sheets.length === 0) return null
  return (
    <div className="mb-6">
      <Card title={words.title} note={words.note}>
        {sheets.length > 1 && (
          <Button variant="secondary" size="table" onClick={() => setAsked(sheets)}>
            {words.all}
          </Button>
        )}
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {sheets.map(sheet => (
            <li
              key={sheet.progress_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <p className="min-w-0">
                <b className="wrap-anywhere">{sheet.name}</b>
                <span className="block text-md text-muted">
                  {words.facts(
                    sheet.sub_test,
                    formatClock(sheet.seen_at),
                    formatDuration(sheet.rest_seconds),
                    sheet.answered,
                  )}
                </span>
              </p>
              <Button variant="secondary" size="table" onClick={() => setAsked([sheet])}>
                {words.one}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {asked && <ReopenDialog id={id} sheets={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function ReopenDialog({ id, sheets, onClose }: { id: string; sheets: CutShort[]; onClose: () => void }) {
  return (
    <AskReason
      call={examDay.reopen}
      params={{ id }}
      toBody={({ reason }) => ({ reason, progress_ids: sheets.map(({ progress_id }) => progress_id) })}
      refreshes={[examDay.get, examDay.sittings, examDay.cutShort, lateAnswers.list]}
      words={{
        title: words.ask,
        text: words.does(sheets.length),
        example: words.example,
        confirm: words.one,
      }}
      onClose={onClose}
    />
  )
}
