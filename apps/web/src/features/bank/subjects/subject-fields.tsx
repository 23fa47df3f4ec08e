import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form

/** What is asked of a subject whenever it is written. */
export function SubjectFields() {
  return (
    <>
      <TextField name="name" label={words.name} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="code" label={words.code} hint={words.codeHint} autoCapitalize="characters" />
        <TextField name="group" label={words.group} hint={words.groupHint} />
        <NumberField name="default_duration_seconds" label={words.duration} />
        <NumberField name="default_question_count" label={words.questions} />
      </div>
    </>
  )
}
