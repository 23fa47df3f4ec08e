import { accounts } from '@gerbang/contract/people/accounts.ts'
import { useState } from 'react'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmailField, emailNeed } from '../../../../ui/form/email-field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ResendMail } from '../../../../person/resend-mail.tsx'
import { texts } from './texts.ts'

/** For those who are not signed in: the address first, then the same button as everybody's. */
export function AskAgain() {
  const [sent, setSent] = useState<{ email: string; until: number }>()
  const resend = useCallForm(accounts.resendVerification, {
    values: { email: '' },
    needs: emailNeed,
    onSuccess: ({ data }, _form, _settle, { email }) =>
      setSent({
        email: email.trim(),
        until: Date.now() + data.resend_after_seconds * 1_000,
      }),
  })
  if (sent) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <Notice tone="ok" title={texts.sentTitle}>
          {texts.sentTo(sent.email)}
        </Notice>
        <ResendMail {...sent} size="large" />
      </div>
    )
  }
  return (
    <CallForm of={resend}>
      <EmailField />
      <Button type="submit" size="large" busy={resend.send.isPending}>
        {texts.send}
      </Button>
    </CallForm>
  )
}
