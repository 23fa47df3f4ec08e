import { type User, users } from '@gerbang/contract/people/users.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { GradeField } from '../../../person/grade-field.tsx'
import { ProgramField } from '../../../person/program-field.tsx'
import { texts as studyTexts } from '../../../person/study-texts.ts'
import { texts } from './texts.ts'

const words = texts.form

const toValues = (user: User) => ({
  name: user.name,
  nisn: user.nisn ?? '',
  email: user.email ?? '',
  username: user.username,
  phone: user.phone ?? '',
  program_id: user.program?.id ?? '',
  school_name: user.school_name ?? '',
  grade: user.grade ?? '',
})

export function UserData({ user }: { user: User }) {
  const save = useCallForm(users.update, {
    params: { id: user.id },
    values: toValues(user),
    follows: true,
    refreshes: [users.get, users.list],
    announces: true,
    onSuccess: ({ data }, _form, settle) => settle(toValues(data)),
  })
  return (
    <Card title={words.title}>
      <CallForm of={save} warnsOnLeave className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="name" label={words.name} autoComplete="off" />
        <TextField name="username" label={words.username} autoComplete="off" />
        <TextField name="email" type="email" label={words.email} hint={words.emailHint} autoComplete="off" />
        {user.role === 'student' && (
          <TextField name="nisn" label={words.nisn} inputMode="numeric" autoComplete="off" />
        )}
        <TextField name="phone" type="tel" label={words.phone} autoComplete="off" />
        {user.role === 'student' && (
          <>
            <ProgramField known={user.program} />
            <GradeField />
          </>
        )}
        <TextField name="school_name" label={studyTexts.school} autoComplete="off" />
        <Submit label={words.save} needsChange />
      </CallForm>
    </Card>
  )
}
