import { type StudentList, studentLists } from '@gerbang/contract/people/student-lists.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Addressed } from '../../../list/addressed.tsx'
import { AskButton } from '../../../form/ask-button.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { AnswersForm } from './answers-form.tsx'
import { ColumnStrip } from './column-strip.tsx'
import { PlanCard } from './plan-card.tsx'
import { RowList } from './row-list.tsx'
import { TakingList } from './taking-list.tsx'
import { texts } from './texts.ts'

const words = texts.check

/** One list from its upload until it is taken in. */
export function StudentListPage() {
  const [followed, setFollowed] = useState<string>()
  return (
    <Addressed call={studentLists.get}>
      {data => {
        const isOver = data.is_taking || data.taken_at !== null
        const jobId = followed ?? (isOver ? data.job_id : null)
        if (jobId === null) return <Review of={data} onTake={setFollowed} />
        return <TakingList of={data} jobId={jobId} onBack={() => setFollowed(undefined)} />
      }}
    </Addressed>
  )
}

function Review({ of, onTake }: { of: StudentList; onTake: (jobId: string) => void }) {
  const { from, to } = of.lines
  const rows = Object.values(of.counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <PageHeading title={of.file_name}>
        {of.sheets.length > 1 ? words.sheets(rows, of.sheets.length) : words.facts(rows, from, to)}
      </PageHeading>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid grid-cols-1 gap-6">
          <ColumnStrip of={of} />
          <AnswersForm of={of} />
        </div>
        <aside className="grid grid-cols-1 gap-6 lg:sticky lg:top-6 lg:row-span-2">
          <PlanCard of={of} rows={rows} onTake={onTake} />
          <Ways id={of.id} />
        </aside>
        <RowList of={of} rows={rows} />
      </div>
    </>
  )
}

function Ways({ id }: { id: string }) {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.studentLists} variant="secondary">
        {words.other}
      </ButtonLink>
      <AskButton
        label={words.discard}
        ask={{
          call: studentLists.discard,
          input: { params: { id } },
          words: { title: words.discardTitle, text: words.discardText, confirm: words.discard },
          tone: 'danger',
          onSuccess: () => navigate(paths.studentLists),
        }}
      />
    </div>
  )
}
