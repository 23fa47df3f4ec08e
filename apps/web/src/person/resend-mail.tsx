import { accounts } from '@gerbang/contract/people/accounts.ts'
import { useState } from 'react'
import type { ButtonProps } from '../ui/button.tsx'
import { WaitButton } from '../ui/wait-button.tsx'
import { texts } from './mail-texts.ts'
import { useResend } from './use-resend.ts'

/** Sends the verification mail again; `onWait` keeps when the next may be asked for, if a reload should not lose it. */
export function ResendMail({ email, until = 0, onWait, ...looks }: ResendMailProps) {
  const [next, setNext] = useState(until)
  const waitFor = (seconds: number) => {
    const moment = Date.now() + seconds * 1_000
    setNext(moment)
    onWait?.(moment)
  }
  const resend = useResend(accounts.resendVerification, waitFor)
  return (
    <WaitButton
      variant="secondary"
      {...looks}
      busy={resend.isPending}
      until={next}
      waiting={texts.resendIn}
      onClick={() => resend.mutate({ body: { email } })}
    >
      {texts.resend}
    </WaitButton>
  )
}

interface ResendMailProps extends Pick<ButtonProps, 'size' | 'className'> {
  email: string
  until?: number
  onWait?: (until: number) => void
}
