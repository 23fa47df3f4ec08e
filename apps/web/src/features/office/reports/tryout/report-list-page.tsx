import { useList } from '../../../../list/use-list.ts'
import { useProgramOptions } from '../../../../list/use-program-options.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ListPage } from '../../../../ui/table/list-page.tsx'
import { reportColumns, reportShape } from './report-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function ReportListPage() {
  return (
    <ListPage
      list={useList(reportShape)}
      words={words}
      columns={reportColumns}
      choices={{ program_id: useProgramOptions() }}
      sketch="podium"
      actions={
        <ButtonLink to={paths.chanceReport} variant="secondary" size="table">
          {words.chances}
        </ButtonLink>
      }
    />
  )
}
