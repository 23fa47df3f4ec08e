import { regions } from '@gerbang/contract/platform/regions.ts'
import Plus from 'icon:plus'
import { createListPage } from '../../../list/create-list-page.tsx'
import { useNameOptions } from '../../../list/use-name-options.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ImportUniversitiesButton } from './import-button.tsx'
import { texts } from './texts.ts'
import { universityColumns, universityShape } from './university-columns.tsx'

const words = texts.list

export const UniversityListPage = createListPage({
  shape: universityShape,
  words,
  columns: universityColumns,
  useChoices: () => ({ choices: { province_id: useNameOptions(regions.listProvinces) } }),
  more: <ImportUniversitiesButton />,
  actions: (
    <ButtonLink to={paths.universityCreate} icon={Plus}>
      {words.create}
    </ButtonLink>
  ),
})
