import type { Profile } from '@gerbang/contract/profile.ts'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { GradeField } from '../study/grade-field.tsx'
import { ProgramField } from '../study/program-field.tsx'
import { texts as study } from '../study/texts.ts'
import { isWritten } from '../study/written.ts'
import type { PersonValues } from './person-values.ts'
import { texts } from './texts.ts'

const words = texts.person

export function StudyFields({ profile }: { profile: Profile }) {
  const { register, formState } = useFormContext<PersonValues>()
  const { errors } = formState
  const code = profile.student_code
  return (
    <>
      {code === null ? (
        <ProgramField
          field={register('program_id', { required: words.need.program })}
          known={profile.program}
          error={errors.program_id?.message}
        />
      ) : (
        <TiedProgram profile={profile} code={code} />
      )}
      <Field label={study.school} error={errors.school_name?.message}>
        {control => (
          <Input
            {...control}
            {...register('school_name', { validate: isWritten(words.need.school) })}
            autoComplete="organization"
            maxLength={120}
          />
        )}
      </Field>
      <GradeField field={register('grade', { required: words.need.grade })} error={errors.grade?.message} />
    </>
  )
}

/** What a code brought along follows it, and only the administration can change it. */
function TiedProgram({ profile: { program }, code: { code, label, batch } }: TiedProgramProps) {
  return (
    <Field label={study.program} hint={words.tiedProgram([code, label, batch].filter(Boolean).join(' · '))}>
      {control => <Input {...control} readOnly value={program?.name ?? ''} />}
    </Field>
  )
}

interface TiedProgramProps {
  profile: Profile
  code: NonNullable<Profile['student_code']>
}

export function RankingField() {
  const { register } = useFormContext<PersonValues>()
  const hint = useId()
  return (
    <label className="flex min-h-11 items-start gap-3 text-md font-medium sm:col-span-2">
      <input
        type="checkbox"
        {...register('show_name_in_ranking')}
        aria-describedby={hint}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        {words.showName}
        <span id={hint} className="mt-0.5 block text-sm font-normal text-muted">
          {words.showNameHint}
        </span>
      </span>
    </label>
  )
}
