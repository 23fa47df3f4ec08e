import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type BulkOutcome, questions } from '@gerbang/contract/bank/questions.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { texts } from './texts.ts'

const words = texts.questions.topics

/** Gives questions of one sub-test the topics that are ticked, in place of theirs. */
export function QuestionTopicsDialog({ ids, onClose, onDone }: TopicsDialogProps) {
  const { qbId = '', subTesId = '' } = useParams()
  const [chosen, setChosen] = useState<string[]>([])
  const bank = useQuery(query(questionBanks.get, { params: { id: qbId } }))
  const subjectId = bank.data?.data.sub_tests.find(({ id }) => id === subTesId)?.subject.id ?? ''
  const subject = useQuery({
    ...query(subjects.get, { params: { id: subjectId } }),
    enabled: subjectId !== '',
  })
  const send = useSend(questions.setTopics, {
    refreshes: [questions.list, questions.listAll],
    onSuccess: ({ data }) => onDone(data),
  })
  const topics = subject.data?.data.topics ?? []
  return (
    <ConfirmDialog
      title={words.title(ids.length)}
      text={words.text}
      back={texts.detail.cancel}
      confirm={words.act}
      tone="primary"
      isBusy={send.isPending}
      isOff={chosen.length === 0}
      onConfirm={() => send.mutate({ params: { qbId }, body: { ids, topic_ids: chosen } })}
      onClose={onClose}
    >
      {subject.data && topics.length === 0 && <p className="text-muted">{words.none}</p>}
      <div className="grid max-h-72 gap-1 overflow-y-auto">
        {topics.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={() =>
              setChosen(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id].slice(0, 10))
            }
          />
        ))}
      </div>
    </ConfirmDialog>
  )
}

interface TopicsDialogProps {
  ids: string[]
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}
