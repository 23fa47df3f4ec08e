import { passwords } from '@gerbang/contract/people/passwords.ts'
import { useLocation, useNavigate } from 'react-router'
import { isCodeAccepted, type NewPassword } from '../../../../auth/flow-state.ts'
import { leave } from '../../../../auth/leave.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../../layout/auth-link.tsx'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { NewPasswordField } from '../../../../person/new-password-field.tsx'
import { findPasswordMistake, minPasswordLength } from '../../../../person/password-rules.ts'
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
  const reset = useCallForm(passwords.reset, {
    values: { password: '' },
    toBody: values => ({ ...values, reset_token: resetToken }),
    check: ({ password }) => ({ password: findPasswordMistake(password, minLength, []) }),
    onSuccess: () => {
      // Every session of the account has ended, the one of this browser too.
      leave()
      const state: NewPassword = { has_new_password: true }
      void navigate(paths.login + search, { state, replace: true })
    },
  })
  return (
    <CallForm of={reset}>
      <NewPasswordField minLength={minLength} own={[]} className="min-h-12" />
      <Button type="submit" size="large" busy={reset.send.isPending}>
        {words.submit}
      </Button>
    </CallForm>
  )
}
