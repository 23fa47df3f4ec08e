import { passwords } from '@gerbang/contract/people/passwords.ts'
import { useLocation, useNavigate } from 'react-router'
import { isMailSent, mailSent } from '../../../../auth/flow-state.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../../layout/auth-link.tsx'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmailField, emailNeed } from '../../../../ui/form/email-field.tsx'
import { texts } from './texts.ts'

const words = texts.forgot

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const forgot = useCallForm(passwords.forgot, {
    values: { email: isMailSent(location.state) ? location.state.email : '' },
    needs: emailNeed,
    onSuccess: async ({ data }, form) => {
      const state = mailSent(form.getValues('email'), data.resend_after_seconds)
      // Whoever comes back finds the address that they typed.
      await navigate(location, { state, replace: true })
      await navigate(paths.verifyOtp + location.search, { state })
    },
  })
  return (
    <>
      <AuthHeading title={words.title}>{words.intro}</AuthHeading>
      <CallForm of={forgot}>
        <EmailField />
        <Button type="submit" size="large" busy={forgot.send.isPending}>
          {words.submit}
        </Button>
      </CallForm>
      <p className="mt-5 text-md text-muted">{words.noEmail}</p>
      <p className="mt-2 text-md">
        <AuthLink to={paths.login}>{words.back}</AuthLink>
      </p>
    </>
  )
}
