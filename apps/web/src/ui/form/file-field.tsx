import FileUp from 'icon:file-up'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { formatBytes } from '../../format/format-bytes.ts'
import { Button } from '../button.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { texts } from './texts.ts'

/** A file in the form around, or null. One that is too large or of another kind is refused before it travels. */
export function FileField({ name, label, hint, accept, kinds, maxBytes }: FileFieldProps) {
  const { form, field } = useFormField(name)
  const { field: file } = useController({ name, control: form.control })
  const input = useRef<HTMLInputElement>(null)
  const picked: File | null = file.value
  const pick = (next: File | undefined) => {
    if (next === undefined) return
    const refusal = findRefusal(next, { accept, kinds, maxBytes })
    if (refusal !== undefined) return form.setError(name, { message: refusal })
    form.clearErrors(name)
    file.onChange(next)
  }
  return (
    <Field label={label} hint={hint} {...field}>
      {id => (
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-line-strong p-3">
          <input
            ref={input}
            type="file"
            accept={accept}
            hidden
            onChange={event => {
              pick(event.target.files?.[0])
              // The same file may be picked again after it was thrown out.
              event.target.value = ''
            }}
          />
          <Button
            {...id}
            variant="secondary"
            icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {picked === null ? texts.chooseFile : texts.changeFile}
          </Button>
          <output className="min-w-0 flex-1 text-md text-muted wrap-anywhere">
            {picked === null ? texts.noFile : `${picked.name} (${formatBytes(picked.size)})`}
          </output>
          {picked !== null && (
            <Button variant="quiet" onClick={() => file.onChange(null)}>
              {texts.removeFile}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

type Demands = Pick<FileFieldProps, 'accept' | 'kinds' | 'maxBytes'>

function findRefusal(file: File, { accept, kinds, maxBytes }: Demands): string | undefined {
  if (file.size > maxBytes) return texts.tooLarge(formatBytes(maxBytes))
  const isAccepted = accept
    .split(',')
    .some(kind => kind === file.type || file.name.toLowerCase().endsWith(kind))
  return isAccepted ? undefined : texts.wrongType(kinds)
}

interface FileFieldProps extends FormFieldProps {
  /** Media types and endings of names, separated by commas without spaces. */
  accept: string
  /** The same for people: "JPEG, PNG, atau WebP". */
  kinds: string
  maxBytes: number
}
