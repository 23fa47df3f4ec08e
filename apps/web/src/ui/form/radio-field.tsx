import { useController } from 'react-hook-form'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { RadioCards, type RadioOption } from './radio-cards.tsx'

/** One of a few, as a field of the form around. */
export function RadioField<Value extends string>({ name, label, options }: RadioFieldProps<Value>) {
  const { form, field } = useFormField(name)
  const { field: value } = useController({ name, control: form.control })
  return (
    <RadioCards
      legend={label}
      options={options}
      value={value.value as Value}
      onChange={value.onChange}
      error={field.error}
    />
  )
}

interface RadioFieldProps<Value extends string> extends Omit<FormFieldProps, 'hint'> {
  options: RadioOption<Value>[]
}
