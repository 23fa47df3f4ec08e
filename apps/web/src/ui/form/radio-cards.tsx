import type { Icon } from '../../draw-icon.ts'
import { type ReactNode, useId } from 'react'
import { FieldAbout } from './field.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: Icon
}

/** One of a few, each on a card of its own. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-about`}
    >
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {options.map(option => (
          <RadioCard
            key={option.value}
            {...option}
            name={id}
            isChecked={option.value === value}
            onCheck={() => onChange(option.value)}
          />
        ))}
      </div>
      {error !== undefined && <FieldAbout id={`${id}-about`} error={error} />}
    </fieldset>
  )
}

function RadioCard({ name, label, hint, icon: Icon, isChecked, onCheck }: RadioCardProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3.5 py-2 text-md font-medium has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onCheck}
        className="size-4 shrink-0 accent-brand outline-none"
      />
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted" />}
      <span>
        {label}
        {hint && <span className="block text-sm font-normal text-muted">{hint}</span>}
      </span>
    </label>
  )
}

interface RadioCardsProps<Value extends string> {
  legend: string
  options: RadioOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  error?: string | undefined
}

interface RadioCardProps extends Omit<RadioOption<string>, 'value'> {
  name: string
  isChecked: boolean
  onCheck: () => void
}
