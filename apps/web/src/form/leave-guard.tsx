import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../api/token.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { texts } from './texts.ts'

/** Stands beside a form with unsent changes: asks before another page takes its place, and lets the browser ask too. */
export function LeaveGuard({ isSent }: { isSent: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Who was signed out is led to the login whatever stands in the form.
      !isSent.current && readToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSent.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSent])
  const isAsking = blocker.state === 'blocked'
  return (
    <Dialog
      open={isAsking}
      onOpenChange={isOpen => isOpen || blocker.reset?.()}
      title={texts.leaveTitle}
      description={texts.leaveText}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{texts.stay}</Button>
        </>
      }
    />
  )
}
