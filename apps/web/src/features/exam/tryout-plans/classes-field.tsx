import type { ClassCard } from '@gerbang/contract/people/classes.ts'
import { useController } from 'react-hook-form'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { texts } from './texts.ts'

const words = texts.launch

/** Some classes, or everybody where none is picked. */
export function ClassesField({ offered }: { offered: ClassCard[] }) {
  const { field, fieldState } = useController<{ class_ids: string[] }, 'class_ids'>({ name: 'class_ids' })
  const toggle = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter(one => one !== id))
  return (
    <fieldset aria-invalid={fieldState.error ? true : undefined}>
      <legend className="sr-only">{words.audience}</legend>
      <Checkbox
        label={words.everybody}
        hint={words.everybodyHint}
        checked={field.value.length === 0}
        onChange={() => field.onChange([])}
      />
      {offered.length > 0 && (
        <ul className="mt-3 grid border-t border-line pt-3 sm:grid-cols-2">
          {offered.map(({ id, name, students }) => (
            <li key={id} className="min-w-0">
              <Checkbox
                label={name}
                hint={words.students(students)}
                className="py-1.5"
                checked={field.value.includes(id)}
                onChange={event => toggle(id, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {fieldState.error && <p className="text-sm font-medium text-bad">{fieldState.error.message}</p>}
    </fieldset>
  )
}
