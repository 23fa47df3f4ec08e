import { schoolLogin } from '@gerbang/contract/people/school-login.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../../../api-error.ts'
import { readReturnPath } from '../../../../auth/return-path.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../../layout/auth-link.tsx'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { CodeStep } from '../code-step.tsx'
import { texts as all } from '../texts.ts'
import { useArrival } from '../use-arrival.ts'
import { dropTicket, readTicket, type Ticket } from './ticket.ts'

const texts = all.school

/** Where the school's provider sends a browser back to: the answer becomes a session, at once or after a code. */
export function SchoolReturnPage() {
  const { search } = useLocation()
  const [back] = useState(() => ({ kept: readTicket(), answer: search.slice(1) }))
  return back.kept ? <Finish {...back.kept} answer={back.answer} /> : <Failure text={texts.lost} />
}

function Finish({ ticket, redirect, answer }: Ticket & { answer: string }) {
  const navigate = useNavigate()
  const arrive = useArrival(readReturnPath(redirect, location.origin))
  const [asksCode, setAsksCode] = useState(false)
  const finish = useCallForm(schoolLogin.finish, {
    values: { ticket, answer, code: '' },
    sentences: { code: all.needCode },
    requires: ['code'],
    onSuccess: ({ data }) => arrive(data),
    onError: (error, setFieldError) => {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'second_factor_needed') return setAsksCode(true)
      if (code !== 'second_factor_wrong') return finish.form.setError('root', { message: error.message })
      finish.form.resetField('code')
      setFieldError('code', error.message)
    },
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    dropTicket()
    // The answer is good once and belongs in no history.
    void navigate(paths.schoolReturn, { replace: true })
    finish.send.mutate({ body: { ticket, answer } })
  })
  const { root } = finish.form.formState.errors
  if (root && !asksCode) return <Failure text={root.message ?? ''} />
  return (
    <>
      <AuthHeading title={texts.title}>{asksCode ? texts.code : texts.waiting}</AuthHeading>
      {asksCode ? (
        <CallForm of={finish}>
          {root && (
            <Notice tone="bad" role="alert">
              {root.message}
            </Notice>
          )}
          <CodeStep />
          <Button type="submit" size="large" busy={finish.send.isPending}>
            {all.confirm}
          </Button>
        </CallForm>
      ) : (
        <Spinner />
      )}
    </>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <>
      <AuthHeading title={texts.title}>{texts.failed}</AuthHeading>
      <Notice tone="bad" role="alert">
        {text}
      </Notice>
      <div className="mt-5">
        <AuthLink to={paths.login}>{texts.again}</AuthLink>
      </div>
    </>
  )
}
