import { createListPage } from '../../../../list/create-list-page.tsx'
import { useProgramChoices } from '../../../../list/use-name-options.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { reportColumns, reportShape } from './report-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export const ReportListPage = createListPage({
  shape: reportShape,
  words,
  columns: reportColumns,
  useChoices: useProgramChoices,
  sketch: 'podium',
  actions: (
    <ButtonLink to={paths.chanceReport} variant="secondary" size="table">
      {words.chances}
    </ButtonLink>
  ),
})
