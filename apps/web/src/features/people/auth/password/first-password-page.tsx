import { passwords } from '@gerbang/contract/people/passwords.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { useState } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { takeFirstPassword } from '../../../../auth/first-password.ts'
import { entryOf } from '../../../../auth/guard.ts'
import { isOtherDocument, readReturnPath } from '../../../../auth/return-path.ts'
import { noteOwnPassword } from '../../../../auth/viewer.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { NewPasswordField } from '../../../../person/new-password-field.tsx'
import { findPasswordMistake, minPasswordLength } from '../../../../person/password-rules.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { SignOut } from './sign-out.tsx'
import { texts } from './texts.ts'

const words = texts.first

/** Whoever signs in with a password that somebody told them makes one of their own before anything else. */
export function FirstPasswordPage() {
  const viewer = useLoaderData<OwnUser>()
  return (
    <>
      <AuthHeading title={words.title}>{words.intro(viewer.name)}</AuthHeading>
      <FirstPasswordForm viewer={viewer} />
      <SignOut label={words.other} />
    </>
  )
}

function FirstPasswordForm({ viewer }: { viewer: OwnUser }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [known] = useState(takeFirstPassword)
  const minLength = minPasswordLength[viewer.role === 'student' ? 'student' : 'staff']
  const own = [viewer.name, viewer.email ?? viewer.username]
  const change = useCallForm(passwords.change, {
    values: { current_password: known, password: '' },
    needs: { current_password: words.needCurrent },
    check: ({ password }) => ({
      password: findPasswordMistake(password, minLength, own),
    }),
    onSuccess: () => {
      noteOwnPassword(viewer)
      const wanted = readReturnPath(params.get('redirect'), location.origin)
      const target = entryOf({ ...viewer, must_change_password: false }, wanted)
      if (isOtherDocument(target)) location.assign(target)
      else void navigate(target, { replace: true })
    },
  })
  return (
    <CallForm of={change}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={viewer.username} readOnly hidden />
      {known === '' && (
        <TextField
          name="current_password"
          type="password"
          label={words.current}
          autoComplete="current-password"
          className="min-h-12"
        />
      )}
      <NewPasswordField minLength={minLength} own={own} className="min-h-12" />
      <Button type="submit" size="large" busy={change.send.isPending}>
        {words.submit}
      </Button>
    </CallForm>
  )
}
