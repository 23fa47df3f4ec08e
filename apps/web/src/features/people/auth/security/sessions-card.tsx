import { type DeviceSession, sessions } from '@gerbang/contract/people/sessions.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import Monitor from 'icon:monitor'
import Smartphone from 'icon:smartphone'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { showBriefly } from '../../../../toast/toast-store.ts'
import { describeAddress } from '../../../../format/describe-address.ts'
import { type Device, describeDevice } from '../../../../format/describe-device.ts'
import { texts } from './texts.ts'

const words = texts.sessions
const EndAll = lazyPart(async () => (await import('./end-all.tsx')).EndAll)

export function SessionsCard() {
  const list = useQuery(query(sessions.list, {}))
  const endOthers = useSend(sessions.endOthers, {
    refreshes: [sessions.list],
    onSuccess: ({ data }) => showBriefly(words.endedOthers(data.ended)),
  })
  return (
    <Card title={words.title} note={words.note}>
      <Loaded from={list} skeleton={<Skeleton rows={2} className="h-14" />}>
        {({ data }) => (
          <>
            <ul className="divide-y divide-line">
              {data.toSorted(thisOneFirst).map(session => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-3">
              {data.length > 1 && (
                <Button variant="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
                  {words.endOthers}
                </Button>
              )}
              <DialogButton className="text-bad" label={words.endAll}>
                {onClose => (
                  <Suspense>
                    <EndAll onClose={onClose} />
                  </Suspense>
                )}
              </DialogButton>
            </div>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function thisOneFirst(a: DeviceSession, b: DeviceSession) {
  return Number(b.is_current) - Number(a.is_current)
}

function SessionRow({ session }: { session: DeviceSession }) {
  const device = describeDevice(session.user_agent)
  const name = nameDevice(device)
  const Icon = device.isPhone ? Smartphone : Monitor
  const { formatAgo, formatTime } = useTimeFormat()
  const place = describeAddress(session.address)
  const began = [words.since(formatTime(session.created_at)), place && words.from(place)]
  const end = useSend(sessions.end, {
    refreshes: [sessions.list],
    onSuccess: () => showBriefly(words.ended),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2.5">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2 text-md font-medium wrap-anywhere">
          {name}
          {session.is_current && <Chip tone="brand">{words.current}</Chip>}
        </p>
        <p className="text-sm text-muted">{words.seen(formatAgo(session.last_seen_at))}</p>
        <p className="text-sm text-muted wrap-anywhere">{began.filter(Boolean).join(' ')}</p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          aria-label={words.endOne(name)}
          busy={end.isPending}
          onClick={() => end.mutate({ params: { id: session.id } })}
          className="-mr-3"
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

function nameDevice({ browser, system }: Device) {
  if (browser !== undefined && system !== undefined) return words.on(browser, system)
  return browser ?? system ?? words.unknown
}
