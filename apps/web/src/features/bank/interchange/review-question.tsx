import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'
import { pressPart } from '../../../question/office-kinds.ts'
import { type ImportDetail, type ImportedQuestion, interchange } from '@gerbang/contract/bank/interchange.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EditQuestion } from './edit-question.tsx'
import { PassageEditor } from './passage-editor.tsx'
import { SourcePane } from './source-pane.tsx'
import { texts } from './texts.ts'
import { UnderstoodPane } from './understood-pane.tsx'
import { useReviewKeys } from './use-review-keys.ts'

const words = texts.review
type Change = Partial<Pick<ImportedQuestion, 'draft' | 'topic' | 'difficulty' | 'passage' | 'decision'>>

interface ReviewQuestionProps {
  importId: string
  passages: ImportDetail['passages']
  position: number
  onNext: () => void
  onPrevious: () => void
}

/** One question: what stands in the document beside what it was understood as. */
export function ReviewQuestion(props: ReviewQuestionProps) {
  const params = { id: props.importId, position: props.position }
  const found = useQuery(query(interchange.getQuestion, { params }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={4} className="h-20" />}>
      {({ data }) => <Panes {...props} question={data} />}
    </Loaded>
  )
}

function useChange({ importId }: ReviewQuestionProps, question: ImportedQuestion) {
  const client = useQueryClient()
  const params = { id: importId, position: question.position }
  const save = useSend(interchange.changeQuestion, {
    refreshes: [interchange.get],
    onSuccess: ({ data, message }) => {
      client.setQueryData(query(interchange.getQuestion, { params }).queryKey, {
        data,
        message,
        meta: undefined,
      })
    },
  })
  const change = (what: Change, then: () => void = () => undefined) => {
    const { draft, topic, difficulty, passage, decision } = { ...question, ...what }
    save.mutate({ params, body: { draft, topic, difficulty, passage, decision } }, { onSuccess: then })
  }
  return { change, isSaving: save.isPending }
}

function Panes(props: ReviewQuestionProps & { question: ImportedQuestion }) {
  const { question, passages, onNext, onPrevious } = props
  const [isEditing, setEditing] = useState(false)
  const [isInPassage, setInPassage] = useState(false)
  const passage = passages.find(({ ref }) => ref === question.passage)
  const { change, isSaving } = useChange(props, question)
  const accept = () => change({ decision: 'accepted' }, onNext)
  const skip = () =>
    question.decision === 'skipped' ? change({ decision: 'open' }) : change({ decision: 'skipped' }, onNext)
  const choose = (place: number) => {
    const part = listParts(question.content)[place]
    const key = part && pressPart(question.draft, part.id)
    if (key) change({ draft: { ...question.draft, key }, decision: 'accepted' })
  }
  useReviewKeys({
    isOn: !isEditing && !isInPassage && !isSaving,
    choose,
    accept: question.state === 'check' ? accept : onNext,
    next: onNext,
    previous: onPrevious,
    edit: () => setEditing(true),
    skip,
  })
  if (isInPassage && passage)
    return <PassageEditor importId={props.importId} passage={passage} onClose={() => setInPassage(false)} />
  if (isEditing)
    return (
      <EditQuestion
        question={question}
        passages={passages}
        isSaving={isSaving}
        onCancel={() => setEditing(false)}
        onSave={what => change({ ...what, decision: 'accepted' }, () => setEditing(false))}
      />
    )
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <UnderstoodPane
          question={question}
          passage={passage}
          onEditPassage={() => setInPassage(true)}
          isSaving={isSaving}
          onChoose={choose}
          onAccept={accept}
          onEdit={() => setEditing(true)}
          onSkip={skip}
        />
        <div className="lg:order-first">
          <SourcePane question={question} />
        </div>
      </div>
      <Keys />
    </div>
  )
}

/** What the keyboard does here; a phone has none. */
function Keys() {
  return (
    <ul className="mt-4 hidden flex-wrap gap-x-4 gap-y-2 text-sm text-muted lg:flex">
      {words.keys.map(([key, does]) => (
        <li key={key} className="flex items-center gap-1.5">
          <kbd className="rounded-chip border border-line-strong bg-surface px-1.5 py-0.5 text-xs font-semibold text-ink">
            {key}
          </kbd>
          {does}
        </li>
      ))}
    </ul>
  )
}
