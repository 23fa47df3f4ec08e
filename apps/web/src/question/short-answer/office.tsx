import { ChoiceField } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { InputField } from '../../ui/form/input-field.tsx'
import { inputClasses } from '../../ui/form/input.tsx'
import { listOptions } from '../../ui/table/table-options.ts'
import { texts } from '../draft-texts.ts'
import { texts as keyTexts } from '../key-texts.ts'
import type { Doubt, DoubtedDraft, DraftEditorProps, KeyEditorProps, OfficePart } from '../office-part.ts'
import { listAccepted } from './list-accepted.ts'
import type { KeyOf } from '@gerbang/contract/question.ts'
import { parseNumber } from '@gerbang/scoring/kinds/short-answer/parse-number.ts'
import { useState } from 'react'

type Input = keyof typeof texts.inputs

/** Numbers as Indonesians and computers write them. */
function holdsNumber(text: string, value: number): boolean {
  const numbers = text.replaceAll('{,}', ',').match(/-?\d+(?:[.,]\d+)*/g) ?? []
  return numbers.some(number => parseNumber(number).some(read => Math.abs(read - value) < 1e-9))
}

function findContradiction({ key, explanation }: DoubtedDraft<'short_answer'>): Doubt[] {
  if (key.answer.kind !== 'number' || explanation.trim() === '') return []
  const { value } = key.answer
  if (holdsNumber(explanation, value) || holdsNumber(explanation, Math.abs(value))) return []
  return [{ field: 'draft.explanation', text: texts.contradicted(String(value).replace('.', ',')) }]
}

function Editor({ content, answerKey, onChange }: DraftEditorProps<'short_answer'>) {
  const answer = answerKey?.answer
  const change = (next: typeof answer) =>
    onChange(content, next ? { type: 'short_answer', answer: next } : null)
  return (
    <>
      <ChoiceField
        label={texts.input}
        value={content.input}
        options={listOptions(texts.inputs)}
        onPick={(input: Input) => onChange({ ...content, input }, null)}
      />
      {content.input === 'number' ? (
        <NumberFields start={answer?.kind === 'number' ? answer : undefined} onChange={change} />
      ) : (
        <TextFields start={answer?.kind === 'text' ? answer : undefined} onChange={change} />
      )}
    </>
  )
}

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

function NumberFields({ start, onChange }: FieldsProps<NumberAnswer>) {
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
      <InputField
        label={keyTexts.value}
        hint={keyTexts.number}
        inputMode="decimal"
        value={typed.value}
        onType={text => type({ value: text })}
      />
      <InputField
        label={keyTexts.tolerance}
        inputMode="decimal"
        value={typed.tolerance}
        onType={text => type({ tolerance: text })}
      />
    </div>
  )
}

function TextFields({ start, onChange }: FieldsProps<TextAnswer>) {
  const [typed, setTyped] = useState(start?.accepted.join('\n') ?? '')
  const type = (text: string) => {
    setTyped(text)
    onChange(readLines(text))
  }
  return (
    <Field label={keyTexts.accepted} hint={keyTexts.acceptedHint}>
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

function KeyEditor({ start, onChange }: KeyEditorProps<'short_answer'>) {
  const change = (answer: Answer | undefined) => onChange(answer && { ...start, answer })
  return start.answer.kind === 'number' ? (
    <NumberFields start={start.answer} onChange={change} />
  ) : (
    <TextFields start={start.answer} onChange={change} />
  )
}

export const shortAnswer: OfficePart<'short_answer'> = {
  Editor,
  listFacts: () => [],
  findDoubts: findContradiction,
  pressing: 'not by pressing',
  start: prompt => ({ type: 'short_answer', prompt, input: 'number' }),
  KeyEditor,
  describe: (_content, key) => listAccepted(key).map(text => ({ id: text, text })),
  suggest: key => key,
}
