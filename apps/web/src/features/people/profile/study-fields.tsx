import type { Profile } from '@gerbang/contract/people/profile.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { GradeField } from '../../../person/grade-field.tsx'
import { ProgramField } from '../../../person/program-field.tsx'
import { texts as study } from '../../../person/study-texts.ts'
import { OwnClasses } from './own-classes.tsx'
import { texts } from './texts.ts'

const words = texts.person
const genders = Object.entries(words.genders).map(([value, label]) => ({ value, label }))

export function StudyFields({ profile }: { profile: Profile }) {
  const code = profile.student_code
  return (
    <>
      <OwnClasses profile={profile} />
      {code === null ? (
        <ProgramField known={profile.program} />
      ) : (
        <TiedProgram profile={profile} code={code} />
      )}
      <TextField name="school_name" label={study.school} autoComplete="organization" />
      <GradeField />
      <SelectField
        name="gender"
        label={words.gender}
        hint={words.genderHint}
        options={genders}
        placeholder={words.genderNone}
      />
    </>
  )
}

/** What a code brought along follows it, and only the administration can change it. */
function TiedProgram({ profile: { program }, code: { code, label, batch } }: TiedProgramProps) {
  const hint = texts.person.tiedProgram([code, label, batch].filter(Boolean).join(' · '))
  return (
    <Field label={study.program} hint={hint}>
      {control => <Input {...control} readOnly value={program?.name ?? ''} />}
    </Field>
  )
}

interface TiedProgramProps {
  profile: Profile
  code: NonNullable<Profile['student_code']>
}
