import { type OwnReport, questionReports } from '@gerbang/contract/bank/question-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { texts as reportTexts } from '../../../study/report-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

/** What came of the student's own reports; it goes once it has been read. */
export function ReportAnswers() {
  const { data } = useQuery(query(questionReports.listOwn, { query: { unread: true } }))
  const reports = data?.data ?? []
  return reports.length === 0 ? null : <Answers reports={reports} />
}

function Answers({ reports }: { reports: OwnReport[] }) {
  const see = useSend(questionReports.see, { refreshes: [questionReports.listOwn] })
  return (
    <Card title={texts.reports.title}>
      <ul className="grid gap-3">
        {reports.map(({ id, stem, status, answer }) => (
          <li key={id} className="text-md wrap-anywhere">
            <p className="line-clamp-2 text-muted">{stem}</p>
            <p className="mt-1">
              <strong>{reportTexts.statuses[status]}.</strong> {answer}
            </p>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-4"
        busy={see.isPending}
        onClick={() => see.mutate({ body: { ids: reports.map(({ id }) => id) } })}
      >
        {texts.reports.read}
      </Button>
    </Card>
  )
}
