import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type BankQuestion, type BulkOutcome, questions } from '@gerbang/contract/bank/questions.ts'
import Archive from 'icon:archive'
import Copy from 'icon:copy'
import Eye from 'icon:eye'
import FolderInput from 'icon:folder-input'
import PencilLine from 'icon:pencil-line'
import Send from 'icon:send'
import Tag from 'icon:tag'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { ExportMenu } from '../../../question/export-menu.tsx'
import { showToast } from '../../../toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { BulkButton } from '../../../ui/table/bulk-button.tsx'
import type { BulkActionsProps } from '../../../ui/table/list-table.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { QuestionPlaceDialog } from './question-place-dialog.tsx'
import { QuestionTopicsDialog } from './question-topics-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.questions
const acts = [
  { status: 'published', label: words.publish, icon: Send },
  { status: 'in_review', label: words.review, icon: Eye },
  { status: 'draft', label: words.draft, icon: PencilLine },
  { status: 'archived', label: words.archive, icon: Archive },
] as const

const dialogs = [
  { name: 'move', label: words.place.acts.move, icon: FolderInput },
  { name: 'copy', label: words.place.acts.copy, icon: Copy },
  { name: 'topics', label: words.topics.act, icon: Tag },
] as const

/** What can be done with several questions at once; those that are refused are named, each with what it lacks. */
export function QuestionBulk({ rows, onDone }: BulkActionsProps<BankQuestion>) {
  const { qbId = '' } = useParams()
  const [refused, setRefused] = useState<BulkOutcome>()
  const [asked, setAsked] = useState<'move' | 'copy' | 'topics'>()
  const finish = (outcome: BulkOutcome) => {
    setAsked(undefined)
    if (outcome.changed.length > 0)
      showToast({ title: 'Success', description: words.done(outcome.changed.length), variant: 'success' })
    if (outcome.refused.length > 0) setRefused(outcome)
    else onDone()
  }
  const change = useSend(questions.setStatus, {
    refreshes: [questions.list, questionBanks.get, questionBanks.list],
    onSuccess: ({ data }) => finish(data),
  })
  const ids = rows.map(({ id }) => id)
  return (
    <>
      {acts.map(({ status, label, icon }) => (
        <BulkButton
          key={status}
          icon={icon}
          busy={change.isPending && change.variables.body?.status === status}
          disabled={change.isPending}
          onClick={() => change.mutate({ params: { qbId }, body: { ids, status } })}
        >
          {label}
        </BulkButton>
      ))}
      <ExportMenu of={{ kind: 'questions', ids }} size="table" />
      {dialogs.map(({ name, label, icon }) => (
        <BulkButton key={name} icon={icon} disabled={change.isPending} onClick={() => setAsked(name)}>
          {label}
        </BulkButton>
      ))}
      {asked === 'topics' && (
        <QuestionTopicsDialog ids={ids} onClose={() => setAsked(undefined)} onDone={finish} />
      )}
      {(asked === 'move' || asked === 'copy') && (
        <QuestionPlaceDialog act={asked} ids={ids} onClose={() => setAsked(undefined)} onDone={finish} />
      )}
      {refused && <Refused outcome={refused} onClose={() => setRefused(undefined)} />}
    </>
  )
}

function Refused({ outcome: { changed, refused }, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={words.refused(refused.length)}
      description={changed.length > 0 ? words.refusedText : words.refusedAll}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ul className="grid max-h-80 gap-4 overflow-y-auto">
        {refused.map(({ id, stem, errors }) => (
          <li key={id}>
            <p className="line-clamp-2 font-semibold">{stem || words.noStem}</p>
            <ul className="mt-1 list-disc pl-5 text-sm text-muted">
              {[...new Set(Object.values(errors).flat())].map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
