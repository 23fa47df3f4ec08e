import CircleAlert from 'icon:circle-alert'
import { type ReactNode, useId } from 'react'
import { texts } from './texts.ts'

/** A label above, a hint and an error below, tied to the control for those who cannot see the layout. */
export function Field({ label, hint, error, isOptional = false, children }: FieldProps) {
  const id = useId()
  const about = `${id}-about`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {isOptional && ` ${texts.optional}`}
      </label>
      {children({ id, 'aria-describedby': about, 'aria-invalid': error === undefined ? undefined : true })}
      <FieldAbout id={about} hint={hint} error={error} />
    </div>
  )
}

/** What stands below a control: its error, else its hint. */
export function FieldAbout({ id, hint, error }: FieldAboutProps) {
  return (
    <div id={id} className="text-sm">
      {hint && !error && <div className="mt-1.5 text-muted">{hint}</div>}
      {error && (
        <p className="mt-1.5 flex items-start gap-1.5 font-medium text-bad">
          <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

interface FieldAboutProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

export interface FieldControl {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** May stay empty, which the label says. */
  isOptional?: boolean
  children: (control: FieldControl) => ReactNode
}
