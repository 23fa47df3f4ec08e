import { useController } from 'react-hook-form'
import { Field } from '../ui/form/field.tsx'
import { type FormFieldProps, useFormField } from '../ui/form/form-field.ts'
import { RichText } from './rich-text.tsx'
import type { RichTextProps } from './rich-text-props.ts'

/** Rich text in the form around. */
export function RichTextField({ name, label, hint, kind = 'article' }: RichTextFieldProps) {
  const { form, field } = useFormField(name)
  const { field: text } = useController({ name, control: form.control })
  return (
    <Field label={label} hint={hint} {...field}>
      {({ id, ...about }) => (
        <RichText
          id={id}
          label={label}
          kind={kind}
          value={text.value}
          onChange={text.onChange}
          describedBy={about['aria-describedby']}
          isInvalid={about['aria-invalid'] ?? false}
        />
      )}
    </Field>
  )
}

type RichTextFieldProps = FormFieldProps & Pick<RichTextProps, 'kind'>
