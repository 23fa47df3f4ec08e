import { invitations } from '@gerbang/contract/people/invitations.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Data } from '@gerbang/contract/call.ts'
import type { NewPassword } from '../../../../auth/flow-state.ts'
import { send } from '../../../../api/send.ts'
import { leave } from '../../../../auth/leave.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../../layout/auth-link.tsx'
import { paths } from '../../../../paths.ts'
import { texts as shell } from '../../../../texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { NewPasswordField } from '../../../../person/new-password-field.tsx'
import { findPasswordMistake, minPasswordLength } from '../../../../person/password-rules.ts'
import { texts } from './texts.ts'

const words = texts.invitation

/** The token stands behind the #, which no server sees. */
export function AcceptInvitationPage() {
  const token = useLocation().hash.slice(1)
  const invitation = useQuery({
    queryKey: [invitations.open.path, token],
    queryFn: () => send(invitations.open, { body: { token } }),
    enabled: token !== '',
    retry: false,
  })
  if (token === '' || invitation.isError)
    return (
      <>
        <AuthHeading title={words.dead}>{invitation.error?.message ?? words.deadHint}</AuthHeading>
        <AuthLink to={paths.login}>{words.toLogin}</AuthLink>
      </>
    )
  if (invitation.isPending) return <AuthHeading title={words.title}>{shell.loading}</AuthHeading>
  return (
    <>
      <AuthHeading title={words.title}>{words.intro(invitation.data.data)}</AuthHeading>
      <AcceptForm token={token} person={invitation.data.data} />
    </>
  )
}

function AcceptForm({ token, person }: { token: string; person: Data<typeof invitations.open> }) {
  const navigate = useNavigate()
  const minLength = minPasswordLength[person.role === 'student' ? 'student' : 'staff']
  const own = [person.name, person.email]
  const accept = useCallForm(invitations.accept, {
    values: { password: '' },
    toBody: values => ({ ...values, token }),
    check: ({ password }) => ({ password: findPasswordMistake(password, minLength, own) }),
    onSuccess: () => {
      // Whoever was signed in in this browser is somebody else.
      leave()
      const state: NewPassword = { has_new_password: true }
      void navigate(paths.login, { state, replace: true })
    },
  })
  return (
    <CallForm of={accept}>
      <NewPasswordField minLength={minLength} own={own} className="min-h-12" />
      <Button type="submit" size="large" busy={accept.send.isPending}>
        {words.submit}
      </Button>
    </CallForm>
  )
}
