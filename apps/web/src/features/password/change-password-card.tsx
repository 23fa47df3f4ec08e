import { passwords } from '@gerbang/contract/passwords.ts'
import { sessions } from '@gerbang/contract/sessions.ts'
import { useForm, useWatch } from 'react-hook-form'
import { useSend } from '../../api/use-send.ts'
import { useViewer } from '../../auth/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/input.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { checkPassword, minPasswordLength, validatePassword } from './password-rules.ts'
import { texts } from './texts.ts'

const words = texts.change

export function ChangePasswordCard() {
  const { role, name, email } = useViewer()
  const minLength = role === 'student' ? minPasswordLength.student : minPasswordLength.staff
  const form = useForm({
    defaultValues: { current_password: '', password: '' },
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const { element, focusFirst, setFieldError } = useMistakes(form)
  const change = useSend(passwords.change, {
    refreshes: [sessions.list],
    setFieldError,
    announces: true,
    onSuccess: () => form.reset(),
  })
  return (
    <Card title={words.title} note={words.note}>
      <form
        ref={element}
        noValidate
        onSubmit={event => void form.handleSubmit(body => change.mutate({ body }), focusFirst)(event)}
        className="grid gap-5"
      >
        {/* Tells a password manager whose passwords these are. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={words.current} error={errors.current_password?.message}>
          {control => (
            <PasswordInput
              {...control}
              {...form.register('current_password', { required: words.needCurrent })}
              autoComplete="current-password"
              maxLength={128}
            />
          )}
        </Field>
        <NewPasswordField
          label={texts.newPassword}
          rules={checkPassword(password, minLength, [name, email])}
          error={errors.password?.message}
          field={form.register('password', {
            validate: value => validatePassword(value, minLength, [name, email]),
          })}
        />
        <Button type="submit" variant="secondary" busy={change.isPending}>
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}
