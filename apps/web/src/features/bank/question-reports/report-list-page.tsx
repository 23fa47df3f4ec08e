import { questionReports, type ReportedQuestion } from '@gerbang/contract/bank/question-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Moment } from '../../../auth/moment.tsx'
import { areaPaths } from '../../../paths.ts'
import { texts as reportTexts } from '../../../study/report-texts.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { readPage } from '../../../ui/table/page-address.ts'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { texts } from './texts.ts'

const states = ['open', 'decided'] as const
type State = (typeof states)[number]

const toAddress = (state: State, page = 1) => `?status=${state}${page > 1 ? `&page=${page}` : ''}`

export function ReportListPage() {
  const [params] = useSearchParams()
  const state = params.get('status') === 'decided' ? 'decided' : 'open'
  const page = readPage(params)
  const found = useQuery(query(questionReports.list, { query: { state, page } }))
  const tabs = states.map(name => ({
    title: texts.states[name],
    to: toAddress(name),
    isCurrent: name === state,
  }))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <TabLinks label={texts.tabs} tabs={tabs} />
      <div className="mt-4">
        <LoadedRows
          from={found}
          skeleton={<Skeleton rows={3} className="h-40" />}
          none={texts.empty[state]}
          first={page > 1 ? toAddress(state) : undefined}
        >
          {({ data, meta }) => (
            <>
              <ul className="grid grid-cols-1 gap-4">
                {data.map(one => (
                  <li key={`${one.question_id} ${one.decided_at}`}>
                    <Reported of={one} />
                  </li>
                ))}
              </ul>
              <Pagination meta={meta} toPage={page => toAddress(state, page)} />
            </>
          )}
        </LoadedRows>
      </div>
    </>
  )
}

function Reported({ of: reported }: { of: ReportedQuestion }) {
  const { question_id, stem, position, bank, sub_test, count, reasons, notes, status, answer } = reported
  const [decision, setDecision] = useState<'accepted' | 'declined'>()
  const toPath = useAreaPath()
  const place = { qbId: bank.id, subTesId: sub_test.id, questionId: question_id }
  return (
    <Card>
      <p className="text-sm text-muted">
        {bank.name} · {sub_test.name} · <Moment iso={reported.decided_at ?? reported.reported_at} />
      </p>
      <h2 className="mt-1 text-lg wrap-anywhere">{stem}</h2>
      <p className="mt-2 text-md font-semibold">{texts.count(count)}</p>
      <p className="text-md text-muted">
        {reasons.map(({ reason, count }) => texts.reason(reportTexts.reasons[reason], count)).join(', ')}
      </p>
      {notes.length > 0 && (
        <section aria-label={texts.notes} className="mt-3 grid gap-2">
          {notes.map((note, index) => (
            // Several may say the same.
            <blockquote
              key={`${index} ${note}`}
              className="border-l-3 border-line pl-3 text-md wrap-anywhere"
            >
              {note}
            </blockquote>
          ))}
        </section>
      )}
      {answer !== null && (
        <p className="mt-3 rounded-control bg-sunken p-3 text-md wrap-anywhere">
          <strong>{reportTexts.statuses[status]}.</strong> {answer}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={toPath(areaPaths.question, place)} className={buttonClasses('secondary')}>
          {texts.open(position)}
        </Link>
        {status === 'open' && (
          <>
            <Button variant="secondary" onClick={() => setDecision('accepted')}>
              {texts.accept}
            </Button>
            <Button variant="secondary" onClick={() => setDecision('declined')}>
              {texts.decline}
            </Button>
          </>
        )}
      </div>
      {decision && (
        <AnswerDialog reported={reported} status={decision} onClose={() => setDecision(undefined)} />
      )}
    </Card>
  )
}

interface AnswerDialogProps {
  reported: ReportedQuestion
  status: 'accepted' | 'declined'
  onClose: () => void
}

function AnswerDialog({ reported, status, onClose }: AnswerDialogProps) {
  const form = useCallForm(questionReports.answer, {
    values: { answer: '' },
    params: { id: reported.question_id },
    toBody: ({ answer }) => ({ status, answer }),
    sentences: { answer: texts.needAnswer },
    refreshes: [questionReports.list],
    announces: true,
    onSuccess: onClose,
  })
  const words = status === 'accepted' ? texts.accepting : texts.declining
  return (
    <FormDialog of={form} {...words} confirm={texts.send(reported.count)} onClose={onClose}>
      <TextAreaField name="answer" label={texts.answer} rows={3} />
    </FormDialog>
  )
}
