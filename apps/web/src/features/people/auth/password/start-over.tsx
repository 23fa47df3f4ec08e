import { Link } from 'react-router'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { paths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { texts } from './texts.ts'

/** A step that was opened without the one before it. */
export function StartOver({ title, children }: { title: string; children: string }) {
  return (
    <>
      <AuthHeading title={title}>{children}</AuthHeading>
      <Link to={paths.forgotPassword} className={`${buttonClasses('primary', 'large')} w-full`}>
        {texts.forgot.submit}
      </Link>
    </>
  )
}
