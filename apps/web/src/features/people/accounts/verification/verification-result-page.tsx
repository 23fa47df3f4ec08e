import { auth } from '@gerbang/contract/people/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { rootOf } from '../../../../auth/guard.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { paths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { Sketch } from '../../../../ui/chart/sketch.tsx'
import { AskAgain } from './ask-again.tsx'
import { ResendMail } from '../../../../person/resend-mail.tsx'
import { texts } from './texts.ts'

/** Where the link of the verification mail ends; the mail may be opened on a device that is not signed in. */
export function VerificationResultPage() {
  const viewer = useLoaderData<OwnUser | null>()
  const [params] = useSearchParams()
  const status = readStatus(params.get('status'))
  const { title, text } = texts.results[status]
  return (
    <>
      <div className="mb-6">
        <Sketch name={status === 'success' ? 'gate' : 'waiting'} />
      </div>
      <AuthHeading title={title}>{text}</AuthHeading>
      {status === 'success' && <Continue viewer={viewer} />}
      {status !== 'success' && viewer === null && <AskAgain />}
      {status !== 'success' && typeof viewer?.email === 'string' && (
        <ResendMail email={viewer.email} size="large" className="w-full" />
      )}
    </>
  )
}

/** The one who is signed in here learns of it at once, and not only when the cache grows old. */
function Continue({ viewer }: { viewer: OwnUser | null }) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (viewer !== null) void queryClient.invalidateQueries({ queryKey: [auth.me.path] })
  }, [queryClient, viewer])
  return (
    <Link
      to={viewer === null ? paths.login : rootOf(viewer.role)}
      className={`${buttonClasses('primary', 'large')} w-full`}
    >
      {viewer === null ? texts.signIn : texts.toApp}
    </Link>
  )
}

function readStatus(status: string | null): keyof typeof texts.results {
  return status === 'success' || status === 'expired' ? status : 'invalid'
}
