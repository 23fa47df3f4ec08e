import {
  type ListedUniversity,
  type MajorDetail,
  universityCatalogue,
} from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { query } from '../../../api/query.ts'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { listOptions } from '../../../ui/table/table-options.ts'
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { MajorSheet } from './major-sheet.tsx'
import { texts } from './texts.ts'
import { majorShape, toMajorQuery } from './university-address.ts'

const words = texts.majors
const column = createColumns<MajorDetail>()
const show = (value: number | null | undefined, format = formatCount) =>
  value === null || value === undefined ? words.none : format(value)

/** The majors of a university, each with the newest of its years. */
export function MajorTable({ university }: { university: ListedUniversity }) {
  const address = useTableAddress(majorShape)
  const [opened, setOpened] = useState<MajorDetail | 'new'>()
  const columns = useMemo(() => buildColumns(setOpened), [])
  const list = useQuery({
    ...query(universityCatalogue.listMajors, {
      params: { universityId: university.id },
      query: toMajorQuery(address),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TableToolbar
        search={words.search}
        address={address}
        filters={[{ name: 'level', label: words.filters.level, options: listOptions(texts.levels) }]}
        actions={
          <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setOpened('new')}>
            {words.add}
          </Button>
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={major => major.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {opened && (
        <MajorSheet
          universityId={university.id}
          major={opened === 'new' ? null : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function buildColumns(onOpen: (major: MajorDetail) => void) {
  const names = words.columns
  const end = { align: 'end' } as const
  return column.columns([
    column.accessor('name', {
      header: names.name,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <button
          type="button"
          onClick={() => onOpen(original)}
          className="rounded-chip py-2 text-brand hover:underline"
        >
          {original.name}
        </button>
      ),
    }),
    column.accessor('code', { header: names.code, enableSorting: true }),
    column.accessor('level', { header: names.level }),
    column.accessor('group', { header: names.group }),
    column.accessor(({ years }) => years[0]?.year ?? words.none, {
      id: 'year',
      header: names.year,
      meta: end,
    }),
    column.accessor(({ years }) => show(years[0]?.capacity), {
      id: 'capacity',
      header: names.capacity,
      meta: end,
    }),
    column.accessor(({ years }) => show(years[0]?.applicants), {
      id: 'applicants',
      header: names.applicants,
      meta: end,
    }),
    column.accessor(({ years }) => writeScore(years[0]), {
      id: 'score',
      header: names.score,
      meta: end,
    }),
    column.accessor(({ years }) => years[0]?.source ?? words.none, { id: 'source', header: names.source }),
  ])
}

function writeScore(year: MajorDetail['years'][number] | undefined): string {
  const score = show(year?.passing_score, formatTenth)
  return year?.is_estimate && year.passing_score !== null ? `${score} (${words.estimate})` : score
}
