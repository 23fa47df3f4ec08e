import { passwords } from '@gerbang/contract/passwords.ts'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useSend } from '../../api/use-send.ts'
import { isMailSent, mailSent } from '../../auth/flow-state.ts'
import { AuthHeading } from '../../layout/auth-heading.tsx'
import { AuthLink } from '../../layout/auth-link.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField, emailRules } from '../../ui/email-field.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { texts } from './texts.ts'

const words = texts.forgot

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const form = useForm({
    defaultValues: { email: isMailSent(location.state) ? location.state.email : '' },
    shouldFocusError: false,
  })
  const { element, focusFirst, setFieldError } = useMistakes(form)
  const forgot = useSend(passwords.forgot, {
    setFieldError,
    onSuccess: async ({ data }) => {
      const state = mailSent(form.getValues('email'), data.resend_after_seconds)
      // Whoever comes back finds the address that they typed.
      await navigate(location, { state, replace: true })
      await navigate(paths.verifyOtp + location.search, { state })
    },
  })
  return (
    <>
      <AuthHeading title={words.title}>{words.intro}</AuthHeading>
      <form
        ref={element}
        noValidate
        onSubmit={event => void form.handleSubmit(body => forgot.mutate({ body }), focusFirst)(event)}
        className="grid gap-5"
      >
        <EmailField field={form.register('email', emailRules)} error={form.formState.errors.email?.message} />
        <Button type="submit" size="large" busy={forgot.isPending}>
          {words.submit}
        </Button>
      </form>
      <p className="mt-5 text-md">
        <AuthLink to={paths.login}>{words.back}</AuthLink>
      </p>
    </>
  )
}
