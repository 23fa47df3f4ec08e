import { passwords } from '@gerbang/contract/people/passwords.ts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../../../api-error.ts'
import { reportFailure } from '../../../../api/form-errors.ts'
import { useSend } from '../../../../api/use-send.ts'
import { type CodeAccepted, isMailSent, type MailSent, mailSent } from '../../../../auth/flow-state.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../../layout/auth-link.tsx'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { WaitButton } from '../../../../ui/wait-button.tsx'
import { codeLength } from './clean-code.ts'
import { CodeField } from './code-field.tsx'
import { StartOver } from './start-over.tsx'
import { texts } from './texts.ts'
import { useResend } from '../../../../person/use-resend.ts'

const words = texts.code

export function VerifyOtpPage() {
  const { state } = useLocation()
  if (!isMailSent(state)) return <StartOver title={words.missing}>{words.missingHint}</StartOver>
  return (
    <>
      <AuthHeading title={words.title}>
        {words.intro} <strong className="font-semibold wrap-anywhere text-ink">{state.email}</strong>
      </AuthHeading>
      <CodeForm sent={state} />
      <p className="mt-3 text-md">
        <AuthLink to={paths.forgotPassword} state={state}>
          {words.otherEmail}
        </AuthLink>
      </p>
    </>
  )
}

function CodeForm({ sent }: { sent: MailSent }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string>()
  const { email } = sent

  const refuse = (message: string) => {
    setError(message)
    form.current?.querySelector('input')?.focus()
  }
  const verify = useSend(passwords.verifyOtp, {
    onSuccess: ({ data }) => {
      const accepted: CodeAccepted = { reset_token: data.reset_token }
      void navigate(paths.resetPassword + search, { state: accepted, replace: true })
    },
    onError: failure => {
      const wrong = failure instanceof ApiError ? failure.errors['otp']?.[0] : undefined
      if (wrong === undefined) return reportFailure(failure)
      refuse(wrong)
      // A wrong code is typed anew, not mended.
      setOtp('')
    },
  })
  const submit = (code: string) => {
    if (verify.isPending) return
    if (code.length < codeLength) refuse(words.needCode)
    else verify.mutate({ body: { email, otp: code } })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit(otp)
      }}
      className="grid grid-cols-1 gap-5"
    >
      <CodeField
        value={otp}
        error={error}
        onChange={code => {
          setOtp(code)
          setError(undefined)
          if (code.length === codeLength && code !== otp) submit(code)
        }}
      />
      <Button type="submit" size="large" busy={verify.isPending}>
        {words.submit}
      </Button>
      <ResendCode sent={sent} />
    </form>
  )
}

/** Asks for another code; when the next may be asked for is kept with the address, so that a reload does not lose it. */
function ResendCode({ sent }: { sent: MailSent }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const waitFor = (seconds: number) =>
    void navigate(paths.verifyOtp + search, { state: mailSent(sent.email, seconds), replace: true })
  const resend = useResend(passwords.forgot, waitFor)
  return (
    <WaitButton
      variant="secondary"
      size="large"
      busy={resend.isPending}
      until={sent.resend_at}
      waiting={words.resendIn}
      onClick={() => resend.mutate({ body: { email: sent.email } })}
    >
      {words.resend}
    </WaitButton>
  )
}
