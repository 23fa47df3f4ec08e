import { type Settings, settings } from '@gerbang/contract/platform/settings.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { listChoices } from '../../../ui/form/list-choices.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saving, SettingForm } from './setting-form.tsx'
import { texts } from './texts.ts'

const words = texts.codes
const registrations = listChoices(words.registrations, words.registrationHints)

/** Who may register, and what new codes begin with. */
export function CodesCard({ settings: found }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: {
      registration: found.registration_needs_code ? 'code' : 'open',
      code_max_uses: found.code_max_uses,
      code_valid_days: found.code_valid_days,
    },
    names: { registration_needs_code: 'registration' },
    toBody: ({ registration, ...rest }) => ({
      ...rest,
      registration_needs_code: String(registration === 'code'),
    }),
  })
  const needsCode = useWatch({ control: save.form.control, name: 'registration' }) === 'code'
  return (
    <SettingForm of={save} words={words}>
      <RadioField name="registration" label={words.registration} options={registrations} />
      {needsCode && <NoCodesLeft />}
      <NumberField name="code_max_uses" label={words.maxUses} hint={words.maxUsesHint} unit={words.times} />
      <NumberField
        name="code_valid_days"
        label={words.validDays}
        hint={words.validDaysHint}
        unit={words.days}
      />
    </SettingForm>
  )
}

/** Where a code is needed and none can be redeemed, nobody gets in. */
function NoCodesLeft() {
  const usable = useQuery(query(studentCodes.list, { query: { state: 'active', per_page: 1 } }))
  if (usable.data?.meta.total !== 0) return null
  return (
    <Notice
      tone="doubt"
      action={
        <Link to={paths.studentCodes} className={buttonClasses('secondary')}>
          {words.toCodes}
        </Link>
      }
    >
      {words.noCodes}
    </Notice>
  )
}
