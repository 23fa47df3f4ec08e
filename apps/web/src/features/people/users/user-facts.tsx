import { type User, users } from '@gerbang/contract/people/users.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AskReason } from '../../../form/ask-reason.tsx'
import { describeDevice } from '../../../format/describe-device.ts'
import { formatScore } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.detail

function Rows({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <p className="text-md text-muted">{none}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">{children}</ul>
      )}
    </Card>
  )
}

function Line({ title, note, end }: { title: ReactNode; note: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-md font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{note}</p>
      </div>
      {end !== undefined && <div className="shrink-0 text-right">{end}</div>}
    </div>
  )
}

export function UserAttempts({ user }: { user: User }) {
  const { formatTime } = useTimeFormat()
  return (
    <Rows title={words.attempts} none={words.noAttempts}>
      {user.attempts.map(({ id, tryout, number, status, created_at, finished_at, total }) => (
        <li key={id}>
          <Line
            title={
              <Link
                to={fillPath(paths.scoreRank, { id: tryout.id })}
                className="rounded-chip text-brand hover:underline"
              >
                {tryout.title}
              </Link>
            }
            note={`${words.attempt(number)} · ${texts.attemptStatuses[status]} · ${formatTime(finished_at ?? created_at)}`}
            end={total !== null && <span className="text-lg font-bold">{formatScore(total)}</span>}
          />
        </li>
      ))}
    </Rows>
  )
}

export function UserCodes({ user }: { user: User }) {
  const { formatTime } = useTimeFormat()
  return (
    <Rows title={words.codes} none={words.noCodes}>
      {user.codes.map(({ code, label, batch, program, redeemed_at }) => (
        <li key={code}>
          <Line
            title={
              <span className="font-mono">
                {code}
                {label && <span className="font-sans font-normal"> · {label}</span>}
              </span>
            }
            note={[program.name, batch, formatTime(redeemed_at)].filter(Boolean).join(' · ')}
          />
        </li>
      ))}
    </Rows>
  )
}

export function UserSessions({ user }: { user: User }) {
  const { formatAgo } = useTimeFormat()
  return (
    <Card title={words.sessions}>
      {user.sessions.length === 0 ? (
        <p className="text-md text-muted">{words.noSessions}</p>
      ) : (
        <>
          <ul className="-my-2 divide-y divide-line">
            {user.sessions.map(({ id, user_agent, last_seen_at }) => {
              const { browser, system } = describeDevice(user_agent)
              const name = [browser, system].filter(Boolean).join(', ') || user_agent
              return (
                <li key={id}>
                  <Line title={name} note={words.seen(formatAgo(last_seen_at))} />
                </li>
              )
            })}
          </ul>
          <DialogButton className="mt-4 w-full" label={texts.signOut.open}>
            {onClose => <SignOut user={user} onClose={onClose} />}
          </DialogButton>
        </>
      )}
    </Card>
  )
}

function SignOut({ user, onClose }: { user: User; onClose: () => void }) {
  const { signOut: words } = texts
  const count = user.sessions.length
  return (
    <AskReason
      call={users.endSessions}
      params={{ id: user.id }}
      refreshes={[users.get]}
      words={{ ...words, text: words.text(user.name, count), confirm: words.confirm(count) }}
      tone="danger"
      onClose={onClose}
    />
  )
}
