import { useId } from 'react'
import { Field } from '../../../../ui/form/field.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { cleanCode, codeLength } from './clean-code.ts'
import { texts } from './texts.ts'

/**
 * Six cells over one real field: a phone fills the code from the mail, a paste lands whole, and a screen reader hears a
 * single field.
 */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  const cells = useId()
  return (
    <Field label={texts.code.label} hint={texts.code.hint} error={error}>
      {control => (
        <div className="group relative">
          <div aria-hidden className="grid grid-cols-6 gap-2">
            {Array.from({ length: codeLength }, (_, index) => (
              <div
                key={`${cells}${index}`}
                className={joinClasses(
                  'grid h-14 place-items-center rounded-control border bg-surface text-2xl font-bold',
                  error === undefined ? 'border-line-strong' : 'border-bad ring-1 ring-bad',
                  index === Math.min(value.length, codeLength - 1) &&
                    'group-focus-within:border-brand group-focus-within:ring-2 group-focus-within:ring-brand',
                )}
              >
                {value[index]}
              </div>
            ))}
          </div>
          <input
            {...control}
            value={value}
            onChange={event => onChange(cleanCode(event.target.value))}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="absolute inset-0 w-full rounded-control bg-transparent text-2xl text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
          />
        </div>
      )}
    </Field>
  )
}

interface CodeFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}
