import { programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { query } from '../../../api/query.ts'
import { createListPage } from '../../../list/create-list-page.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { planColumns, planShape } from './plan-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

/** Those that are no longer offered have try-outs, too. */
function useChoices() {
  const known = useQuery(query(programs.listAll, {}))
  return { choices: { program_id: nameOptions(known.data?.data) } }
}

export const PlanListPage = createListPage({
  shape: planShape,
  words,
  columns: planColumns,
  useChoices,
  actions: (
    <>
      <ButtonLink to={paths.programs} variant="secondary">
        {words.programs}
      </ButtonLink>
      <ButtonLink to={paths.planLaunch} variant="secondary">
        {words.launch}
      </ButtonLink>
      <ButtonLink to={paths.planCreate} icon={Plus}>
        {words.create}
      </ButtonLink>
    </>
  ),
})
