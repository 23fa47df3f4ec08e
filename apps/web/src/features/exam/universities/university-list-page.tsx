import { regions } from '@gerbang/contract/platform/regions.ts'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'icon:file-up'
import Plus from 'icon:plus'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { ImportUniversitiesSheet } from './import-sheet.tsx'
import { texts } from './texts.ts'
import { universityColumns, universityShape } from './university-columns.tsx'

const words = texts.list

export function UniversityListPage() {
  const [isImporting, setImporting] = useState(false)
  const provinces = useQuery(query(regions.listProvinces, {}))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <ListTable
        list={useList(universityShape)}
        words={words}
        columns={universityColumns}
        choices={{ province_id: nameOptions(provinces.data?.data) }}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setImporting(true)}
            >
              {words.import}
            </Button>
            <ButtonLink to={paths.universityCreate} icon={Plus}>
              {words.create}
            </ButtonLink>
          </>
        }
      />
      {isImporting && <ImportUniversitiesSheet onClose={() => setImporting(false)} />}
    </>
  )
}
