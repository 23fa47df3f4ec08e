import type { TryoutDetail } from '@gerbang/contract/exam/tryouts.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.again

/** Before a further attempt: what it is, and that nothing is lost by it. */
export function AskAgain({ tryout: { attempt, finished }, ...act }: AskAgainProps) {
  return (
    <ConfirmDialog
      title={words.ask}
      text={words.about}
      back={words.back}
      confirm={words.confirm}
      tone="primary"
      {...act}
    >
      <ul className="grid list-disc gap-2 pl-5 text-md marker:text-line-strong">
        <li>{words.kept(finished.length)}</li>
        {(attempt?.choices.length ?? 0) > 0 && <li>{words.majors}</li>}
        <li>{words.ranking}</li>
      </ul>
    </ConfirmDialog>
  )
}

interface AskAgainProps {
  tryout: TryoutDetail
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}
