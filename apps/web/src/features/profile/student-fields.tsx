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

export function StudentFields({ profile }: { profile: Profile }) {
  const { register, formState } = useFormContext<PersonValues>()
  const { errors } = formState
  const hint = useId()
  const code = profile.student_code
  return (
    <>
      <ProgramField
        field={register('program_id', { required: words.need.program })}
        known={profile.program}
        error={errors.program_id?.message}
      />
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
      {code !== null && (
        <div className="sm:col-span-2">
          <p className="text-sm font-semibold">{words.code}</p>
          <p className="mt-1 text-md wrap-anywhere">
            {[code.code, code.label, code.batch].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
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
    </>
  )
}
