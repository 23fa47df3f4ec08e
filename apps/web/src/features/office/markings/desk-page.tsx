import { type Desk, markings, type OwnMark } from '@gerbang/contract/office/markings.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { send } from '../../../api/send.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { PointFields } from './point-fields.tsx'
import { texts } from './texts.ts'

const words = texts.desk

/** One answer after the other, without names. */
export function DeskPage() {
  const { id = '', questionId = '' } = useParams()
  const params = { id, questionId }
  const found = useQuery(query(markings.desk, { params }))
  const [mark, setMark] = useState<OwnMark | null>()
  const claim = async () => {
    const { data } = await send(markings.claim, { params: { id, questionId } })
    setMark(data)
    await found.refetch()
  }
  useEffect(() => {
    let isHere = true
    void send(markings.claim, { params: { id, questionId } }).then(({ data }) => isHere && setMark(data))
    return () => {
      isHere = false
    }
  }, [id, questionId])
  const open = async (markId: string) => {
    const { data } = await send(markings.getMark, { params: { ...params, markId } })
    setMark(data)
  }
  return (
    <Loaded from={found} skeleton={<Skeleton rows={6} className="h-14" />}>
      {({ data: desk }) => (
        <>
          <PageHeading title={desk.tryout.name} eyebrow={texts.title}>
            {texts.progress(desk.marked, desk.of)}
          </PageHeading>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            <About desk={desk} />
            {mark && <Answer key={mark.id} desk={desk} mark={mark} onDone={claim} onOpen={open} />}
            {mark === null && <Finished desk={desk} onOpen={open} />}
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
      <p className="mt-1 break-words whitespace-pre-wrap text-muted">{desk.model_answer}</p>
    </Card>
  )
}

interface AnswerProps {
  desk: Desk
  mark: OwnMark
  onDone: () => Promise<void>
  onOpen: (markId: string) => Promise<void>
}

function Answer({ desk, mark, onDone, onOpen }: AnswerProps) {
  const [isSaving, setSaving] = useState(false)
  const params = { id: desk.tryout.id, questionId: desk.question_id, markId: mark.id }
  const save = (points: Record<string, number>, is_done: boolean) =>
    send(markings.saveMark, { params, body: { points, is_done } })
  const finish = async (points: Record<string, number>) => {
    setSaving(true)
    try {
      await save(points, true)
      await onDone()
    } finally {
      setSaving(false)
    }
  }
  const place = desk.own.findIndex(({ id }) => id === mark.id)
  const before = desk.own[(place === -1 ? desk.own.length : place) - 1]
  return (
    <Card title={words.answer}>
      <p className="break-words whitespace-pre-wrap">{mark.text}</p>
      <PointFields
        rubric={desk.rubric}
        start={mark.points}
        isBusy={isSaving}
        onKeep={points => void save(points, false)}
        onFinish={points => void finish(points)}
      />
      {before && (
        <Button variant="secondary" onClick={() => void onOpen(before.id)}>
          {words.back}
        </Button>
      )}
    </Card>
  )
}

function Finished({ desk, onOpen }: Pick<AnswerProps, 'desk' | 'onOpen'>) {
  const last = desk.own.at(-1)
  return (
    <Card>
      <EmptyState
        sketch="papers"
        title={words.done.title}
        action={
          last && (
            <Button variant="secondary" onClick={() => void onOpen(last.id)}>
              {words.back}
            </Button>
          )
        }
      >
        {words.done.text}
      </EmptyState>
    </Card>
  )
}
