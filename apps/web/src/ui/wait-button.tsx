import { useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** Waits until a moment (ms since 1970) before it can be pressed, and shows how long that still takes. */
export function WaitButton({ until, waiting, children, ...rest }: WaitButtonProps) {
  const seconds = useSecondsUntil(until)
  return (
    <Button {...rest} disabled={seconds > 0}>
      {seconds > 0 ? waiting(seconds) : children}
    </Button>
  )
}

function useSecondsUntil(until: number) {
  return useSyncExternalStore(subscribeToSeconds, () => secondsUntil(until, Date.now()))
}

function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000))
}

function subscribeToSeconds(listener: () => void) {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

interface WaitButtonProps extends ButtonProps {
  until: number
  /** The face while waiting. */
  waiting: (seconds: number) => string
}
