import { auth } from '@gerbang/contract/auth.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { isValidationError, placeErrors } from '../../api/form-errors.ts'
import { useSend } from '../../api/use-send.ts'
import { isNewPassword } from '../../auth/flow-state.ts'
import { rootOf } from '../../auth/guard.ts'
import { isOtherDocument, readReturnPath } from '../../auth/return-path.ts'
import { enter } from '../../auth/viewer.ts'
import { Field } from '../../ui/field.tsx'
import { Input, PasswordInput } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { WaitButton } from '../../ui/wait-button.tsx'
import { dropDraft } from '../register/draft.ts'
import { texts } from './texts.ts'

export function LoginForm() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const returnPath = readReturnPath(params.get('redirect'), location.origin)
  const form = useForm({ defaultValues: { login: '', password: '' }, shouldFocusError: false })
  const { element, focusFirst, setFieldError } = useMistakes(form)
  const { errors } = form.formState
  const [waitUntil, setWaitUntil] = useState(0)
  const { state } = useLocation()

  const login = useSend(auth.login, {
    onSuccess: ({ data }) => {
      dropDraft()
      enter(data.token, data.user)
      const target = returnPath ?? rootOf(data.user.role)
      if (isOtherDocument(target)) location.assign(target)
      else void navigate(target, { replace: true })
    },
    onError: error => {
      const left = isValidationError(error)
        ? placeErrors(error.errors, setFieldError)
        : [describeRefusal(error)]
      if (left[0] !== undefined) form.setError('root', { message: left[0] })
      if (error instanceof ApiError && error.retryAfter !== undefined)
        setWaitUntil(Date.now() + error.retryAfter * 1_000)
    },
  })

  return (
    <form
      ref={element}
      noValidate
      onSubmit={event => void form.handleSubmit(body => login.mutate({ body }), focusFirst)(event)}
      className="grid gap-5"
    >
      {errors.root && (
        <Notice tone="bad" role="alert">
          {errors.root.message}
        </Notice>
      )}
      {isNewPassword(state) && !errors.root && <Notice tone="ok">{texts.passwordChanged}</Notice>}
      {returnPath !== undefined && !isNewPassword(state) && !errors.root && (
        <Notice>{texts.returning}</Notice>
      )}
      <Field label={texts.login} error={errors.login?.message}>
        {control => (
          <Input
            {...control}
            {...form.register('login', { required: texts.needLogin })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className="min-h-12"
          />
        )}
      </Field>
      <Field label={texts.password} error={errors.password?.message}>
        {control => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: texts.needPassword })}
            autoComplete="current-password"
            className="min-h-12"
          />
        )}
      </Field>
      <WaitButton
        type="submit"
        size="large"
        busy={login.isPending}
        until={waitUntil}
        waiting={texts.wait}
        className="mt-1"
      >
        {texts.submit}
      </WaitButton>
    </form>
  )
}

function describeRefusal(error: Error) {
  return error instanceof ApiError && error.code === 'wrong_credentials' ? texts.wrong : error.message
}
