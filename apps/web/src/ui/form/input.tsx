import Eye from 'icon:eye'
import { type ComponentProps, useState } from 'react'
import { texts } from '../../texts.ts'
import { joinClasses } from '../join-classes.ts'

export const inputClasses =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-muted aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={joinClasses(inputClasses, 'read-only:border-line read-only:bg-sunken', className)}
    />
  )
}

export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...rest} type={isShown ? 'text' : 'password'} className={joinClasses(className, 'pr-12')} />
      <button
        type="button"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!isShown)}
        className={joinClasses(
          'absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control',
          isShown ? 'text-brand' : 'text-muted hover:text-ink',
        )}
      >
        <Eye aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  )
}
