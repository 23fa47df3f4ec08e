import { type ImportDetail, type ImportState, interchange } from '@gerbang/contract/bank/interchange.ts'
import { useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useImportAddress } from './import-address.ts'
import { texts } from './texts.ts'

const words = texts.commit

/** Says what will become of every question, and puts them into the bank. */
export function CommitDialog({ of }: { of: ImportDetail }) {
  const { change } = useImportAddress()
  const [isOpen, setOpen] = useState(false)
  const [publish, setPublish] = useState(true)
  const commit = useSend(interchange.import, {
    refreshes: [interchange.get],
    onSuccess: ({ data }) => change({ tugas: data.job_id }),
  })
  const count = (...states: ImportState[]) =>
    of.questions.filter(({ state }) => states.includes(state)).length
  const [skipped, ready, unkeyed] = [count('skipped'), count('ready'), count('no_key')]
  const taken = of.questions.length - skipped - unkeyed
  const [leaves, setLeaves] = useState(false)
  const published = publish ? ready : 0
  return (
    <>
      <Button disabled={taken === 0} onClick={() => setOpen(true)}>
        {words.open(taken)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.title(taken)}
        description={`${of.bank.name}, ${of.sub_test.name}`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button
              busy={commit.isPending}
              disabled={unkeyed > 0 && !leaves}
              onClick={() =>
                commit.mutate({ body: { dry_run: false, import_id: of.id, publish, leave_unkeyed: leaves } })
              }
            >
              {words.save}
            </Button>
          </>
        }
      >
        <ul className="mb-4 grid list-disc gap-1 pl-5 text-md">
          {published > 0 && <li>{words.published(published)}</li>}
          {taken > published && <li>{words.drafts(taken - published)}</li>}
          {skipped > 0 && <li>{words.skipped(skipped)}</li>}
          {unkeyed > 0 && <li>{words.unkeyed(unkeyed)}</li>}
        </ul>
        {unkeyed > 0 && (
          <Checkbox
            label={words.leave}
            checked={leaves}
            onChange={event => setLeaves(event.target.checked)}
          />
        )}
        <Checkbox
          label={words.publish}
          checked={publish}
          onChange={event => setPublish(event.target.checked)}
        />
      </Dialog>
    </>
  )
}
