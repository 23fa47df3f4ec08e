import type { ReactNode } from 'react'

export function CheckRow({ label, hint, checked, onChange }: CheckRowProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 text-md">
      <input
        type="checkbox"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  )
}

interface CheckRowProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}
