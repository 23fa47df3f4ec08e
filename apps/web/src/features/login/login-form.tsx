import { auth } from '@gerbang/contract/auth.ts'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { isValidationError, placeErrors } from '../../api/form-errors.ts'
import { useSend } from '../../api/use-send.ts'
import { rootOf } from '../../auth/guard.ts'
import { isOtherDocument, readReturnPath } from '../../auth/return-path.ts'
import { enter } from '../../auth/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, PasswordInput } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

export function LoginForm() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const returnPath = readReturnPath(params.get('redirect'), location.origin)
  const form = useForm({ defaultValues: { login: '', password: '' } })
  const { errors } = form.formState

  const login = useSend(auth.login, {
    onSuccess: ({ data }) => {
      enter(data.token, data.user)
      const target = returnPath ?? rootOf(data.user.role)
      if (isOtherDocument(target)) location.assign(target)
      else void navigate(target, { replace: true })
    },
    onError: error => {
      const left = isValidationError(error)
        ? placeErrors(error.errors, (field, message) => {
            if (field !== 'login' && field !== 'password') return false
            form.setError(field, { message }, { shouldFocus: true })
            return true
          })
        : [describeRefusal(error)]
      if (left[0] !== undefined) form.setError('root', { message: left[0] })
    },
  })

  return (
    <form
      noValidate
      onSubmit={event => void form.handleSubmit(body => login.mutate({ body }))(event)}
      className="mt-8 grid gap-5"
    >
      {errors.root && (
        <Notice tone="bad" role="alert">
          {errors.root.message}
        </Notice>
      )}
      {returnPath !== undefined && !errors.root && <Notice>{texts.returning}</Notice>}
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
      <Button type="submit" size="large" busy={login.isPending} className="mt-1">
        {texts.submit}
      </Button>
    </form>
  )
}

function describeRefusal(error: Error) {
  return error instanceof ApiError && error.code === 'wrong_credentials' ? texts.wrong : error.message
}
