import { auth } from '@gerbang/contract/people/auth.ts'
import { firstAdmin } from '@gerbang/contract/people/first-admin.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { query } from '../../../../api/query.ts'
import { send } from '../../../../api/send.ts'
import { enter } from '../../../../auth/viewer.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { AuthHeading } from '../../../../layout/auth-heading.tsx'
import { AuthLink } from '../../../../layout/auth-link.tsx'
import { paths } from '../../../../paths.ts'
import { NewPasswordField } from '../../../../person/new-password-field.tsx'
import { findPasswordMistake, minPasswordLength } from '../../../../person/password-rules.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'
import { CodeField } from '../../code-field.tsx'

/** For an installation without an admin; the code proves that whoever asks runs the server. */
export function FirstAdminPage() {
  const state = useQuery(query(firstAdmin.state, {}))
  return (
    <Loaded from={state} skeleton={<Skeleton rows={4} className="h-12" />}>
      {({ data }) => (data.is_missing ? <FirstAdminForm /> : <NotNeeded />)}
    </Loaded>
  )
}

function NotNeeded() {
  return (
    <>
      <AuthHeading title={texts.done}>{texts.doneText}</AuthHeading>
      <AuthLink to={paths.login}>{texts.toLogin}</AuthLink>
    </>
  )
}

function FirstAdminForm() {
  const navigate = useNavigate()
  const minLength = minPasswordLength.staff
  const create = useCallForm(firstAdmin.create, {
    values: { code: '', name: '', email: '', password: '' },
    needs: { code: texts.needCode, name: texts.needName, email: texts.needEmail },
    check: ({ password, name, email }) => ({
      password: findPasswordMistake(password, minLength, [name, email]),
    }),
    onSuccess: async (_, form) => {
      const { email, password } = form.getValues()
      const { data } = await send(auth.login, { body: { login: email, password } })
      enter(data.token, data.user)
      void navigate(paths.admin, { replace: true })
    },
  })
  const { name, email } = create.form.watch()
  return (
    <>
      <AuthHeading title={texts.title}>{texts.intro}</AuthHeading>
      <CallForm of={create}>
        <CodeField label={texts.code} hint={texts.codeHint} className="min-h-12" />
        <TextField name="name" label={texts.name} autoComplete="name" className="min-h-12" />
        <TextField
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
          className="min-h-12"
        />
        <NewPasswordField minLength={minLength} own={[name, email]} className="min-h-12" />
        <Button type="submit" size="large" busy={create.send.isPending}>
          {texts.submit}
        </Button>
      </CallForm>
    </>
  )
}
