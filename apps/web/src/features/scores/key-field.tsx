import type { QuestionContent } from '@gerbang/contract/question.ts'
import { listParts, readLetter } from '../../question/paper-items.ts'
import { QuestionHtml } from '../../question/question-html.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, inputClasses } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { KeyDraft } from './key-draft.ts'
import { texts } from './texts.ts'

const words = texts.regrade

/** Writes the key of any kind of question. */
export function KeyField({ content, draft, onChange }: KeyFieldProps) {
  if (draft.type === 'number') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.value} hint={words.number}>
          {control => (
            <Input
              {...control}
              inputMode="decimal"
              value={draft.value}
              onChange={event => onChange({ ...draft, value: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.tolerance}>
          {control => (
            <Input
              {...control}
              inputMode="decimal"
              value={draft.tolerance}
              onChange={event => onChange({ ...draft, tolerance: event.target.value })}
            />
          )}
        </Field>
      </div>
    )
  }
  if (draft.type === 'text') {
    return (
      <Field label={words.accepted} hint={words.acceptedHint}>
        {control => (
          <textarea
            {...control}
            rows={3}
            value={draft.accepted}
            onChange={event => onChange({ ...draft, accepted: event.target.value })}
            className={`${inputClasses} py-2.5`}
          />
        )}
      </Field>
    )
  }
  if (draft.type === 'true_false_table')
    return <Statements content={content} draft={draft} onChange={onChange} />
  return <Options content={content} draft={draft} onChange={onChange} />
}

function Options({ content, draft, onChange }: PartsProps<'single_choice' | 'multiple_choice'>) {
  const isOne = draft.type === 'single_choice'
  const isRight = (id: string) => (isOne ? draft.option_id === id : draft.option_ids.includes(id))
  const toggle = (id: string) => {
    if (isOne) return onChange({ type: 'single_choice', option_id: id })
    const others = draft.option_ids.filter(other => other !== id)
    onChange({ ...draft, option_ids: isRight(id) ? others : [...others, id] })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{isOne ? words.key : words.keys}</legend>
      {listParts(content, []).map(({ id, html }, place) => (
        <label
          key={id}
          className="flex items-start gap-3 rounded-control border border-line px-3 py-2 text-sm has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name="key"
            checked={isRight(id)}
            onChange={() => toggle(id)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <b className="mt-0.5">{readLetter(place)}</b>
          <QuestionHtml inline html={html} className="text-sm" />
        </label>
      ))}
    </fieldset>
  )
}

function Statements({ content, draft, onChange }: PartsProps<'true_false_table'>) {
  if (content.type !== 'true_false_table') return null
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{words.key}</legend>
      {content.statements.map(({ id, html }) => (
        <label key={id} className="grid grid-cols-[1fr_9rem] items-center gap-3 text-sm">
          <QuestionHtml inline html={html} className="text-sm" />
          <Select
            value={draft.column_ids[id]}
            onChange={event =>
              onChange({ ...draft, column_ids: { ...draft.column_ids, [id]: event.target.value } })
            }
          >
            {content.columns.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </fieldset>
  )
}

interface KeyFieldProps {
  content: QuestionContent
  draft: KeyDraft
  onChange: (draft: KeyDraft) => void
}

interface PartsProps<Type extends KeyDraft['type']> {
  content: QuestionContent
  draft: Extract<KeyDraft, { type: Type }>
  onChange: (draft: KeyDraft) => void
}
