import type { Profile } from '@gerbang/contract/people/profile.ts'
import CircleCheck from 'icon:circle-check'
import { Suspense } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { texts } from './texts.ts'

const ResendMail = lazyPart(async () => (await import('../../../person/resend-mail.tsx')).ResendMail)

/** The address is the account: it is shown, with what is known of it, and not changed here. */
export function EmailRow({ profile }: { profile: Profile }) {
  const { email } = profile
  const isVerified = profile.email_verified_at !== null
  return (
    <div className="rounded-control bg-sunken p-4 sm:col-span-2">
      <p className="text-sm font-semibold">{texts.email}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{email ?? texts.noEmail}</span>
        {email !== null && (
          <Chip tone={isVerified ? 'ok' : 'doubt'} {...(isVerified && { icon: CircleCheck })}>
            {isVerified ? texts.verified : texts.unverified}
          </Chip>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">{email === null ? texts.noEmailHint : texts.emailHint}</p>
      {/* A student finds this button above every page. */}
      {email !== null && !isVerified && profile.role !== 'student' && (
        <Suspense>
          <ResendMail email={email} className="mt-3" />
        </Suspense>
      )}
    </div>
  )
}
