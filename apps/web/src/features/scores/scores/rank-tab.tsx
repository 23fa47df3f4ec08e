import { type RankedStudent, type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { useState } from 'react'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { ExportButtons } from '../../../form/export-buttons.tsx'
import { useList } from '../../../list/use-list.ts'
import { StillUnderWay } from '../../../tryout/still-under-way.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { buildRankColumns, rankShape } from './rank-columns.tsx'
import { scoreReads } from './score-reads.ts'
import { isRankingBehind } from './run-state.ts'
import { texts } from './texts.ts'
import { useSchoolFilter } from './use-school-filter.ts'

const words = texts.rank
const followMs = 2_000

interface NotesProps {
  tryout: ScoredTryout
  isComputing: boolean
}

export function RankTab({ tryout }: { tryout: ScoredTryout }) {
  const [reset, setReset] = useState<RankedStudent | null>(null)
  const [outdated, setOutdated] = useState<string | null>()
  const params = { id: tryout.id }
  const list = useList(rankShape, {
    params,
    follow: reply => isComputing(reply?.meta.tryout, outdated) && followMs,
  })
  const { search, filters, toFilter } = list.address
  const schools = useSchoolFilter(tryout.id)
  const meta = list.from.data?.meta
  const tools = { toSchool: (name: string) => toFilter('school', name), reset: setReset }
  const majors = meta?.majors.map(({ id, name, university }) => ({ id, name: `${name}, ${university}` }))
  return (
    <>
      <div className="mb-4 empty:hidden">
        <StillUnderWay tryout={meta?.tryout ?? tryout} />
      </div>
      <ListTable
        list={list}
        words={words}
        columns={buildRankColumns(meta?.sub_tests ?? [], tools)}
        choices={{
          province_id: nameOptions(meta?.provinces),
          school: schools.options,
          major_id: nameOptions(majors),
        }}
        searches={{ school: schools.search, major_id: words.majors }}
        actions={
          tryout.participants > 0 && (
            <ExportButtons
              label={texts.export}
              call={scores.export}
              toInput={format => ({ params, query: { ...filters, search, format } })}
            />
          )
        }
        sketch="podium"
        getKey={student => student.attempt_id}
      />
      <Notes tryout={meta?.tryout ?? tryout} isComputing={isComputing(meta?.tryout, outdated)} />
      {reset && (
        <ResetDialog
          tryoutId={tryout.id}
          student={reset}
          onClose={() => setReset(null)}
          onDone={() => setOutdated(meta?.tryout.ranked_at)}
        />
      )}
    </>
  )
}

/** Archives the attempt; the ranks follow. */
function ResetDialog({ tryoutId, student, onClose, onDone }: ResetDialogProps) {
  return (
    <AskReason
      call={scores.reset}
      params={{ tryoutId, userId: student.user_id }}
      refreshes={scoreReads}
      onSuccess={() => {
        onDone()
        onClose()
      }}
      words={{ ...texts.reset, text: texts.reset.text(student.name) }}
      tone="danger"
      onClose={onClose}
    />
  )
}

interface ResetDialogProps {
  tryoutId: string
  student: RankedStudent
  onClose: () => void
  onDone: () => void
}

/** The server computes ranks a moment after what changes them; `outdated` is when those known to be untrue are from. */
function isComputing(tryout: ScoredTryout | undefined, outdated: string | null | undefined): boolean {
  if (tryout === undefined) return false
  return isRankingBehind(tryout) || tryout.ranked_at === outdated
}

function Notes({ tryout: { ranked_at, published_run }, isComputing }: NotesProps) {
  const { formatTime } = useTimeFormat()
  const hasErrors = published_run !== null && published_run.model !== 'points'
  return (
    <p className="mt-3 text-sm text-muted">
      {isComputing && words.computing}
      {!isComputing && ranked_at !== null && words.computedAt(formatTime(ranked_at))}{' '}
      {hasErrors && words.columnsNote}
    </p>
  )
}
