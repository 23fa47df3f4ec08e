import { programs } from '@gerbang/contract/exam/programs.ts'
import { type CodeCard, studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { query } from '../../../api/query.ts'
import { ExportButtons } from '../../../form/export-buttons.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { type CodeFilter, codeShape, toCodeFilter, toCodeQuery } from './code-address.ts'
import { buildCodeColumns } from './code-columns.tsx'
import { CodeSheet } from './code-sheet.tsx'
import { CreateSheet } from './create-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function CodeListPage() {
  const address = useTableAddress(codeShape)
  const { search } = useLocation()
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<CodeCard>()
  const columns = useMemo(() => buildCodeColumns(setOpened), [])
  const list = useQuery({
    ...query(studentCodes.list, { query: toCodeQuery(address) }),
    placeholderData: keepPreviousData,
  })
  const hasRows = (list.data?.meta.total ?? 0) > 0
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar
        search={words.search}
        address={address}
        filters={useFilters()}
        actions={
          <>
            {hasRows && (
              <>
                <ExportButtons
                  label={words.export}
                  call={studentCodes.export}
                  toInput={format => ({ query: { ...toCodeFilter(address), format } })}
                />
                <Link to={paths.studentCodeCards + search} className={buttonClasses('secondary')}>
                  <Printer aria-hidden size={18} strokeWidth={1.75} />
                  {words.print}
                </Link>
              </>
            )}
            <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setCreating(true)}>
              {words.create}
            </Button>
          </>
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={code => code.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {isCreating && <CreateSheet onClose={() => setCreating(false)} />}
      {opened && <CodeSheet code={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function useFilters(): TableFilterSpec<CodeFilter>[] {
  const offered = useQuery(query(programs.list, {}))
  const choices = useQuery(query(studentCodes.choices, {}))
  const { batches = [], tryouts = [] } = choices.data?.data ?? {}
  return [
    { name: 'state', label: words.filters.state, options: listOptions(texts.states) },
    {
      name: 'program_id',
      label: words.filters.program,
      options: (offered.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'batch',
      label: words.filters.batch,
      options: batches.map(batch => ({ value: batch, label: batch })),
    },
    {
      name: 'tryout_id',
      label: words.filters.tryout,
      options: tryouts.map(({ id, title }) => ({ value: id, label: title })),
    },
  ]
}
