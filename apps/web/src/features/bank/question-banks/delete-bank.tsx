import { type Bank, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.detail

/** Says what will become of the bank before it happens. */
export function DeleteBank({ bank }: { bank: Bank }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const toPath = useAreaPath()
  const remove = useSend(questionBanks.delete, {
    refreshes: [questionBanks.list, questionBanks.get],
    announces: true,
    onSuccess: ({ data }) =>
      data.outcome === 'deleted' ? navigate(toPath(areaPaths.banks, {})) : setAsked(false),
  })
  const count = Object.values(bank.question_counts).reduce((sum, one) => sum + one, 0)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.deleteTitle(bank.title)}
        text={count === 0 ? words.deleteEmpty : words.deleteFull(count)}
        back={words.cancel}
        confirm={count === 0 ? words.delete : words.archive(count)}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: bank.id } })}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
