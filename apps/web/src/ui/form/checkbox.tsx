import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'

/** A yes or no that the whole line takes; the hint is read after its name. */
export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <label className={joinClasses('flex min-h-11 items-start gap-3 text-md font-medium', className)}>
      <input
        aria-describedby={hint ? id : undefined}
        {...input}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0 wrap-anywhere">
        {label}
        {hint && (
          <span id={id} className="mt-0.5 block text-sm font-normal text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}
