import { users } from '@gerbang/contract/people/users.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { CreatePage } from '../../../form/create-page.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { GradeField } from '../../../person/grade-field.tsx'
import { ProgramField } from '../../../person/program-field.tsx'
import { texts as studyTexts } from '../../../person/study-texts.ts'
import { texts } from './texts.ts'

const words = texts.create
const empty = {
  name: '',
  nisn: '',
  email: '',
  username: '',
  phone: '',
  role: 'student',
  program_id: '',
  school_name: '',
  grade: '',
  way: 'invite',
  password: '',
}

export function UserCreatePage() {
  const navigate = useNavigate()
  const save = useCallForm(users.create, {
    values: empty,
    toBody: ({ way, password, ...person }) => ({ ...person, password: way === 'password' ? password : '' }),
    check: ({ role, program_id, email, way, password }) => ({
      email: way === 'invite' && email.trim() === '' ? words.needEmail : undefined,
      program_id: role === 'student' && program_id === '' ? words.needProgram : undefined,
      password: way === 'password' && password === '' ? words.needPassword : undefined,
    }),
    refreshes: [users.list],
    announces: true,
    onSuccess: ({ data }) => navigate(fillPath(paths.user, { id: data.id })),
  })
  const [role, way] = useWatch({ control: save.form.control, name: ['role', 'way'] })
  return (
    <CreatePage
      of={save}
      words={{ ...words, create: way === 'password' ? words.submit.password : words.submit.invite }}
    >
      <SelectField name="role" label={texts.form.role} options={listOptions(texts.roles)} />
      <TextField name="name" label={texts.form.name} autoComplete="off" />
      <TextField
        name="email"
        type="email"
        label={texts.form.email}
        hint={way === 'password' ? words.noEmailHint : words.emailHint}
        autoComplete="off"
      />
      {role === 'student' && (
        <TextField name="nisn" label={texts.form.nisn} inputMode="numeric" autoComplete="off" />
      )}
      <TextField
        name="username"
        label={texts.form.username}
        hint={texts.form.usernameHint}
        autoComplete="off"
      />
      {role === 'student' && (
        <>
          <ProgramField />
          <TextField name="school_name" label={studyTexts.school} autoComplete="off" />
          <GradeField />
        </>
      )}
      <RadioField name="way" label={words.way} options={words.ways} />
      {way === 'password' && (
        <TextField
          name="password"
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
      )}
    </CreatePage>
  )
}
