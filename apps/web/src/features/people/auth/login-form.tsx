import type { ErrorCode } from '@gerbang/contract/errors.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ApiError } from '../../../api-error.ts'
import { isValidationError, placeErrors } from '../../../api/form-errors.ts'
import { isNewPassword } from '../../../auth/flow-state.ts'
import { keepFirstPassword } from '../../../auth/first-password.ts'
import { readReturnPath } from '../../../auth/return-path.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { WaitButton } from '../../../ui/wait-button.tsx'
import { CodeStep } from './code-step.tsx'
import { texts } from './texts.ts'
import { useArrival } from './use-arrival.ts'

export function LoginForm() {
  const [params] = useSearchParams()
  const returnPath = readReturnPath(params.get('redirect'), location.origin)
  const arrive = useArrival(returnPath)
  const [waitUntil, setWaitUntil] = useState(0)
  const [asksCode, setAsksCode] = useState(false)
  const { state } = useLocation()

  const login = useCallForm(auth.login, {
    // The code on a student's card says who signs in, never with what.
    values: { login: params.get('user') ?? '', password: '', code: '' },
    needs: { login: texts.needLogin, password: texts.needPassword },
    sentences: { code: texts.needCode },
    ...(asksCode && { requires: ['code'] }),
    onSuccess: ({ data }, form) => {
      if (data.user.must_change_password) keepFirstPassword(form.getValues('password'))
      arrive(data)
    },
    onError: (error, setFieldError) => {
      if (hasCode(error, 'second_factor_needed')) return setAsksCode(true)
      if (hasCode(error, 'second_factor_wrong')) {
        // A wrong code is typed anew, not mended.
        login.form.resetField('code')
        return setFieldError('code', error.message)
      }
      const left = isValidationError(error)
        ? placeErrors(error.errors, setFieldError)
        : [describeRefusal(error)]
      if (left[0] !== undefined) login.form.setError('root', { message: left[0] })
      if (error instanceof ApiError && error.retryAfter !== undefined)
        setWaitUntil(inSeconds(error.retryAfter))
    },
  })

  const startOver = () => {
    setAsksCode(false)
    login.form.reset()
  }
  const { errors } = login.form.formState
  return (
    <CallForm of={login}>
      {errors.root && (
        <Notice tone="bad" role="alert">
          {errors.root.message}
        </Notice>
      )}
      {isNewPassword(state) && !errors.root && !asksCode && (
        <Notice tone="ok">{texts.passwordChanged}</Notice>
      )}
      {returnPath !== undefined && !isNewPassword(state) && !errors.root && !asksCode && (
        <Notice>{texts.returning}</Notice>
      )}
      {asksCode ? <CodeStep /> : <Credentials />}
      <WaitButton
        type="submit"
        size="large"
        busy={login.send.isPending}
        until={waitUntil}
        waiting={texts.wait}
        className="mt-1"
      >
        {asksCode ? texts.confirm : texts.submit}
      </WaitButton>
      {asksCode && (
        <Button variant="secondary" size="large" onClick={startOver}>
          {texts.back}
        </Button>
      )}
    </CallForm>
  )
}

function Credentials() {
  return (
    <>
      <TextField
        name="login"
        label={texts.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        className="min-h-12"
      />
      <TextField
        name="password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        className="min-h-12"
      />
    </>
  )
}

function inSeconds(seconds: number) {
  return Date.now() + seconds * 1_000
}

function describeRefusal(error: Error) {
  return hasCode(error, 'wrong_credentials') ? texts.wrong : error.message
}

function hasCode(error: Error, code: ErrorCode) {
  return error instanceof ApiError && error.code === code
}
