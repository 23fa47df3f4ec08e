import { programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { query } from '../../../api/query.ts'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { planColumns, planShape } from './plan-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function PlanListPage() {
  // Those that are no longer offered have try-outs, too.
  const known = useQuery(query(programs.listAll, {}))
  return (
    <ListPage
      list={useList(planShape)}
      words={words}
      columns={planColumns}
      choices={{ program_id: nameOptions(known.data?.data) }}
      actions={
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
      }
    />
  )
}
