import { accounts } from '@gerbang/contract/accounts.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField, emailRules } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { ResendMail } from './resend-mail.tsx'
import { texts } from './texts.ts'

/** For those who are not signed in: the address first, then the same button as everybody's. */
export function AskAgain() {
  const [sent, setSent] = useState<{ email: string; until: number }>()
  const form = useForm({ defaultValues: { email: '' }, shouldFocusError: false })
  const { element, focusFirst, setFieldError } = useMistakes(form)
  const resend = useSend(accounts.resendVerification, {
    setFieldError,
    onSuccess: ({ data }) =>
      setSent({
        email: form.getValues('email').trim(),
        until: Date.now() + data.resend_after_seconds * 1_000,
      }),
  })
  if (sent) {
    return (
      <div className="grid gap-5">
        <Notice tone="ok" title={texts.sentTitle}>
          {texts.sentTo(sent.email)}
        </Notice>
        <ResendMail {...sent} size="large" />
      </div>
    )
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={event => void form.handleSubmit(body => resend.mutate({ body }), focusFirst)(event)}
      className="grid gap-5"
    >
      <EmailField field={form.register('email', emailRules)} error={form.formState.errors.email?.message} />
      <Button type="submit" size="large" busy={resend.isPending}>
        {texts.send}
      </Button>
    </form>
  )
}
