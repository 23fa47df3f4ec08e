import type { ImportDetail, ImportedQuestion } from '@gerbang/contract/bank/interchange.ts'
import type { QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import { useId, useState } from 'react'
import { DraftFields } from '../../../question/draft-fields.tsx'
import { texts as kindTexts } from '../../../question/draft-texts.ts'
import { changeKind } from '../../../question/office-kinds.ts'
import { RichText } from '../../../rich-text/rich-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/form/choice.tsx'
import { FieldAbout } from '../../../ui/form/field.tsx'
import { InputField } from '../../../ui/form/input-field.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.edit
type Changed = Pick<ImportedQuestion, 'draft' | 'topic' | 'difficulty' | 'passage'>

interface EditQuestionProps {
  question: ImportedQuestion
  passages: ImportDetail['passages']
  isSaving: boolean
  onSave: (changed: Changed) => void
  onCancel: () => void
}

/** All of one question by the editor's own parts: kind, texts, key, passage, topic and difficulty. */
export function EditQuestion({ question, passages, isSaving, onSave, onCancel }: EditQuestionProps) {
  const [changed, setChanged] = useState<Changed>(question)
  const id = useId()
  const { draft, topic, difficulty, passage } = changed
  const change = (part: Partial<Changed>) => setChanged(before => ({ ...before, ...part }))
  const write = (part: Partial<QuestionDraft>) =>
    setChanged(before => ({ ...before, draft: { ...before.draft, ...part } }))
  return (
    <Card title={words.title(question.number)} note={words.hint}>
      <form
        className="grid grid-cols-1 gap-5 *:min-w-0"
        onSubmit={event => {
          event.preventDefault()
          onSave({ draft, topic, difficulty, passage })
        }}
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <ChoiceField
            label={words.kind}
            value={draft.content.type}
            options={listOptions(kindTexts.kinds)}
            onPick={(type: QuestionType) => change({ draft: changeKind(draft, type) })}
          />
          {passages.length > 0 && (
            <ChoiceField
              label={words.passage}
              value={passage ?? ''}
              options={listPassages(passages)}
              onPick={ref => change({ passage: ref === '' ? null : ref })}
            />
          )}
        </div>
        <TextField
          id={`${id}-p`}
          label={words.prompt}
          value={draft.content.prompt}
          onChange={prompt => write({ content: { ...draft.content, prompt } })}
        />
        <DraftFields
          key={draft.content.type}
          draft={draft}
          gaps={{}}
          onChange={written => change({ draft: written })}
        />
        <ToldFields id={id} draft={draft} write={write} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <InputField
            label={words.topic}
            hint={words.topicHint}
            maxLength={80}
            value={topic}
            onType={text => change({ topic: text })}
          />
          <ChoiceField
            label={words.difficulty}
            value={difficulty}
            options={listOptions(texts.difficulties)}
            onPick={(difficulty: Changed['difficulty']) => change({ difficulty })}
          />
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

/** What is told of a question besides its key. */
function ToldFields({ id, draft, write }: ToldFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-h`}
        label={words.practiceHint}
        about={words.practiceHintAbout}
        value={draft.hint ?? ''}
        onChange={hint => write({ hint: hint === '' ? undefined : hint })}
      />
      <TextField
        id={`${id}-e`}
        label={words.explanation}
        value={draft.explanation}
        onChange={explanation => write({ explanation })}
      />
    </>
  )
}

interface ToldFieldsProps {
  id: string
  draft: QuestionDraft
  write: (part: Partial<QuestionDraft>) => void
}

const listPassages = (passages: ImportDetail['passages']) => [
  { value: '', label: words.noPassage },
  ...passages.map(({ ref, title }, at) => ({ value: ref, label: title || words.untitled(at + 1) })),
]

interface TextFieldProps {
  id: string
  label: string
  about?: string
  value: string
  onChange: (source: string) => void
}

function TextField({ id, label, about, value, onChange }: TextFieldProps) {
  const aboutId = `${id}-about`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <RichText id={id} label={label} value={value} onChange={onChange} describedBy={aboutId} />
      <FieldAbout id={aboutId} hint={about} />
    </div>
  )
}
