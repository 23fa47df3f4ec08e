import { type Desk, markings, type OwnMark } from '@gerbang/contract/office/markings.ts'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../../api-error.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PointFields, type Points } from './point-fields.tsx'
import { texts } from './texts.ts'

const words = texts.desk

/** One answer with its points. What is typed stays when it could not be saved. */
export function MarkedAnswer({ desk, mark, goOn, back }: MarkedAnswerProps) {
  const [failure, setFailure] = useState<Error>()
  const save = useSend(markings.saveMark, {
    refreshes: [markings.get, markings.list],
    onError: setFailure,
    onSuccess: () => setFailure(undefined),
  })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const params = { id: desk.place.id, questionId: desk.question_id, markId: mark.id }
  /** One after the other, so that what was typed first never arrives last. */
  const send = (points: Points, is_done: boolean) => {
    const sent = last.current.then(() => save.mutateAsync({ params, body: { points, is_done } }))
    last.current = sent.catch(() => {})
    return sent
  }
  const keep = (points: Points) => void send(points, false).catch(() => {})
  const finish = (points: Points) => void send(points, true).then(goOn, () => {})
  const isGone = failure instanceof ApiError && failure.code === 'outdated'
  return (
    <Card title={words.answer}>
      <p className="break-words whitespace-pre-wrap">{mark.text}</p>
      <PointFields
        rubric={desk.rubric}
        start={mark.points}
        isBusy={save.isPending && save.variables.body.is_done}
        onKeep={mark.marked_at === null ? keep : undefined}
        onFinish={finish}
      />
      {failure && (
        <div className="mt-4">
          <Notice
            tone="bad"
            role="alert"
            action={isGone && <Button onClick={() => void goOn()}>{words.next}</Button>}
          >
            {failure.message}
          </Notice>
        </div>
      )}
      {back && <div className="mt-4 border-t border-line pt-4">{back}</div>}
    </Card>
  )
}

interface MarkedAnswerProps {
  desk: Desk
  mark: OwnMark
  goOn: () => Promise<void>
  back: ReactNode
}
