import type { KeyOf } from '@gerbang/contract/question.ts'
import { parseNumber } from '@gerbang/scoring/kinds/short-answer/parse-number.ts'
import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { Input, inputClasses } from '../../ui/form/input.tsx'
import type { KeyEditorProps, KeyPart } from '../key-part.ts'
import { texts } from '../key-texts.ts'
import { listAccepted } from './list-accepted.ts'

type Answer = KeyOf<'short_answer'>['answer']
type NumberAnswer = Extract<Answer, { kind: 'number' }>
type TextAnswer = Extract<Answer, { kind: 'text' }>

interface FieldsProps<A extends Answer> {
  /** Undefined where there is none yet. */
  start: A | undefined
  onChange: (answer: A | undefined) => void
}

const writeNumber = (value: number) => String(value).replace('.', ',')

/** Of two readings the Indonesian one comes first: 1.250 is a thousand and more. */
function readNumbers(typed: { value: string; tolerance: string }): NumberAnswer | undefined {
  const [[value], [tolerance]] = [parseNumber(typed.value), parseNumber(typed.tolerance || '0')]
  if (value === undefined || tolerance === undefined || tolerance < 0) return undefined
  return { kind: 'number', value, tolerance }
}

function readLines(typed: string): TextAnswer | undefined {
  const accepted = typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  return accepted.length > 0 ? { kind: 'text', accepted } : undefined
}

export function NumberFields({ start, onChange }: FieldsProps<NumberAnswer>) {
  const [typed, setTyped] = useState({
    value: start ? writeNumber(start.value) : '',
    tolerance: writeNumber(start?.tolerance ?? 0),
  })
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    onChange(readNumbers(next))
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={texts.value} hint={texts.number}>
        {control => (
          <Input
            {...control}
            inputMode="decimal"
            value={typed.value}
            onChange={event => type({ value: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.tolerance}>
        {control => (
          <Input
            {...control}
            inputMode="decimal"
            value={typed.tolerance}
            onChange={event => type({ tolerance: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

export function TextFields({ start, onChange }: FieldsProps<TextAnswer>) {
  const [typed, setTyped] = useState(start?.accepted.join('\n') ?? '')
  const type = (text: string) => {
    setTyped(text)
    onChange(readLines(text))
  }
  return (
    <Field label={texts.accepted} hint={texts.acceptedHint}>
      {control => (
        <textarea
          {...control}
          rows={3}
          value={typed}
          onChange={event => type(event.target.value)}
          className={`${inputClasses} py-2.5`}
        />
      )}
    </Field>
  )
}

function Editor({ start, onChange }: KeyEditorProps<'short_answer'>) {
  const change = (answer: Answer | undefined) => onChange(answer && { ...start, answer })
  return start.answer.kind === 'number' ? (
    <NumberFields start={start.answer} onChange={change} />
  ) : (
    <TextFields start={start.answer} onChange={change} />
  )
}

export const shortAnswer: KeyPart<'short_answer'> = {
  Editor,
  describe: (_content, key) => listAccepted(key).map(text => ({ id: text, text })),
  suggest: key => key,
}
