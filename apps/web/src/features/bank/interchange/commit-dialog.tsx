import { type ImportDetail, type ImportState, interchange } from '@gerbang/contract/bank/interchange.ts'
import { useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useImportAddress } from './import-address.ts'
import { texts } from './texts.ts'

const words = texts.commit

interface CommitProps {
  of: ImportDetail
  onClose: () => void
}

/** How many of the questions stand in these states. */
const countIn = ({ questions }: ImportDetail, states: ImportState[]) =>
  questions.filter(({ state }) => states.includes(state)).length

const countTaken = (of: ImportDetail) => of.questions.length - countIn(of, ['skipped', 'no_key'])

/** Puts what was read into the bank. */
export function CommitButton({ of }: { of: ImportDetail }) {
  const taken = countTaken(of)
  return (
    <DialogButton variant="primary" disabled={taken === 0} label={words.open(taken)}>
      {onClose => <CommitDialog of={of} onClose={onClose} />}
    </DialogButton>
  )
}

/** Says what will become of every question. */
function CommitDialog({ of, onClose }: CommitProps) {
  const { change } = useImportAddress()
  const [publish, setPublish] = useState(true)
  const [leaves, setLeaves] = useState(false)
  const commit = useSend(interchange.import, {
    refreshes: [interchange.get],
    onSuccess: ({ data }) => change({ tugas: data.job_id }),
  })
  const taken = countTaken(of)
  const skipped = countIn(of, ['skipped'])
  const unkeyed = countIn(of, ['no_key'])
  const published = publish ? countIn(of, ['ready']) : 0
  return (
    <ConfirmDialog
      title={words.title(taken)}
      text={`${of.bank.name}, ${of.sub_test.name}`}
      back={words.cancel}
      confirm={words.save}
      tone="primary"
      isBusy={commit.isPending}
      isOff={unkeyed > 0 && !leaves}
      onConfirm={() =>
        commit.mutate({ body: { dry_run: false, import_id: of.id, publish, leave_unkeyed: leaves } })
      }
      onClose={onClose}
    >
      <ul className="mb-4 grid list-disc gap-1 pl-5 text-md">
        {published > 0 && <li>{words.published(published)}</li>}
        {taken > published && <li>{words.drafts(taken - published)}</li>}
        {skipped > 0 && <li>{words.skipped(skipped)}</li>}
        {unkeyed > 0 && <li>{words.unkeyed(unkeyed)}</li>}
      </ul>
      {unkeyed > 0 && (
        <Checkbox label={words.leave} checked={leaves} onChange={event => setLeaves(event.target.checked)} />
      )}
      <Checkbox
        label={words.publish}
        checked={publish}
        onChange={event => setPublish(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
