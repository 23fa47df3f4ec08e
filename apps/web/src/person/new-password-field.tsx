import Check from 'icon:check'
import Dot from 'icon:dot'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '../ui/form/text-field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { checkPassword } from './password-rules.ts'
import { texts } from './password-texts.ts'

const words = texts.rules

/** A password to be made, the field `password` of the form around, with the rules that it keeps so far. */
export function NewPasswordField({ label = texts.newPassword, minLength, own, className }: NewPasswordProps) {
  const { control } = useFormContext<{ password: string }>()
  const password = useWatch({ control, name: 'password' })
  return (
    <TextField
      name="password"
      type="password"
      label={label}
      autoComplete="new-password"
      className={className}
      hint={
        <ul className="grid gap-1">
          {checkPassword(password, minLength, own).map(({ text, isKept }) => (
            <RuleLine key={text} isKept={isKept}>
              {text}
            </RuleLine>
          ))}
          <RuleLine isKept={false}>{words.common}</RuleLine>
        </ul>
      }
    />
  )
}

function RuleLine({ isKept, children }: { isKept: boolean; children: string }) {
  const Icon = isKept ? Check : Dot
  return (
    <li className={joinClasses('flex items-start gap-1.5', isKept && 'text-ok')}>
      <Icon aria-hidden size={16} strokeWidth={isKept ? 2.5 : 3} className="mt-0.5 shrink-0" />
      <span>
        {children}
        {isKept && <span className="sr-only">, {words.kept}</span>}
      </span>
    </li>
  )
}

interface NewPasswordProps {
  /** Left out where there has been another before. */
  label?: string
  minLength: number
  /** Name and address of the account, where they are known: the password may be neither. */
  own: readonly string[]
  className?: string
}
