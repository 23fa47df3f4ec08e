import { programs } from '@gerbang/contract/exam/programs.ts'
import Plus from 'icon:plus'
import { createListPage } from '../../../list/create-list-page.tsx'
import { useNameOptions } from '../../../list/use-name-options.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { planColumns, planShape } from './plan-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export const PlanListPage = createListPage({
  shape: planShape,
  words,
  columns: planColumns,
  // Those that are no longer offered have try-outs, too.
  useChoices: () => ({ choices: { program_id: useNameOptions(programs.listAll) } }),
  more: (
    <>
      <ButtonLink to={paths.programs} variant="secondary">
        {words.programs}
      </ButtonLink>
      <ButtonLink to={paths.planLaunch} variant="secondary">
        {words.launch}
      </ButtonLink>
    </>
  ),
  actions: (
    <ButtonLink to={paths.planCreate} icon={Plus}>
      {words.create}
    </ButtonLink>
  ),
})
