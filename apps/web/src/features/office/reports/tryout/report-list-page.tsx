import { programs } from '@gerbang/contract/exam/programs.ts'
import { reports } from '@gerbang/contract/office/reports.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { paths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../../ui/table/table-options.ts'
import { TableToolbar } from '../../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../../ui/table/use-table-address.ts'
import { reportShape, toReportQuery } from './report-address.ts'
import { reportColumns } from './report-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function ReportListPage() {
  const address = useTableAddress(reportShape)
  const known = useQuery(query(programs.list, {}))
  const list = useQuery({
    ...query(reports.list, { query: toReportQuery(address) }),
    placeholderData: keepPreviousData,
  })
  const programOptions = (known.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar
        search={words.search}
        address={address}
        filters={[
          { name: 'program_id', label: words.filters.program, options: programOptions },
          { name: 'phase', label: words.filters.phase, options: listOptions(texts.phases) },
        ]}
        actions={
          <Link to={paths.chanceReport} className={buttonClasses('secondary', 'table')}>
            {words.chances}
          </Link>
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={reportColumns}
        getKey={report => report.id}
        address={address}
        empty={
          <EmptyState sketch="podium" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}
