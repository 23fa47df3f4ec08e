import { questions, type Stimulus } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { RichText } from '../../../../rich-text/rich-text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/form/choice.tsx'
import { InputField } from '../../../../ui/form/input-field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { texts } from './texts.ts'

const words = texts.passage

interface Path {
  qbId: string
  subTesId: string
}

/** The passage that questions share: chosen, written anew, or changed for all of them. */
export function PassageField({ path, value, onChange }: PassageFieldProps) {
  const list = useQuery(query(questions.listStimuli, { params: path }))
  const [isEditing, setEditing] = useState<'new' | 'old'>()
  const all = list.data?.data ?? []
  const current = all.find(({ id }) => id === value)
  const choose = (id: string) => {
    if (id === 'new') return setEditing('new')
    setEditing(undefined)
    onChange(id === '' ? null : id)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <ChoiceField
            label={words.label}
            value={value ?? ''}
            none={words.none}
            options={[
              ...all.map(({ id, title }) => ({ value: id, label: title || words.untitled })),
              { value: 'new', label: words.new },
            ]}
            onPick={choose}
          />
        </div>
        {current && !isEditing && (
          <Button variant="secondary" onClick={() => setEditing('old')}>
            {words.edit}
          </Button>
        )}
      </div>
      {isEditing && (
        <PassageForm
          key={isEditing}
          path={path}
          start={isEditing === 'old' ? current : undefined}
          onDone={id => {
            setEditing(undefined)
            if (id !== undefined) onChange(id)
          }}
        />
      )}
    </div>
  )
}

interface PassageFieldProps {
  path: Path
  value: string | null
  onChange: (id: string | null) => void
}

function PassageForm({ path, start, onDone }: PassageFormProps) {
  const [title, setTitle] = useState(start?.title ?? '')
  const [source, setSource] = useState(start?.source ?? '')
  const [fault, setFault] = useState<string>()
  const save = useSend(questions.saveStimulus, {
    refreshes: [questions.listStimuli, questions.get],
    onSuccess: ({ data }) => onDone(data.id),
    onError: error => setFault(error.message),
  })
  const submit = () => {
    if (source.trim() === '') return setFault(words.need)
    const known = start && { id: start.id, revision: start.revision }
    save.mutate({ params: path, body: { ...known, title, source } })
  }
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control border border-line bg-sunken p-4">
      {start && start.question_count > 1 && <p className="text-sm">{words.shared(start.question_count)}</p>}
      <InputField label={words.title} isOptional maxLength={200} value={title} onType={setTitle} />
      <div>
        <p className="mb-1.5 text-sm font-semibold">{words.text}</p>
        <RichText label={words.text} value={source} onChange={setSource} />
      </div>
      {fault && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      <div className="flex gap-3">
        <Button busy={save.isPending} onClick={submit}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={() => onDone(undefined)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface PassageFormProps {
  path: Path
  start: Stimulus | undefined
  /** With the passage that was written, if one was. */
  onDone: (id: string | undefined) => void
}
