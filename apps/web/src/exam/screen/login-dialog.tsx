import { auth } from '@gerbang/contract/people/auth.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api-error.ts'
import { send } from '../../api/send.ts'
import { storeLogin } from '../../api/token.ts'
import { Modal } from '../../question/modal.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, PasswordInput } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './around-texts.ts'
import { useExam } from '../use-exam.ts'

/** Signing in again without leaving the exam. Another account's sign-in is not kept: the answers are not theirs. */
export function LoginDialog({ onClose }: { onClose?: () => void }) {
  const { exam, state } = useExam()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    const refusal = await signIn(readField(fields, 'login'), readField(fields, 'password'), state.user_id)
    setBusy(false)
    setProblem(refusal)
    if (refusal === null) void exam.resume()
  }

  return (
    <Modal title={texts.login.title} onClose={onClose}>
      <form noValidate onSubmit={event => void submit(event)} className="grid gap-4">
        {problem === null ? (
          <p className="text-md text-muted">{texts.login.text}</p>
        ) : (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <Field label={texts.login.login}>
          {control => <Input {...control} name="login" autoComplete="username" autoCapitalize="none" />}
        </Field>
        <Field label={texts.login.password}>
          {control => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Button type="submit" size="large" busy={isBusy}>
          {texts.login.submit}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {texts.login.later}
          </Button>
        )}
      </form>
    </Modal>
  )
}

function readField(fields: FormData, name: string) {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Null when it worked, otherwise what to tell the student. */
async function signIn(login: string, password: string, owner: string | null): Promise<string | null> {
  if (login.trim() === '' || password === '') return texts.login.incomplete
  try {
    const { data } = await send(auth.login, { body: { login, password } })
    if (owner !== null && data.user.id !== owner) return texts.login.otherUser
    storeLogin(data.token, data.user.id)
    return null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'wrong_credentials') return texts.login.wrong
    return error instanceof Error ? error.message : String(error)
  }
}
