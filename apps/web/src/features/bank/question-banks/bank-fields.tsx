import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form
const visibilities = (['private', 'shared'] as const).map(value => ({
  value,
  label: texts.visibilities[value],
  hint: words.visibilityHints[value],
}))

/** What is asked of a bank whenever it is written. */
export function BankFields() {
  return (
    <>
      <TextField name="title" label={words.title} />
      <TextAreaField name="description" label={words.description} />
      <TextField name="tag_list" label={words.tags} hint={words.tagsHint} />
      <RadioField name="visibility" label={words.visibility} options={visibilities} />
      <CheckboxField name="for_practice" label={words.forPractice} hint={words.forPracticeHint} />
    </>
  )
}

/** Labels as people type them: between commas. */
export function readTags(list: string): string[] {
  return [...new Set(list.split(',').map(tag => tag.trim()))].filter(tag => tag !== '')
}
