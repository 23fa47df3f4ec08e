import { type Desk, markings, type OwnMark } from '@gerbang/contract/office/markings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { RubricTable } from '../../../question/essay/rubric-table.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { MarkedAnswer } from './marked-answer.tsx'
import { texts } from './texts.ts'

const words = texts.desk
const skeleton = <Skeleton rows={4} className="h-14" />

/** One answer after the other, without names. */
export function DeskPage() {
  const { id = '', questionId = '' } = useParams()
  const found = useQuery(query(markings.desk, { params: { id, questionId } }))
  return (
    <Loaded from={found} skeleton={skeleton}>
      {({ data: desk }) => (
        <>
          <PageHeading title={desk.place.name} eyebrow={texts.title}>
            {texts.progress(desk.marked, desk.of)}
          </PageHeading>
          <ProgressBar
            className="mb-5"
            value={desk.marked}
            max={Math.max(1, desk.of)}
            label={texts.progress(desk.marked, desk.of)}
          />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <About desk={desk} />
            <Work desk={desk} refresh={() => found.refetch()} />
          </div>
        </>
      )}
    </Loaded>
  )
}

function About({ desk }: { desk: Desk }) {
  return (
    <Card>
      {desk.stimulus_html && <QuestionHtml html={desk.stimulus_html} />}
      <QuestionHtml html={desk.prompt_html} />
      <h2 className="mt-4 text-sm font-semibold">{words.model}</h2>
      <p className="mt-1 mb-4 break-words whitespace-pre-wrap text-muted">{desk.model_answer}</p>
      <RubricTable title={words.rubric} rubric={desk.rubric} />
    </Card>
  )
}

interface WorkProps {
  desk: Desk
  refresh: () => Promise<unknown>
}

/** The answer that is the marker's to mark, or an earlier one that they look at again. */
function Work({ desk, refresh }: WorkProps) {
  const params = { id: desk.place.id, questionId: desk.question_id }
  const [earlierId, setEarlierId] = useState<string>()
  // What is taken stays taken: looking away and back takes no other.
  const claimed = useQuery({ ...query(markings.claim, { params }), staleTime: Infinity, gcTime: 0 })
  const earlier = useQuery({
    ...query(markings.getMark, { params: { ...params, markId: earlierId ?? '' } }),
    enabled: earlierId !== undefined,
  })
  const goOn = async () => {
    setEarlierId(undefined)
    if (earlierId === undefined) await claimed.refetch()
    await refresh()
  }
  const describe = (mark: OwnMark | null) => {
    const place = desk.own.findIndex(({ id }) => id === mark?.id)
    const before = desk.own[(place === -1 ? desk.own.length : place) - 1]
    const back = before && (
      <Button variant="secondary" onClick={() => setEarlierId(before.id)}>
        {words.back}
      </Button>
    )
    if (!mark) return <Finished>{back}</Finished>
    return <MarkedAnswer key={mark.id} desk={desk} mark={mark} goOn={goOn} back={back} />
  }
  return (
    <Loaded<{ data: OwnMark | null }> from={earlierId === undefined ? claimed : earlier} skeleton={skeleton}>
      {({ data }) => describe(data)}
    </Loaded>
  )
}

function Finished({ children }: { children: React.ReactNode }) {
  return (
    <Card>
      <EmptyState sketch="papers" words={words.done} action={children} />
    </Card>
  )
}
