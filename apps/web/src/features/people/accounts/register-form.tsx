import { accounts } from '@gerbang/contract/people/accounts.ts'
import type { ReactNode } from 'react'
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
    <CallForm of={register} className="grid grid-cols-1 gap-9">
      <AccountPart />
      <Part title={texts.parts.study}>
        <ProgramField className={large} />
        <TextField
          name="school_name"
          label={studyTexts.school}
          autoComplete="organization"
          className={large}
        />
        <GradeField className={large} />
      </Part>
      <Part title={texts.parts.place}>
        <RegionControl className={large} />
      </Part>
      <Part title={texts.parts.code}>
        <TextField
          name="student_code"
          label={texts.code}
          hint={needsCode ? texts.codeNeededHint : texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={large}
        />
      </Part>
      <Button type="submit" size="large" busy={register.send.isPending}>
        {texts.submit}
      </Button>
    </CallForm>
  )
}

function AccountPart() {
  const { control } = useFormContext<Values>()
  const own = useWatch({ control, name: ['name', 'email'] })
  return (
    <Part title={texts.parts.account}>
      <TextField name="name" label={texts.name} autoComplete="name" className={large} />
      <EmailField />
      <NewPasswordField label={passwordTexts.password} minLength={minLength} own={own} className={large} />
      <TextField name="phone" label={texts.phone} type="tel" autoComplete="tel" className={large} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 w-full border-b border-line pb-2 text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  )
}
