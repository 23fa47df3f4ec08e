import { type LateSheet, lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { SheetList } from './sheet-list.tsx'
import { texts } from './texts.ts'

const words = texts.late

/** Answers that came too late. */
export function LateList({ id }: { id: string }) {
  const found = useQuery(query(lateAnswers.list, { params: { id } }))
  return (
    <SheetList
      words={words}
      sheets={found.data?.data ?? []}
      decisions={['accepted', 'refused']}
      describe={describe}
    >
      {({ decision, sheets }, onClose) => (
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
            text: words.does[decision](sheets.length, countAnswers(sheets)),
            example: words.example,
            confirm: words.one[decision],
          }}
          onClose={onClose}
        />
      )}
    </SheetList>
  )
}

function describe({ sub_test, answers, ends_at, last_at }: LateSheet): string {
  const seconds = Math.ceil((Date.parse(last_at) - Date.parse(ends_at)) / 1000)
  return words.facts(sub_test, answers, seconds)
}

const countAnswers = (sheets: LateSheet[]) => sheets.reduce((sum, { answers }) => sum + answers, 0)
