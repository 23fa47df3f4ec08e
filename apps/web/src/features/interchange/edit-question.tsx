import type { ImportedQuestion } from '@gerbang/contract/interchange.ts'
import type { QuestionDraft, QuestionKey } from '@gerbang/contract/question.ts'
import { useId, useState } from 'react'
import { KeyField } from '../../question/key-field.tsx'
import { readLetter } from '../../question/paper-items.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { listOptions } from '../../ui/table-options.ts'
import { texts } from './texts.ts'

const words = texts.edit
type Content = QuestionDraft['content']
type Changed = Pick<ImportedQuestion, 'draft' | 'topic' | 'difficulty'>

/** Where the writing of a key begins that the document does not name. */
const emptyKeys: { [T in QuestionKey['type']]: Extract<QuestionKey, { type: T }> } = {
  single_choice: { type: 'single_choice', option_id: '' },
  multiple_choice: { type: 'multiple_choice', option_ids: [] },
  weighted_choice: { type: 'weighted_choice', weights: {} },
  true_false_table: { type: 'true_false_table', column_ids: {} },
  short_answer: { type: 'short_answer', answer: { kind: 'text', accepted: [] } },
}

function listTexts(content: Content) {
  if ('options' in content)
    return content.options.map((part, place) => ({ part, label: words.option(readLetter(place)) }))
  if ('statements' in content)
    return content.statements.map((part, place) => ({ part, label: words.statement(place + 1) }))
  return []
}

function writePart(content: Content, id: string, text: string): Content {
  const write = <P extends { id: string }>(part: P) => (part.id === id ? { ...part, text } : part)
  if ('options' in content) return { ...content, options: content.options.map(write) }
  return 'statements' in content ? { ...content, statements: content.statements.map(write) } : content
}

interface EditQuestionProps {
  question: ImportedQuestion
  isSaving: boolean
  onSave: (changed: Changed) => void
  onCancel: () => void
}

/** Texts, key, topic and difficulty of one question; its kind and its number of options stay. */
export function EditQuestion({ question, isSaving, onSave, onCancel }: EditQuestionProps) {
  const [draft, setDraft] = useState(question.draft)
  const [topic, setTopic] = useState(question.topic)
  const [difficulty, setDifficulty] = useState(question.difficulty)
  const id = useId()
  const { content } = draft
  const write = (change: Partial<QuestionDraft>) => setDraft(before => ({ ...before, ...change }))
  return (
    <Card title={words.title(question.number)} note={words.hint}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={event => {
          event.preventDefault()
          onSave({ draft, topic, difficulty })
        }}
      >
        <TextField
          id={`${id}-p`}
          label={words.prompt}
          value={content.prompt}
          onChange={prompt => write({ content: { ...content, prompt } })}
        />
        {listTexts(content).map(({ part, label }) => (
          <TextField
            key={part.id}
            id={`${id}-${part.id}`}
            label={label}
            kind="line"
            value={part.text}
            onChange={text =>
              setDraft(before => ({ ...before, content: writePart(before.content, part.id, text) }))
            }
          />
        ))}
        <KeyField
          content={question.content}
          start={draft.key ?? emptyKeys[content.type]}
          onChange={key => write({ key: key ?? null })}
        />
        <TextField
          id={`${id}-e`}
          label={words.explanation}
          value={draft.explanation}
          onChange={explanation => write({ explanation })}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={words.topic} hint={words.topicHint}>
            {control => (
              <Input
                {...control}
                maxLength={80}
                value={topic}
                onChange={event => setTopic(event.target.value)}
              />
            )}
          </Field>
          <Field label={words.difficulty}>
            {control => (
              <Select
                {...control}
                value={difficulty}
                onChange={event => setDifficulty(event.target.value as ImportedQuestion['difficulty'])}
              >
                {listOptions(texts.difficulties).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSaving}>
            {words.save}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface TextFieldProps {
  id: string
  label: string
  kind?: 'line'
  value: string
  onChange: (source: string) => void
}

function TextField({ id, label, kind, value, onChange }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <RichText id={id} label={label} {...(kind && { kind })} value={value} onChange={onChange} />
    </div>
  )
}
