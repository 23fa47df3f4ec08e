import { useLocation, useNavigate } from 'react-router'
import { type MailSent as Sent } from '../../../auth/flow-state.ts'
import { AuthHeading } from '../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../layout/auth-link.tsx'
import { paths } from '../../../paths.ts'
import { ResendMail } from '../../../person/resend-mail.tsx'
import { texts as words } from './mail-sent-texts.ts'

export function MailSent({ sent }: { sent: Sent }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <AuthHeading title={words.title}>
        {words.intro} <strong className="font-semibold wrap-anywhere text-ink">{sent.email}</strong>
      </AuthHeading>
      <ol className="mb-8 grid gap-4">
        {words.steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-chip bg-brand-soft text-sm font-extrabold text-brand"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <ResendMail
        email={sent.email}
        until={sent.resend_at}
        onWait={resend_at =>
          void navigate(paths.register + search, { state: { ...sent, resend_at }, replace: true })
        }
        size="large"
        className="w-full"
      />
      <div className="mt-5 grid justify-items-start text-md text-muted">
        <p>
          {words.wrong} <AuthLink to={paths.register}>{words.change}</AuthLink>
        </p>
        <AuthLink to={paths.login}>{words.signIn}</AuthLink>
      </div>
    </>
  )
}
