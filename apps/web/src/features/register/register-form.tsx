import { accounts } from '@gerbang/contract/accounts.ts'
import { type ReactNode, useEffect } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useSend } from '../../api/use-send.ts'
import { mailSent } from '../../auth/flow-state.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField, emailRules } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { checkPassword, minPasswordLength, validatePassword } from '../password/password-rules.ts'
import { texts as passwordTexts } from '../password/texts.ts'
import { RegionControl } from '../region/region-control.tsx'
import { GradeField } from '../study/grade-field.tsx'
import { ProgramField } from '../study/program-field.tsx'
import { texts as studyTexts } from '../study/texts.ts'
import { isWritten, phonePattern } from '../study/written.ts'
import { keepDraft, readDraft, type Values } from './draft.ts'
import { texts } from './texts.ts'
import { toBody } from './to-body.ts'

const large = 'min-h-12'
const minLength = minPasswordLength.student
const serverNames = { province_id: 'province', city_id: 'city', district_id: 'district' } as const

export function RegisterForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useForm<Values>({ defaultValues: readDraft(), shouldFocusError: false })
  const { element, focusFirst, setFieldError } = useMistakes(form, serverNames)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [form],
  )
  const register = useSend(accounts.register, {
    setFieldError,
    onSuccess: ({ data }) =>
      void navigate(paths.register + search, {
        state: mailSent(form.getValues('email'), data.resend_after_seconds),
      }),
  })
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={event =>
          void form.handleSubmit(values => register.mutate({ body: toBody(values) }), focusFirst)(event)
        }
        className="grid gap-9"
      >
        <AccountPart />
        <StudyPart />
        <Part title={texts.parts.place}>
          <RegionControl needs={texts.need} className={large} />
        </Part>
        <Part title={texts.parts.code}>
          <Field label={texts.code} hint={texts.codeHint} error={form.formState.errors.student_code?.message}>
            {control => (
              <Input
                {...control}
                {...form.register('student_code')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                className={large}
              />
            )}
          </Field>
        </Part>
        <Button type="submit" size="large" busy={register.isPending}>
          {texts.submit}
        </Button>
      </form>
    </FormProvider>
  )
}

function AccountPart() {
  const form = useFormContext<Values>()
  const { errors } = form.formState
  const [name, email, password] = useWatch({ control: form.control, name: ['name', 'email', 'password'] })
  return (
    <Part title={texts.parts.account}>
      <Field label={texts.name} error={errors.name?.message}>
        {control => (
          <Input
            {...control}
            {...form.register('name', { validate: isWritten(texts.need.name) })}
            autoComplete="name"
            maxLength={100}
            className={large}
          />
        )}
      </Field>
      <EmailField field={form.register('email', emailRules)} error={errors.email?.message} />
      <NewPasswordField
        label={passwordTexts.password}
        rules={checkPassword(password, minLength, [name, email])}
        error={errors.password?.message}
        field={form.register('password', {
          validate: (value, values) => validatePassword(value, minLength, [values.name, values.email]),
        })}
        className={large}
      />
      <Field label={texts.phone} error={errors.phone?.message}>
        {control => (
          <Input
            {...control}
            {...form.register('phone', { pattern: { value: phonePattern, message: texts.need.phone } })}
            type="tel"
            autoComplete="tel"
            className={large}
          />
        )}
      </Field>
    </Part>
  )
}

function StudyPart() {
  const form = useFormContext<Values>()
  const { errors } = form.formState
  return (
    <Part title={texts.parts.study}>
      <ProgramField
        field={form.register('program_id', { required: texts.need.program })}
        error={errors.program_id?.message}
        className={large}
      />
      <Field label={studyTexts.school} error={errors.school_name?.message}>
        {control => (
          <Input
            {...control}
            {...form.register('school_name', { validate: isWritten(texts.need.school) })}
            autoComplete="organization"
            maxLength={120}
            className={large}
          />
        )}
      </Field>
      <GradeField
        field={form.register('grade', { required: texts.need.grade })}
        error={errors.grade?.message}
        className={large}
      />
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
