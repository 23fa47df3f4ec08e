import { Check, Dot } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/input.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { PasswordRule } from './password-rules.ts'
import { texts } from './texts.ts'

const words = texts.rules

/** A password to be made, with the rules that it keeps so far. */
export function NewPasswordField({ label, error, rules, field, className }: NewPasswordProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={
        <ul className="grid gap-1">
          {rules.map(({ text, isKept }) => (
            <RuleLine key={text} isKept={isKept}>
              {text}
            </RuleLine>
          ))}
          <RuleLine isKept={false}>{words.common}</RuleLine>
        </ul>
      }
    >
      {control => (
        <PasswordInput
          {...control}
          {...field}
          autoComplete="new-password"
          maxLength={128}
          className={className}
        />
      )}
    </Field>
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
  label: string
  error: string | undefined
  rules: PasswordRule[]
  field: UseFormRegisterReturn
  className?: string
}
