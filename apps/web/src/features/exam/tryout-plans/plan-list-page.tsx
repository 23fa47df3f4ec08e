import { programs } from '@gerbang/contract/exam/programs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { type PlanFilter, planShape, toPlanQuery } from './plan-address.ts'
import { planColumns } from './plan-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function PlanListPage() {
  const address = useTableAddress(planShape)
  const list = useQuery({
    ...query(tryoutPlans.list, { query: toPlanQuery(address) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar search={words.search} address={address} filters={useFilters()} actions={<Actions />} />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={planColumns}
        getKey={plan => plan.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}

function Actions() {
  return (
    <>
      <Link to={paths.programs} className={buttonClasses('secondary')}>
        {words.programs}
      </Link>
      <Link to={paths.planCreate} className={buttonClasses()}>
        <Plus aria-hidden size={18} strokeWidth={2} />
        {words.create}
      </Link>
    </>
  )
}

function useFilters(): TableFilterSpec<PlanFilter>[] {
  const known = useQuery(query(programs.listAll, {}))
  const options = (known.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { name: 'program_id', label: words.filters.program, options },
    { name: 'state', label: words.filters.state, options: listOptions(texts.states) },
  ]
}
