import { query } from '../../../api/query.ts'
import { ChoiceField } from '../../../ui/form/choice.tsx'
import { type BankCard, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useQuery } from '@tanstack/react-query'
import { texts } from './texts.ts'

const words = texts.upload

interface TargetFieldsProps {
  banks: BankCard[]
  isLoading: boolean
  /** Why the banks did not come. */
  failure: string | undefined
  bankId: string
  subTestId: string
  onChange: (values: Record<string, string | null>) => void
}

/** The bank, then one of its sub-tests. */
export function TargetFields({ banks, isLoading, failure, ...target }: TargetFieldsProps) {
  const { bankId, subTestId, onChange } = target
  const bank = useQuery({ ...query(questionBanks.get, { params: { id: bankId } }), enabled: bankId !== '' })
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <ChoiceField
        label={words.bank}
        error={failure ?? (isLoading || banks.length > 0 ? undefined : words.noBank)}
        value={bankId}
        none={words.pick}
        options={banks.map(({ id, title }) => ({ value: id, label: title }))}
        onPick={id => onChange({ bank: id || null, subtes: null })}
      />
      <ChoiceField
        label={words.subTest}
        error={bank.error?.message}
        value={subTestId}
        none={words.pick}
        options={(bank.data?.data.sub_tests ?? []).map(({ id, subject }) => ({
          value: id,
          label: subject.name,
        }))}
        onPick={id => onChange({ subtes: id || null })}
      />
    </div>
  )
}
