import { regions } from '@gerbang/contract/platform/regions.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { query } from '../../../api/query.ts'
import { createListPage } from '../../../list/create-list-page.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { ImportUniversitiesButton } from './import-button.tsx'
import { texts } from './texts.ts'
import { universityColumns, universityShape } from './university-columns.tsx'

const words = texts.list

function useChoices() {
  const provinces = useQuery(query(regions.listProvinces, {}))
  return { choices: { province_id: nameOptions(provinces.data?.data) } }
}

export const UniversityListPage = createListPage({
  shape: universityShape,
  words,
  columns: universityColumns,
  useChoices,
  actions: (
    <>
      <ImportUniversitiesButton />
      <ButtonLink to={paths.universityCreate} icon={Plus}>
        {words.create}
      </ButtonLink>
    </>
  ),
})
