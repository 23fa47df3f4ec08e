import { type User, users } from '@gerbang/contract/people/users.ts'
import { useState } from 'react'
import { Addressed } from '../../../list/addressed.tsx'
import { useSend } from '../../../api/use-send.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ForgetUser } from './forget-user.tsx'
import { GivePassword } from './give-password.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'
import { texts } from './texts.ts'
import { UserData } from './user-data.tsx'
import { UserAttempts, UserCodes, UserSessions } from './user-facts.tsx'
import { UserRights } from './user-rights.tsx'
import { UserStatus } from './user-status.tsx'

const words = texts.detail

export function UserPage() {
  return (
    <Addressed call={users.get}>
      {user => (
        <>
          <UserHeading user={user} />
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="grid grid-cols-1 gap-6">
              <UserAttempts user={user} />
              {user.anonymised_at === null && <UserData key={`data ${user.id}`} user={user} />}
            </div>
            <div className="grid grid-cols-1 gap-6">
              {user.anonymised_at === null && <UserRights key={`rights ${user.id}`} user={user} />}
              <UserCodes user={user} />
              {user.anonymised_at === null && user.role === 'student' && <GivePassword user={user} />}
              {user.anonymised_at === null && <UserSessions user={user} />}
              <RemoveSecondFactor user={user} />
              {user.anonymised_at === null && <ForgetUser user={user} />}
            </div>
          </div>
        </>
      )}
    </Addressed>
  )
}

function UserHeading({ user }: { user: User }) {
  const { formatTime, formatAgo } = useTimeFormat()
  return (
    <>
      <PageHeading title={user.name} eyebrow={texts.roles[user.role]}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <UserStatus user={user} />
          {user.anonymised_at === null && <span>{user.email ?? user.username}</span>}
          {user.status === 'active' && user.email !== null && user.email_verified_at === null && (
            <Chip>{words.unverified}</Chip>
          )}
          <span>{words.since(formatTime(user.created_at))}</span>
          {user.last_login_at !== null && <span>{words.lastLogin(formatAgo(user.last_login_at))}</span>}
        </span>
      </PageHeading>
      {user.anonymised_at !== null && (
        <div className="mb-6">
          <Notice>{words.forgotten(formatTime(user.anonymised_at))}</Notice>
        </div>
      )}
      {user.status === 'invited' && user.invitation !== null && (
        <Invitation user={user} invitation={user.invitation} />
      )}
    </>
  )
}

function Invitation({
  user,
  invitation: { invited_by, expires_at },
}: {
  user: User
  invitation: NonNullable<User['invitation']>
}) {
  const { formatTime } = useTimeFormat()
  const again = useSend(users.invite, { refreshes: [users.get], announces: true })
  const by = invited_by?.name ?? texts.roles.admin
  const [openedAt] = useState(() => Date.now())
  const isOver = Date.parse(expires_at) < openedAt
  return (
    <div className="mb-6">
      <Notice
        tone={isOver ? 'doubt' : 'info'}
        action={
          <Button
            variant="secondary"
            busy={again.isPending}
            onClick={() => again.mutate({ params: { id: user.id } })}
          >
            {words.inviteAgain}
          </Button>
        }
      >
        {isOver ? words.inviteEnded(by) : words.invited(by, formatTime(expires_at))}
      </Notice>
    </div>
  )
}
