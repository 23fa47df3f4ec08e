import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** A label above, a hint and an error below, tied to the control for those who cannot see the layout. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const about = `${id}-about`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': about, 'aria-invalid': error === undefined ? undefined : true })}
      <div id={about} className="text-sm">
        {hint && !error && <div className="mt-1.5 text-muted">{hint}</div>}
        {error && (
          <p className="mt-1.5 flex items-start gap-1.5 font-medium text-bad">
            <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: (control: {
    id: string
    'aria-describedby': string
    'aria-invalid': true | undefined
  }) => ReactNode
}
