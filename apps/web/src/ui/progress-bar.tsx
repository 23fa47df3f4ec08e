import { joinClasses } from './join-classes.ts'

/** `value` from 0 to `max`; `label` is its spoken name. */
export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={joinClasses(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken',
        '[&::-webkit-progress-bar]:bg-sunken [&::-moz-progress-bar]:bg-brand',
        '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand',
        '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-300',
        className,
      )}
    />
  )
}

interface ProgressBarProps {
  value: number
  max: number
  label: string
  className?: string
}
