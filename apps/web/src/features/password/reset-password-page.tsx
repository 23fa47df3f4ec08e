import { passwords } from '@gerbang/contract/passwords.ts'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useSend } from '../../api/use-send.ts'
import { isCodeAccepted, type NewPassword } from '../../auth/flow-state.ts'
import { leave } from '../../auth/leave.ts'
import { AuthHeading } from '../../layout/auth-heading.tsx'
import { AuthLink } from '../../layout/auth-link.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { checkPassword, minPasswordLength, validatePassword } from './password-rules.ts'
import { StartOver } from './start-over.tsx'
import { texts } from './texts.ts'

const words = texts.reset
const minLength = minPasswordLength.student

export function ResetPasswordPage() {
  const { state } = useLocation()
  if (!isCodeAccepted(state)) return <StartOver title={words.missing}>{words.missingHint}</StartOver>
  return (
    <>
      <AuthHeading title={words.title}>{words.intro}</AuthHeading>
      <ResetForm resetToken={state.reset_token} />
      <p className="mt-5 text-md">
        <AuthLink to={paths.forgotPassword}>{words.newCode}</AuthLink>
      </p>
    </>
  )
}

/** The account is not known here, so neither is its role: staff hear of their longer minimum from the server. */
function ResetForm({ resetToken }: { resetToken: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useForm({ defaultValues: { password: '' }, shouldFocusError: false })
  const password = useWatch({ control: form.control, name: 'password' })
  const { element, focusFirst, setFieldError } = useMistakes(form)
  const reset = useSend(passwords.reset, {
    setFieldError,
    onSuccess: () => {
      // Every session of the account has ended, the one of this browser too.
      leave()
      const state: NewPassword = { has_new_password: true }
      void navigate(paths.login + search, { state, replace: true })
    },
  })
  return (
    <form
      ref={element}
      noValidate
      onSubmit={event =>
        void form.handleSubmit(
          ({ password }) => reset.mutate({ body: { reset_token: resetToken, password } }),
          focusFirst,
        )(event)
      }
      className="grid gap-5"
    >
      <NewPasswordField
        label={texts.newPassword}
        rules={checkPassword(password, minLength, [])}
        error={form.formState.errors.password?.message}
        field={form.register('password', {
          validate: password => validatePassword(password, minLength, []),
        })}
        className="min-h-12"
      />
      <Button type="submit" size="large" busy={reset.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
