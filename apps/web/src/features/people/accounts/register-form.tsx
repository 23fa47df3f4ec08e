import { accounts } from '@gerbang/contract/people/accounts.ts'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { mailSent } from '../../../auth/flow-state.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailField, emailNeed } from '../../../ui/form/email-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NewPasswordField } from '../../../person/new-password-field.tsx'
import { findPasswordMistake, minPasswordLength } from '../../../person/password-rules.ts'
import { texts as passwordTexts } from '../../../person/password-texts.ts'
import { RegionControl, regionNames } from '../../../person/region-control.tsx'
import { GradeField } from '../../../person/grade-field.tsx'
import { ProgramField } from '../../../person/program-field.tsx'
import { texts as studyTexts } from '../../../person/study-texts.ts'
import { registerDraft } from '../../../person/register-draft.ts'
import { emptyValues, type Values } from './draft.ts'
import { texts } from './texts.ts'
import { toBody } from './to-body.ts'
import { CodeField } from '../code-field.tsx'

const large = 'min-h-12'
const minLength = minPasswordLength.student

export function RegisterForm({ needsCode }: { needsCode: boolean }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const register = useCallForm(accounts.register, {
    values: emptyValues,
    names: regionNames,
    toBody,
    requires: needsCode ? ['student_code'] : [],
    needs: { ...emailNeed, student_code: texts.needCode },
    sentences: texts.need,
    check: ({ password, name, email }) => ({
      password: findPasswordMistake(password, minLength, [name, email]),
    }),
    draft: registerDraft,
    keepsDraft: true,
    onSuccess: ({ data }, form) =>
      void navigate(paths.register + search, {
        state: mailSent(form.getValues('email'), data.resend_after_seconds),
      }),
  })
  return (
    <CallForm of={register} className="grid grid-cols-1 gap-6">
      <AccountPart>
        {needsCode && (
          <CodeField name="student_code" label={texts.code} hint={texts.codeNeededHint} className={large} />
        )}
      </AccountPart>
      <Later>
        {!needsCode && (
          <CodeField name="student_code" label={texts.code} hint={texts.codeHint} className={large} />
        )}
        <TextField
          name="school_name"
          label={studyTexts.school}
          autoComplete="organization"
          className={large}
        />
        <GradeField className={large} />
        <RegionControl className={large} />
        <TextField name="phone" label={texts.phone} type="tel" autoComplete="tel" className={large} />
      </Later>
      <Button type="submit" size="large" busy={register.send.isPending}>
        {texts.submit}
      </Button>
    </CallForm>
  )
}

function AccountPart({ children }: { children: ReactNode }) {
  const { control } = useFormContext<Values>()
  const own = useWatch({ control, name: ['name', 'email'] })
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField name="name" label={texts.name} autoComplete="name" className={large} />
      <EmailField />
      <NewPasswordField label={passwordTexts.password} minLength={minLength} own={own} className={large} />
      <ProgramField className={large} />
      {children}
    </div>
  )
}

const later = [
  'student_code',
  'school_name',
  'grade',
  'province',
  'city',
  'district',
  'phone',
] as const satisfies (keyof Values)[]

/** Folded, unless something in it was written before or is wrong. */
function Later({ children }: { children: ReactNode }) {
  const { formState, getValues } = useFormContext<Values>()
  const [isOpen, setIsOpen] = useState(() => getValues(later).some(Boolean))
  const isWrong = later.some(name => formState.errors[name] !== undefined)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={event => setIsOpen(event.currentTarget.open)}
      className="border-y border-line"
    >
      <summary className="min-h-12 cursor-pointer py-3 text-md font-semibold">{texts.later}</summary>
      <p className="mb-5 text-sm text-muted">{texts.laterHint}</p>
      <div className="grid grid-cols-1 gap-5 pb-6">{children}</div>
    </details>
  )
}
