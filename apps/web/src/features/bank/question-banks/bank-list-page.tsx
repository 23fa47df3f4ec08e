import { programs } from '@gerbang/contract/exam/programs.ts'
import { type BankCard, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileUp, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { areaPaths, paths } from '../../../paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { type BankFilter, bankShape, toBankQuery } from './bank-address.ts'
import { BankBulk } from './bank-bulk.tsx'
import { bankColumns } from './bank-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list
const bulk = { canPick: (bank: BankCard) => bank.can_edit, Actions: BankBulk }

export function BankListPage() {
  const address = useTableAddress(bankShape)
  const list = useQuery({
    ...query(questionBanks.list, { query: toBankQuery(address) }),
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
        columns={bankColumns}
        getKey={bank => bank.id}
        address={address}
        name="question-banks"
        bulk={bulk}
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
  const { role } = useViewer()
  const toPath = useAreaPath()
  return (
    <>
      {role === 'admin' && (
        <Link to={paths.bankSubjects} className={buttonClasses('secondary')}>
          {words.subjects}
        </Link>
      )}
      <Link to={toPath(areaPaths.allQuestions, {})} className={buttonClasses('secondary')}>
        {words.all}
      </Link>
      <Link to={toPath(areaPaths.questionReview, {})} className={buttonClasses('secondary')}>
        {words.review}
      </Link>
      <Link to={toPath(areaPaths.bankFlags, {})} className={buttonClasses('secondary')}>
        {words.reports}
      </Link>
      <Link to={toPath(areaPaths.bankUpload, {})} className={buttonClasses('secondary')}>
        <FileUp aria-hidden size={18} strokeWidth={1.75} />
        {words.upload}
      </Link>
      <Link to={toPath(areaPaths.bankCreate, {})} className={buttonClasses()}>
        <Plus aria-hidden size={18} strokeWidth={2} />
        {words.create}
      </Link>
    </>
  )
}

function useFilters(): TableFilterSpec<BankFilter>[] {
  const known = useQuery(query(programs.list, {}))
  const options = (known.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { name: 'program_id', label: words.filters.program, options },
    { name: 'status', label: words.filters.status, options: listOptions(texts.statuses) },
    { name: 'visibility', label: words.filters.visibility, options: listOptions(texts.visibilities) },
    { name: 'owner', label: words.filters.owner, options: listOptions(words.owners) },
  ]
}
