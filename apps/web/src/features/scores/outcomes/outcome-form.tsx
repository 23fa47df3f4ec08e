import { outcomes } from '@gerbang/contract/scores/outcomes.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { texts } from './texts.ts'

const words = texts.own

/** Whether one was admitted to a major that one had chosen. */
export function OutcomeForm({ choices, years }: { choices: ChosenMajor[]; years: number[] }) {
  const record = useCallForm(outcomes.record, {
    values: {
      major_id: choices.length === 1 ? (choices[0]?.id ?? '') : '',
      year: '',
      admitted: '',
      consent: false,
    },
    toBody: ({ year, admitted, ...rest }) => ({ ...rest, year: Number(year), admitted: admitted === 'yes' }),
    check: ({ major_id, year, admitted, consent }) => ({
      major_id: major_id === '' ? words.needMajor : undefined,
      year: year === '' ? words.needYear : undefined,
      admitted: admitted === '' ? words.needOutcome : undefined,
      consent: consent ? undefined : words.needConsent,
    }),
    refreshes: [outcomes.listOwn],
    announces: true,
    onSuccess: (_, form) => form.reset(),
  })
  return (
    <Card title={words.form}>
      <CallForm of={record}>
        <SelectField
          name="major_id"
          label={words.major}
          options={choices.map(({ id, name, university }) => ({
            value: id,
            label: `${name}, ${university.short_name}`,
          }))}
        />
        <SelectField
          name="year"
          label={words.year}
          options={years.map(String).map(year => ({ value: year, label: year }))}
        />
        <SelectField
          name="admitted"
          label={words.outcome}
          options={[
            { value: 'yes', label: texts.outcomes.admitted },
            { value: 'no', label: texts.outcomes.refused },
          ]}
        />
        <CheckboxField name="consent" label={words.consent} hint={words.privacy} />
        <Submit label={words.save} />
      </CallForm>
    </Card>
  )
}
