import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { isMailSent } from '../../../auth/flow-state.ts'
import { AuthHeading } from '../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../layout/auth-link.tsx'
import { paths } from '../../../paths.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { RegisterForm } from './register-form.tsx'
import { texts } from './texts.ts'
import { useNeedsCode } from './use-needs-code.ts'

// Minutes of typing come before it.
const MailSent = lazyPart(async () => (await import('./mail-sent.tsx')).MailSent)

/** The form; then, in the same place and kept over a reload, what to do about the mail. */
export function RegisterPage() {
  const { state } = useLocation()
  const needsCode = useNeedsCode()
  if (isMailSent(state))
    return (
      <Suspense>
        <MailSent sent={state} />
      </Suspense>
    )
  return (
    <>
      <AuthHeading title={texts.title}>{needsCode ? texts.introWithCode : texts.intro}</AuthHeading>
      <RegisterForm needsCode={needsCode} />
      <p className="mt-5 text-md text-muted">
        {texts.haveAccount} <AuthLink to={paths.login}>{texts.signIn}</AuthLink>
      </p>
    </>
  )
}
