import { type Bank, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useNavigate } from 'react-router'
import { useAreaPath } from '../../../auth/area-path.ts'
import { AskFirst } from '../../../form/ask-first.tsx'
import { areaPaths } from '../../../paths.ts'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.detail

/** Says what will become of the bank before it happens. */
export function DeleteBank({ bank }: { bank: Bank }) {
  const navigate = useNavigate()
  const toPath = useAreaPath()
  const count = Object.values(bank.question_counts).reduce((sum, one) => sum + one, 0)
  return (
    <DialogButton label={words.delete}>
      {onClose => (
        <AskFirst
          call={questionBanks.delete}
          input={{ params: { id: bank.id } }}
          refreshes={[questionBanks.list, questionBanks.get]}
          onSuccess={({ data }) =>
            data.outcome === 'deleted' ? navigate(toPath(areaPaths.banks, {})) : onClose()
          }
          words={{
            title: words.deleteTitle(bank.title),
            text: count === 0 ? words.deleteEmpty : words.deleteFull(count),
            confirm: count === 0 ? words.delete : words.archive(count),
          }}
          onClose={onClose}
        />
      )}
    </DialogButton>
  )
}
