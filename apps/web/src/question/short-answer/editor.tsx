import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { texts } from '../draft-texts.ts'
import type { DraftEditorProps, EditorPart } from '../editor-part.ts'
import { NumberFields, TextFields } from './key.tsx'

type Input = keyof typeof texts.inputs

function Editor({ content, answerKey, onChange }: DraftEditorProps<'short_answer'>) {
  const answer = answerKey?.answer
  const change = (next: typeof answer) =>
    onChange(content, next ? { type: 'short_answer', answer: next } : null)
  return (
    <>
      <Field label={texts.input}>
        {control => (
          <Select
            {...control}
            value={content.input}
            onChange={event => onChange({ ...content, input: event.target.value as Input }, null)}
          >
            {Object.entries(texts.inputs).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {content.input === 'number' ? (
        <NumberFields start={answer?.kind === 'number' ? answer : undefined} onChange={change} />
      ) : (
        <TextFields start={answer?.kind === 'text' ? answer : undefined} onChange={change} />
      )}
    </>
  )
}

export const shortAnswer: EditorPart<'short_answer'> = {
  Editor,
  start: prompt => ({ type: 'short_answer', prompt, input: 'number' }),
}
