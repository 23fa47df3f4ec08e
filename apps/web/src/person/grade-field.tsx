import { SelectField } from '../ui/form/select-field.tsx'
import { texts } from './study-texts.ts'

const options = Object.entries(texts.grades).map(([value, label]) => ({ value, label }))

export function GradeField({ className }: { className?: string }) {
  return <SelectField name="grade" label={texts.grade} options={options} className={className} />
}
