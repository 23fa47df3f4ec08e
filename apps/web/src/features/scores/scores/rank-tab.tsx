import type { Meta } from '@gerbang/contract/call.ts'
import { type RankedStudent, type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../../api/query.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { ExportButtons } from '../../../form/export-buttons.tsx'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { type RankFilter, rankPageSize, rankShape, toRankFilters } from './rank-address.ts'
import { createRankColumns } from './rank-columns.tsx'
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
  const address = useTableAddress(rankShape)
  const { page, sort, toFilter } = address
  const [reset, setReset] = useState<RankedStudent | null>(null)
  const [outdated, setOutdated] = useState<string | null>()
  const filters = toRankFilters(address)
  const schools = useSchoolFilter(tryout.id)
  const ranking = useQuery({
    ...query(scores.getTryout, {
      params: { id: tryout.id },
      query: { ...filters, page, sort, per_page: rankPageSize },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => isComputing(state.data?.meta.tryout, outdated) && followMs,
  })
  const meta = ranking.data?.meta
  const columns = useMemo(
    () =>
      createRankColumns(meta?.sub_tests ?? [], {
        toSchool: name => toFilter('school', name),
        reset: setReset,
      }),
    [meta?.sub_tests, toFilter],
  )
  return (
    <>
      <TableToolbar
        search={words.search}
        address={address}
        filters={listFilters(meta, schools)}
        actions={
          tryout.participants > 0 && (
            <ExportButtons
              label={texts.export}
              call={scores.export}
              toInput={format => ({ params: { id: tryout.id }, query: { ...filters, format } })}
            />
          )
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={ranking}
        columns={columns}
        getKey={student => student.attempt_id}
        address={address}
        empty={
          <EmptyState sketch="podium" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
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

function listFilters(
  meta: Meta<typeof scores.getTryout> | undefined,
  schools: TableFilterSpec<RankFilter>,
): TableFilterSpec<RankFilter>[] {
  const provinces = (meta?.provinces ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const majors = (meta?.majors ?? []).map(({ id, name, university }) => ({
    value: id,
    label: `${name}, ${university}`,
  }))
  return [
    { name: 'province_id', label: words.filters.province, options: provinces },
    schools,
    { name: 'major_id', label: words.filters.major, options: majors, search: words.majors },
  ]
}
