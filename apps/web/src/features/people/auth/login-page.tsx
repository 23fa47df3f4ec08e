import { AuthHeading } from '../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../layout/auth-link.tsx'
import { paths } from '../../../paths.ts'
import { LoginForm } from './login-form.tsx'
import { SchoolButton } from './school/school-button.tsx'
import { texts } from './texts.ts'

export function LoginPage() {
  return (
    <>
      <AuthHeading title={texts.title}>{texts.intro}</AuthHeading>
      <LoginForm />
      <SchoolButton />
      <div className="mt-5 grid justify-items-start text-md text-muted">
        <AuthLink to={paths.forgotPassword}>{texts.forgot}</AuthLink>
        <p>
          {texts.noAccount} <AuthLink to={paths.register}>{texts.register}</AuthLink>
        </p>
      </div>
    </>
  )
}
