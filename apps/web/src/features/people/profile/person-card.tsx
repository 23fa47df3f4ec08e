import type { Profile } from '@gerbang/contract/people/profile.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { RegionControl, regionNames } from '../../../person/region-control.tsx'
import { EmailRow } from './email-row.tsx'
import { toChanges, toValues } from './person-values.ts'
import { StudyFields } from './study-fields.tsx'
import { texts } from './texts.ts'
import { useUpdateCall } from './use-update.ts'

const words = texts.person
/** A change may leave out any field and empty some; students and those who move need these. */
const needed = {
  student: ['school_name', 'grade', 'province_id', 'city_id', 'district_id'],
  staff: ['province_id', 'city_id', 'district_id'],
}

export function PersonCard({ profile }: { profile: Profile }) {
  const isStudent = profile.role === 'student'
  const { call, refreshes } = useUpdateCall()
  const save = useCallForm(call, {
    values: toValues(profile),
    names: regionNames,
    toBody: values => toChanges(values, profile),
    requires: isStudent ? needed.student : needed.staff,
    sentences: words.need,
    refreshes,
    announces: true,
    onSuccess: ({ data }, _, settle) => settle(toValues(data)),
  })
  return (
    <Card title={words.title}>
      <CallForm of={save} warnsOnLeave className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <EmailRow profile={profile} />
        <TextField name="name" label={words.name} autoComplete="name" />
        <TextField
          name="username"
          label={words.username}
          hint={words.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField name="phone" label={words.phone} type="tel" autoComplete="tel" />
        {isStudent && <StudyFields profile={profile} />}
        <RegionControl />
        {isStudent && (
          <CheckboxField
            name="show_name_in_ranking"
            label={words.showName}
            hint={words.showNameHint}
            className="sm:col-span-2"
          />
        )}
        <Submit label={words.save} needsChange />
      </CallForm>
    </Card>
  )
}
