import { regions } from '@gerbang/contract/platform/regions.ts'
import { universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { ImportUniversitiesSheet } from './import-sheet.tsx'
import { texts } from './texts.ts'
import { toUniversityQuery, type UniversityFilter, universityShape } from './university-address.ts'
import { universityColumns } from './university-columns.tsx'

const words = texts.list

export function UniversityListPage() {
  const address = useTableAddress(universityShape)
  const [isImporting, setImporting] = useState(false)
  const list = useQuery({
    ...query(universityCatalogue.list, { query: toUniversityQuery(address) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar
        search={words.search}
        address={address}
        filters={useFilters()}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setImporting(true)}
            >
              {words.import}
            </Button>
            <Link to={paths.universityCreate} className={buttonClasses()}>
              <Plus aria-hidden size={18} strokeWidth={2} />
              {words.create}
            </Link>
          </>
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={universityColumns}
        getKey={university => university.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {isImporting && <ImportUniversitiesSheet onClose={() => setImporting(false)} />}
    </>
  )
}

function useFilters(): TableFilterSpec<UniversityFilter>[] {
  const provinces = useQuery(query(regions.listProvinces, {}))
  return [
    { name: 'type', label: words.filters.type, options: listOptions(texts.types) },
    {
      name: 'province_id',
      label: words.filters.province,
      options: (provinces.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
