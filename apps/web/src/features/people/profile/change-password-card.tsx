import { passwords } from '@gerbang/contract/people/passwords.ts'
import { sessions } from '@gerbang/contract/people/sessions.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NewPasswordField } from '../../../person/new-password-field.tsx'
import { findPasswordMistake, minPasswordLength } from '../../../person/password-rules.ts'
import { texts } from './texts.ts'

const words = texts.password
const empty = { current_password: '', password: '' }

export function ChangePasswordCard() {
  const { role, name, email, username } = useViewer()
  const own = [name, email ?? username]
  const minLength = role === 'student' ? minPasswordLength.student : minPasswordLength.staff
  const change = useCallForm(passwords.change, {
    values: empty,
    needs: { current_password: words.needCurrent },
    check: ({ password }) => ({ password: findPasswordMistake(password, minLength, own) }),
    refreshes: [sessions.list],
    announces: true,
    onSuccess: (_reply, _form, settle) => settle(empty),
  })
  return (
    <Card title={words.title} note={words.note}>
      <CallForm of={change}>
        {/* Tells a password manager whose passwords these are. */}
        <input type="text" autoComplete="username" value={email ?? username} readOnly hidden />
        <TextField
          name="current_password"
          type="password"
          label={words.current}
          autoComplete="current-password"
        />
        <NewPasswordField minLength={minLength} own={own} />
        <Button type="submit" variant="secondary" busy={change.send.isPending}>
          {words.submit}
        </Button>
      </CallForm>
    </Card>
  )
}
