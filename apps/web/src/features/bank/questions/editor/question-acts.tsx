import { type BankQuestion, type EditedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import ArrowDown from 'icon:arrow-down'
import ArrowUp from 'icon:arrow-up'
import Copy from 'icon:copy'
import Trash2 from 'icon:trash'
import { useState } from 'react'
import { ApiError } from '../../../../api-error.ts'
import { reportFailure } from '../../../../api/form-errors.ts'
import { useSend } from '../../../../api/use-send.ts'
import { showToast } from '../../../../toast/toast-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { moveEntry } from '../../../../ui/table/sort-order.ts'
import { texts } from './texts.ts'

interface Path {
  qbId: string
  subTesId: string
}

/** What is done with the question as a whole. */
export function QuestionActs({ path, question, list, onOpen, onFlush }: QuestionActsProps) {
  const at = list.findIndex(({ id }) => id === question.id)
  const refreshes = [questions.list]
  const order = useSend(questions.order, { refreshes })
  const copy = useSend(questions.copy, {
    refreshes,
    onSuccess: ({ data: { changed } }) => changed[0] !== undefined && onOpen(changed[0]),
  })
  const leave = () => onOpen((list[at + 1] ?? list[at - 1])?.id)
  const move = (to: number) =>
    order.mutate({ params: path, body: { ids: moveEntry(list, at, to).map(({ id }) => id) } })

  async function duplicate() {
    await onFlush()
    copy.mutate({ params: path, body: { ids: [question.id] } })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
        busy={copy.isPending}
        onClick={() => void duplicate()}
      >
        {texts.duplicate}
      </Button>
      <IconButton
        icon={ArrowUp}
        iconSize={18}
        label={texts.up}
        disabled={at <= 0 || order.isPending}
        onClick={() => move(at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        iconSize={18}
        label={texts.down}
        disabled={at < 0 || at >= list.length - 1 || order.isPending}
        onClick={() => move(at + 1)}
      />
      <DialogButton
        variant="quiet"
        icon={<Trash2 aria-hidden size={18} strokeWidth={1.75} />}
        label={texts.delete}
      >
        {onClose => <DeleteDialog path={path} id={question.id} onClose={onClose} onGone={leave} />}
      </DialogButton>
    </div>
  )
}

interface QuestionActsProps {
  path: Path
  question: EditedQuestion
  list: BankQuestion[]
  onOpen: (id: string | undefined) => void
  /** Sends what is still unsent. */
  onFlush: () => Promise<void>
}

/** Deletes a question that nothing uses; one that is used can be put away instead, and is told why. */
function DeleteDialog({ path, id, onClose, onGone }: DeleteDialogProps) {
  /** Why it cannot be deleted. */
  const [use, setUse] = useState<string>()
  const refreshes = [questions.list]
  const remove = useSend(questions.delete, {
    refreshes,
    announces: true,
    onSuccess: onGone,
    onError: error => {
      if (error instanceof ApiError && error.code === 'in_use') setUse(error.message)
      else reportFailure(error)
    },
  })
  const archive = useSend(questions.setStatus, {
    refreshes,
    onSuccess: () => {
      showToast({ title: 'Success', description: texts.archived, variant: 'success' })
      onGone()
    },
  })
  return use === undefined ? (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={texts.deleteText}
      back={texts.cancel}
      confirm={texts.delete}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { ...path, id } })}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title={texts.archiveTitle}
      text={use}
      back={texts.cancel}
      confirm={texts.archive}
      tone="primary"
      isBusy={archive.isPending}
      onConfirm={() =>
        archive.mutate({ params: { qbId: path.qbId }, body: { ids: [id], status: 'archived' } })
      }
      onClose={onClose}
    />
  )
}

interface DeleteDialogProps {
  path: Path
  id: string
  onClose: () => void
  onGone: () => void
}
