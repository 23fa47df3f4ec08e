import { type BankCard, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import Archive from 'icon:archive'
import Package from 'icon:package'
import Send from 'icon:send'
import { useSend } from '../../../api/use-send.ts'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { BulkButton } from '../../../ui/table/bulk-button.tsx'
import type { BulkActionsProps } from '../../../ui/table/list-table.tsx'
import { BankPack } from './bank-pack.tsx'
import { texts } from './texts.ts'

const words = texts.list
const acts = [
  { status: 'published', label: words.publish, icon: Send },
  { status: 'archived', label: words.archive, icon: Archive },
] as const

/** What can be done with several banks at once; all of it can be undone by its opposite. */
export function BankBulk({ rows, onDone }: BulkActionsProps<BankCard>) {
  const change = useSend(questionBanks.setStatus, {
    refreshes: [questionBanks.list, questionBanks.get],
    announces: true,
    onSuccess: onDone,
  })
  const ids = rows.map(({ id }) => id)
  const buttons = acts.map(({ status, label, icon }) => (
    <BulkButton
      key={status}
      icon={icon}
      busy={change.isPending && change.variables.body?.status === status}
      disabled={change.isPending}
      onClick={() => change.mutate({ body: { ids, status } })}
    >
      {label}
    </BulkButton>
  ))
  return (
    <>
      {buttons}
      <DialogButton
        label={words.makePack}
        size="table"
        icon={<Package aria-hidden size={16} strokeWidth={1.75} />}
      >
        {onClose => <BankPack banks={rows} onClose={onClose} />}
      </DialogButton>
    </>
  )
}
