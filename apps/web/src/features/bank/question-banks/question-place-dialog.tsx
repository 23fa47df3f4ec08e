import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type BulkOutcome, questions } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
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
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={words.titles[act](ids.length)}
      description={words.texts[act]}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.detail.cancel}
          </Button>
          <Button
            disabled={subTestId === ''}
            busy={send.isPending}
            onClick={() => send.mutate({ params: { qbId: bankId, subTesId: subTestId }, body: { ids } })}
          >
            {words.acts[act]}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={words.bank}>
          {control => (
            <Select
              {...control}
              value={bankId}
              onChange={event => {
                setBankId(event.target.value)
                setSubTestId('')
              }}
            >
              <option value="" disabled>
                {words.pick}
              </option>
              {open.map(({ id, title, program }) => (
                <option key={id} value={id}>
                  {title} · {program.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.subTest}>
          {control => (
            <Select
              {...control}
              value={subTestId}
              disabled={subTests.length === 0}
              onChange={event => setSubTestId(event.target.value)}
            >
              <option value="" disabled>
                {words.pick}
              </option>
              {subTests.map(({ id, subject }) => (
                <option key={id} value={id}>
                  {subject.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}

interface PlaceDialogProps {
  act: 'move' | 'copy'
  ids: string[]
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}
