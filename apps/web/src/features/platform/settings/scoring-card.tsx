import { type Settings, settings } from '@gerbang/contract/platform/settings.ts'
import { useWatch } from 'react-hook-form'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { policyChoices } from '../../../tryout/policy-choices.ts'
import { PolicyMeaning } from '../../../tryout/policy-meaning.tsx'
import { texts as policy } from '../../../tryout/policy-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { texts } from './texts.ts'

// A time belongs to one try-out: none can begin with it.
const releases = policyChoices.release.filter(({ value }) => value !== 'at_time')

/** What new try-outs begin with. */
export function ScoringCard({ settings: found }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    values: {
      tryout_scoring: found.tryout_scoring,
      tryout_result_release: found.tryout_result_release,
      tryout_review_policy: found.tryout_review_policy,
    },
    refreshes: [settings.get],
    announces: true,
    onSuccess: (_, _form, settle) => settle(),
  })
  const values = useWatch({ control: save.form.control }) as Values
  return (
    <Card title={texts.scoring.title} note={texts.scoring.note}>
      <CallForm of={save} warnsOnLeave>
        <RadioField name="tryout_scoring" label={policy.scoring} options={policyChoices.scoring} />
        <RadioField name="tryout_result_release" label={policy.release} options={releases} />
        <RadioField name="tryout_review_policy" label={policy.review} options={policyChoices.review} />
        <PolicyMeaning
          policy={{
            scoring: values.tryout_scoring,
            result_release: values.tryout_result_release,
            review_policy: values.tryout_review_policy,
            release_at: null,
            max_attempts: 1,
            hasEnd: true,
          }}
        />
        <Submit label={texts.save} needsChange />
      </CallForm>
    </Card>
  )
}

type Values = Pick<Settings, 'tryout_scoring' | 'tryout_result_release' | 'tryout_review_policy'>
