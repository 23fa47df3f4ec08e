import { reminders } from '@gerbang/contract/learning/reminders.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isValidationError, placeErrors } from '../../../api/form-errors.ts'
import { useSend } from '../../../api/use-send.ts'
import { AuthHeading } from '../../../layout/auth-heading.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

/** Where the link of a reminder ends. Opening it changes nothing: mail scanners open links, too. */
export function RefusePage() {
  const [params] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const refuse = useSend(reminders.refuse, {
    onSuccess: () => setProblem(undefined),
    onError: error =>
      setProblem((isValidationError(error) ? placeErrors(error.errors)[0] : undefined) ?? error.message),
  })
  const { title, text } = refuse.isSuccess ? texts.off : texts.ask
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      {problem !== undefined && (
        <div className="mb-4">
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      {refuse.isSuccess ? (
        <Link to={paths.home} className={`${buttonClasses('primary', 'large')} w-full`}>
          {texts.toApp}
        </Link>
      ) : (
        <Button
          size="large"
          className="w-full"
          busy={refuse.isPending}
          onClick={() => refuse.mutate({ body: { token: params.get('token') ?? '-' } })}
        >
          {texts.refuse}
        </Button>
      )}
    </>
  )
}
