import { type Settings, settings } from '@gerbang/contract/platform/settings.ts'
import { useWatch } from 'react-hook-form'
import { useCallForm } from '../../../form/use-call-form.ts'
import { policyChoices } from '../../../tryout/policy-choices.ts'
import { PolicyMeaning } from '../../../tryout/policy-meaning.tsx'
import { texts as policy } from '../../../tryout/policy-texts.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { saving, SettingForm } from './setting-form.tsx'
import { texts } from './texts.ts'

// A time belongs to one try-out: none can begin with it.
const releases = policyChoices.release.filter(({ value }) => value !== 'at_time')

/** What new try-outs begin with. */
export function ScoringCard({ settings: found }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: {
      tryout_scoring: found.tryout_scoring,
      tryout_result_release: found.tryout_result_release,
      tryout_review_policy: found.tryout_review_policy,
    },
  })
  const values = useWatch({ control: save.form.control }) as Values
  return (
    <SettingForm of={save} words={texts.scoring}>
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
    </SettingForm>
  )
}

type Values = Pick<Settings, 'tryout_scoring' | 'tryout_result_release' | 'tryout_review_policy'>
