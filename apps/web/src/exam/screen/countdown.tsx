import Timer from 'icon:timer'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { countRemaining, findThreshold, formatRemaining } from '../clock.ts'
import { texts } from './texts.ts'
import { useExam } from '../use-exam.ts'

const hurryMs = 5 * 60_000

/** Seen each second, spoken at 10, 5 and 1 minutes only. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const remaining = useRemaining(endsAt)
  const spoken = useSpokenThreshold(remaining)
  if (remaining === null) return null
  return (
    <div
      className={joinClasses(
        'flex h-10 shrink-0 items-center gap-2 rounded-full px-3 font-bold lg:px-4',
        remaining > hurryMs ? 'bg-sunken' : 'bg-bad-soft text-bad',
      )}
    >
      <Timer aria-hidden size={18} strokeWidth={1.75} />
      <span role="timer" aria-live="off" aria-label={texts.header.time}>
        {formatRemaining(remaining)}
      </span>
      <span aria-live="assertive" className="sr-only">
        {spoken !== null && texts.header.timeLeft(spoken)}
      </span>
    </div>
  )
}

function useRemaining(endsAt: string): number | null {
  const { exam, state } = useExam()
  const { clock } = state
  const [remaining, setRemaining] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (clock === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = countRemaining(clock, endsAt, performance.now())
      setRemaining(left)
      if (left === 0) void exam.wake()
      else timer = setTimeout(tick, left % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock, endsAt, exam])
  return remaining
}

function useSpokenThreshold(remaining: number | null): number | null {
  const before = useRef(remaining)
  const [spoken, setSpoken] = useState<number | null>(null)
  useEffect(() => {
    if (before.current !== null && remaining !== null) {
      const passed = findThreshold(before.current, remaining)
      if (passed !== null) setSpoken(passed)
    }
    before.current = remaining
  }, [remaining])
  return spoken
}
