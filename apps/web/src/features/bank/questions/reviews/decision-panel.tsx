import type { ListedQuestion } from '@gerbang/contract/bank/questions.ts'
import { type QuestionComment, questionReviews } from '@gerbang/contract/bank/question-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'icon:arrow-left'
import ArrowRight from 'icon:arrow-right'
import Check from 'icon:check'
import Undo2 from 'icon:undo-2'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { Moment } from '../../../../auth/moment.tsx'
import { areaPaths } from '../../../../paths.ts'
import { showToast } from '../../../../toast/toast-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { texts } from './texts.ts'
import type { ReviewQueue } from './use-review-queue.ts'

/** What can be decided about the question in view, and what was said about it before. */
export function DecisionPanel({ queue, row, note, revision, onApprove }: DecisionPanelProps) {
  const toPath = useAreaPath()
  const path = queue.pathOf(row)
  const decision = queue.decided.get(row.id)
  return (
    <aside className="grid gap-5 lg:sticky lg:top-6">
      <Card>
        {decision ? (
          <Chip tone={decision.act === 'approve' ? 'ok' : 'neutral'}>{texts.decided[decision.act]}</Chip>
        ) : (
          <>
            <Button
              className="w-full"
              icon={<Check aria-hidden size={18} strokeWidth={1.75} />}
              busy={queue.isBusy}
              disabled={revision === undefined}
              onClick={onApprove}
              aria-keyshortcuts="A"
            >
              {texts.approve}
            </Button>
            <Note queue={queue} path={path} note={note} revision={revision} />
          </>
        )}
        <QueueBar queue={queue} />
        <p className="mt-3 text-xs text-muted">{texts.keys}</p>
        <Link
          to={toPath(areaPaths.question, { qbId: path.qbId, subTesId: path.subTesId, questionId: row.id })}
          className="mt-2 inline-flex min-h-11 items-center rounded-chip text-sm font-semibold text-brand hover:underline"
        >
          {texts.edit}
        </Link>
      </Card>
      <Comments path={path} />
    </aside>
  )
}

/** What to say to the author: with it a question goes back, or it is only said. */
function Note({ queue, path, note, revision }: NoteProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const say = useSend(questionReviews.comment, {
    refreshes: [questionReviews.list],
    onSuccess: () => {
      setText('')
      showToast({ title: 'Success', description: texts.said, variant: 'success' })
    },
  })
  const giveBack = () => {
    if (text.trim() === '') {
      setMissing(true)
      note.current?.focus()
    } else if (revision !== undefined) {
      note.current?.blur()
      void queue.decide('return', revision, text)
    }
  }
  return (
    <div className="mt-5">
      <Field label={texts.note} hint={texts.noteHint} error={isMissing ? texts.needNote : undefined}>
        {control => (
          <textarea
            {...control}
            ref={note}
            rows={3}
            maxLength={2_000}
            className="w-full rounded-control border border-line-strong bg-surface px-3.5 py-2.5"
            value={text}
            onChange={event => {
              setMissing(false)
              setText(event.target.value)
            }}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) giveBack()
              if (event.key === 'Escape') event.currentTarget.blur()
            }}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="table" busy={queue.isBusy} onClick={giveBack}>
          {texts.return}
        </Button>
        <Button
          variant="quiet"
          size="table"
          busy={say.isPending}
          disabled={text.trim() === ''}
          onClick={() => say.mutate({ params: path, body: { text } })}
        >
          {texts.comment}
        </Button>
      </div>
    </div>
  )
}

function QueueBar({ queue }: { queue: ReviewQueue }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      <IconButton
        icon={ArrowLeft}
        label={texts.previous}
        disabled={queue.at === 0}
        onClick={queue.previous}
      />
      <IconButton
        icon={ArrowRight}
        label={texts.next}
        disabled={queue.at === queue.queue.length - 1}
        onClick={queue.next}
      />
      <Button
        variant="quiet"
        icon={<Undo2 aria-hidden size={18} strokeWidth={1.75} />}
        disabled={queue.decided.size === 0}
        busy={queue.isBusy}
        onClick={() => void queue.undo()}
      >
        {texts.undo}
      </Button>
    </div>
  )
}

interface DecisionPanelProps {
  queue: ReviewQueue
  row: ListedQuestion
  note: RefObject<HTMLTextAreaElement | null>
  /** Of what is in view; undefined while it is read. */
  revision: number | undefined
  onApprove: () => void
}

type NoteProps = Pick<DecisionPanelProps, 'queue' | 'note' | 'revision'> & {
  path: ReturnType<ReviewQueue['pathOf']>
}

function Comments({ path }: { path: { qbId: string; subTesId: string; id: string } }) {
  const list = useQuery(query(questionReviews.list, { params: path }))
  const comments = list.data?.data ?? []
  if (comments.length === 0) return null
  return (
    <Card title={texts.history}>
      <ol className="divide-y divide-line">
        {comments.map(comment => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ol>
    </Card>
  )
}

function Comment({ comment: { author, act, text, created_at } }: { comment: QuestionComment }) {
  return (
    <li className="py-2.5 text-sm first:pt-0 last:pb-0">
      <p className="text-muted wrap-anywhere">
        <span className="font-semibold text-ink">{author.name}</span> {texts.acts[act]} ·{' '}
        <Moment iso={created_at} />
      </p>
      {text && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{text}</p>}
    </li>
  )
}
