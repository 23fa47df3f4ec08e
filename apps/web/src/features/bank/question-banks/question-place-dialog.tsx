import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type BulkOutcome, questions } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { ChoiceField } from '../../../ui/form/choice.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.questions.place

/** Asks into which sub-test questions are moved or copied, and does it. */
export function QuestionPlaceDialog({ act, ids, onClose, onDone }: PlaceDialogProps) {
  const [bankId, setBankId] = useState('')
  const [subTestId, setSubTestId] = useState('')
  const banks = useQuery(query(questionBanks.list, { query: { per_page: 100, sort: 'title' } }))
  const bank = useQuery({
    ...query(questionBanks.get, { params: { id: bankId } }),
    enabled: bankId !== '',
  })
  const send = useSend(questions[act], {
    refreshes: [questions.list, questions.listAll, questionBanks.get, questionBanks.list],
    onSuccess: ({ data }) => onDone(data),
  })
  const open = (banks.data?.data ?? []).filter(({ can_edit, status }) => can_edit && status !== 'archived')
  const subTests = bankId === '' ? [] : (bank.data?.data.sub_tests ?? [])
  return (
    <ConfirmDialog
      title={words.titles[act](ids.length)}
      text={words.texts[act]}
      back={texts.detail.cancel}
      confirm={words.acts[act]}
      tone="primary"
      isBusy={send.isPending}
      isOff={subTestId === ''}
      onConfirm={() => send.mutate({ params: { qbId: bankId, subTesId: subTestId }, body: { ids } })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ChoiceField
          label={words.bank}
          none={words.pick}
          mustPick
          value={bankId}
          options={open.map(({ id, title, program }) => ({ value: id, label: `${title} · ${program.name}` }))}
          onPick={id => {
            setBankId(id)
            setSubTestId('')
          }}
        />
        <ChoiceField
          label={words.subTest}
          none={words.pick}
          mustPick
          disabled={subTests.length === 0}
          value={subTestId}
          options={subTests.map(({ id, subject }) => ({ value: id, label: subject.name }))}
          onPick={setSubTestId}
        />
      </div>
    </ConfirmDialog>
  )
}

interface PlaceDialogProps {
  act: 'move' | 'copy'
  ids: string[]
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}
