import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { formatDuration } from '../../../format/format-duration.ts'
import { SheetList } from './sheet-list.tsx'
import { texts } from './texts.ts'

const words = texts.cutShort
const reads = [examDay.get, examDay.sittings, examDay.cutShort, lateAnswers.list]

/** Sub-tests that time closed while their pages were away, to be opened again. */
export function CutShortList({ id }: { id: string }) {
  const found = useQuery(query(examDay.cutShort, { params: { id } }))
  const { formatClock } = useTimeFormat()
  return (
    <SheetList
      words={words}
      sheets={found.data?.data ?? []}
      decisions={['reopened']}
      describe={({ sub_test, seen_at, rest_seconds, answered }) =>
        words.facts(sub_test, formatClock(seen_at), formatDuration(rest_seconds), answered)
      }
    >
      {({ sheets }, onClose) => (
        <AskReason
          call={examDay.reopen}
          params={{ id }}
          toBody={({ reason }) => ({ reason, progress_ids: sheets.map(({ progress_id }) => progress_id) })}
          refreshes={reads}
          words={{
            title: words.ask,
            text: words.does(sheets.length),
            example: words.example,
            confirm: words.one.reopened,
          }}
          onClose={onClose}
        />
      )}
    </SheetList>
  )
}
