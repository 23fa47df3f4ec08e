import { type BankCard, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { texts } from './texts.ts'

const words = texts.upload

interface TargetFieldsProps {
  banks: BankCard[]
  isLoading: boolean
  bankId: string
  subTestId: string
  onChange: (values: Record<string, string | null>) => void
}

/** The bank, then one of its sub-tests. */
export function TargetFields({ banks, isLoading, bankId, subTestId, onChange }: TargetFieldsProps) {
  const bank = useQuery({ ...query(questionBanks.get, { params: { id: bankId } }), enabled: bankId !== '' })
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label={words.bank} error={isLoading || banks.length > 0 ? undefined : words.noBank}>
        {control => (
          <Select
            {...control}
            value={bankId}
            onChange={event => onChange({ bank: event.target.value || null, subtes: null })}
          >
            <option value="">{words.pick}</option>
            {banks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
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
            onChange={event => onChange({ subtes: event.target.value || null })}
          >
            <option value="">{words.pick}</option>
            {(bank.data?.data.sub_tests ?? []).map(({ id, subject }) => (
              <option key={id} value={id}>
                {subject.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
