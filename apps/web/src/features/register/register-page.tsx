import { useLocation } from 'react-router'
import { isMailSent } from '../../auth/flow-state.ts'
import { AuthHeading } from '../../layout/auth-heading.tsx'
import { AuthLink } from '../../layout/auth-link.tsx'
import { paths } from '../../paths.ts'
import { MailSent } from './mail-sent.tsx'
import { RegisterForm } from './register-form.tsx'
import { texts } from './texts.ts'

/** The form; then, in the same place and kept over a reload, what to do about the mail. */
export function RegisterPage() {
  const { state } = useLocation()
  if (isMailSent(state)) return <MailSent sent={state} />
  return (
    <>
      <AuthHeading title={texts.title}>{texts.intro}</AuthHeading>
      <RegisterForm />
      <p className="mt-5 text-md text-muted">
        {texts.haveAccount} <AuthLink to={paths.login}>{texts.signIn}</AuthLink>
      </p>
    </>
  )
}
