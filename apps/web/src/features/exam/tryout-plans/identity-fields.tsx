import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useViewer } from '../../../auth/viewer.ts'
import { policyChoices } from '../../../tryout/policy-choices.ts'
import { PolicyMeaning } from '../../../tryout/policy-meaning.tsx'
import { texts as policy } from '../../../tryout/policy-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { listChoices } from '../../../ui/form/list-choices.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import type { IdentityValues } from './identity-values.ts'
import { texts } from './texts.ts'

const words = texts.identity

const modes = listChoices(texts.modes, words.modeHints)
const access = listChoices(texts.access, words.accessHints)

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
)

/** All that is asked of a draft beside its sub-tests; `first` are the fields that only a new one has. */
export function IdentityFields({ first }: { first?: ReactNode }) {
  return (
    <>
      <Card title={texts.steps.identity}>
        <div className="grid grid-cols-1 gap-5">
          <TextField name="title" label={words.title} />
          {first}
          <TextAreaField name="description" label={words.description} />
        </div>
      </Card>
      <ScheduleFields />
      <ResultFields />
    </>
  )
}

function ScheduleFields() {
  const timeZone = useViewer().time_zone
  return (
    <Card title={words.schedule}>
      <div className="grid grid-cols-1 gap-5">
        <Pair>
          <DateTimeField name="opens_at" label={words.opens} timeZone={timeZone} />
          <DateTimeField name="closes_at" label={words.closes} timeZone={timeZone} hint={words.closesHint} />
        </Pair>
        <RadioField name="mode" label={words.mode} options={modes} />
        <RadioField name="access" label={words.access} options={access} />
        <Pair>
          <NumberField
            name="max_attempts"
            label={words.maxAttempts}
            hint={words.maxAttemptsHint}
            unit={words.times}
          />
          <span className="hidden sm:block" />
          <NumberField name="choices_min" label={words.choicesMin} />
          <NumberField name="choices_max" label={words.choicesMax} />
        </Pair>
      </div>
    </Card>
  )
}

function ResultFields() {
  const timeZone = useViewer().time_zone
  const release = useWatch({ name: 'result_release' })
  const hasPenalty = useWatch({ name: 'has_penalty' })
  return (
    <Card title={words.results}>
      <div className="grid grid-cols-1 gap-5">
        <RadioField name="scoring" label={policy.scoring} options={policyChoices.scoring} />
        <CheckboxField name="has_penalty" label={words.marksPenalty} hint={words.marksPenaltyHint} />
        {hasPenalty && (
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
            <NumberField name="correct" label={words.correct} />
            <NumberField name="wrong" label={words.wrong} />
            <NumberField name="blank" label={words.blank} />
          </div>
        )}
        <Pair>
          <NumberField name="scale_min" label={words.scaleMin} />
          <NumberField name="scale_max" label={words.scaleMax} />
        </Pair>
        <RadioField name="result_release" label={policy.release} options={policyChoices.release} />
        {release === 'at_time' && (
          <DateTimeField name="release_at" label={words.releaseAt} timeZone={timeZone} />
        )}
        <RadioField name="review_policy" label={policy.review} options={policyChoices.review} />
        <CheckboxField name="shuffle_questions" label={words.shuffleQuestions} />
        <CheckboxField name="shuffle_options" label={words.shuffleOptions} />
        <Meaning />
      </div>
    </Card>
  )
}

function Meaning() {
  const { control } = useFormContext<IdentityValues>()
  const values = useWatch({ control }) as IdentityValues
  return <PolicyMeaning policy={{ ...values, hasEnd: values.closes_at !== null }} />
}
