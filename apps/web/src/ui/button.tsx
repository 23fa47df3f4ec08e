import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'table' | 'regular' | 'large' | 'icon'

const variants: Record<Variant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line bg-surface text-ink hover:border-line-strong',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-bad text-on-bad hover:opacity-90',
}

const sizes: Record<Size, string> = {
  table: 'min-h-10 px-3 text-sm',
  regular: 'min-h-11 px-4 text-md',
  large: 'min-h-12 px-5 text-base',
  icon: 'size-11 shrink-0',
}

/** The looks of a button, for links that should look like one. */
export function buttonClasses(variant: Variant = 'primary', size: Size = 'regular'): string {
  return joinClasses(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
  )
}

export interface ButtonLooks {
  variant?: Variant
  size?: Size
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLooks {
  /** Shows a spinner and ignores clicks; the label stays, so that the width and the spoken name do. */
  busy?: boolean
  icon?: ReactNode
}

/** Off or busy it keeps the focus: one that is disabled while it has it would leave the keyboard nowhere. */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = busy || disabled
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? event => event.preventDefault() : onClick}
      className={joinClasses(buttonClasses(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
