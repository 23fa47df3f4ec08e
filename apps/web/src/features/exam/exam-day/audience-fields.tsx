import { type Audience, examDay } from '@gerbang/contract/exam/exam-day.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { texts } from './texts.ts'

type Kind = keyof typeof texts.audiences
const kinds = (Object.keys(texts.audiences) as Kind[]).map(value => ({
  value,
  label: texts.audiences[value],
}))

/** One student, when the dialog was opened from their row. */
export interface Student {
  user_id: string
  name: string
}

export const noAudience = { kind: 'all' as Kind, school: '', batch: '' }
type AudienceValues = typeof noAudience

export function toAudience({ kind, school, batch }: AudienceValues, student?: Student): Audience {
  if (student) return { kind: 'student', user_id: student.user_id }
  if (kind === 'school') return { kind, school }
  return kind === 'batch' ? { kind, batch } : { kind: 'all' }
}

export function findAudienceMistakes({ kind, school, batch }: AudienceValues) {
  return {
    school: kind === 'school' && school.trim() === '' ? texts.needSchool : undefined,
    batch: kind === 'batch' && batch.trim() === '' ? texts.needBatch : undefined,
  }
}

/** How many an act would touch now; undefined while that is not known. */
export function useMeantCount(id: string, values: AudienceValues, student?: Student): number | undefined {
  const audience = useSettled(JSON.stringify(toAudience(values, student)))
  const isNamed = Object.values(findAudienceMistakes(values)).every(mistake => mistake === undefined)
  const found = useQuery({
    ...query(examDay.countMeant, { params: { id }, query: JSON.parse(audience) as Audience }),
    enabled: isNamed,
    placeholderData: keepPreviousData,
  })
  return isNamed ? found.data?.data.students : undefined
}

/** Whom an act is for, with the number of those whom it would touch. */
export function AudienceFields({ id }: { id: string }) {
  const values = useFormContext<AudienceValues>().watch()
  const count = useMeantCount(id, values)
  return (
    <>
      <RadioField name="kind" label={texts.audience} options={kinds} />
      {values.kind === 'school' && <TextField name="school" label={texts.school} />}
      {values.kind === 'batch' && <TextField name="batch" label={texts.batch} />}
      <output className="text-md font-semibold">
        {count === undefined ? texts.counting : texts.touches(count)}
      </output>
    </>
  )
}
