import { regions } from '@gerbang/contract/platform/regions.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { query } from '../../../api/query.ts'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { ImportUniversitiesButton } from './import-button.tsx'
import { texts } from './texts.ts'
import { universityColumns, universityShape } from './university-columns.tsx'

const words = texts.list

export function UniversityListPage() {
  const provinces = useQuery(query(regions.listProvinces, {}))
  return (
    <ListPage
      list={useList(universityShape)}
      words={words}
      columns={universityColumns}
      choices={{ province_id: nameOptions(provinces.data?.data) }}
      actions={
        <>
          <ImportUniversitiesButton />
          <ButtonLink to={paths.universityCreate} icon={Plus}>
            {words.create}
          </ButtonLink>
        </>
      }
    />
  )
}
