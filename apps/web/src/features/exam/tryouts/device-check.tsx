import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { canKeepAnswers, hasSpace } from './check-device.ts'
import { texts } from './texts.ts'

const words = texts.device

/** Tells before the clock starts what would hurt after it. */
export function DeviceCheck() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const keepsAnswers = useCheck(canKeepAnswers)
  const hasRoom = useCheck(hasSpace)
  return (
    <ul className="grid grid-cols-1 gap-3" aria-live="polite">
      <Line result={keepsAnswers} words={words.outbox} />
      <Line result={hasRoom} words={words.space} />
      <Line result={isOnline} words={words.network} />
    </ul>
  )
}

function Line({
  result,
  words: { ok, bad },
}: {
  result: boolean | undefined
  words: { ok: string; bad: string }
}) {
  if (result === undefined) {
    return (
      <li className="flex gap-3 text-md text-muted">
        <Spinner size={20} />
        {words.checking}
      </li>
    )
  }
  const Icon = result ? CircleCheck : CircleAlert
  return (
    <li className="flex gap-3 text-md">
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={joinClasses('mt-0.5 shrink-0', result ? 'text-ok' : 'text-bad')}
      />
      {result ? ok : bad}
    </li>
  )
}

function useCheck(check: () => Promise<boolean>) {
  const [result, setResult] = useState<boolean>()
  useEffect(() => {
    let isCurrent = true
    void check().then(value => isCurrent && setResult(value))
    return () => {
      isCurrent = false
    }
  }, [check])
  return result
}

function watchNetwork(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
