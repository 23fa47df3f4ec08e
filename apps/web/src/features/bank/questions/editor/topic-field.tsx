import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import X from 'icon:x'
import { useId, useState } from 'react'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/form/choice.tsx'
import { FieldAbout } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { nameOptions } from '../../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.topics

/** Topics of the sub-test's subject; one that lacks is added here. */
export function TopicField({ path, value, onChange }: TopicFieldProps) {
  const bank = useQuery(query(questionBanks.get, { params: { id: path.qbId } }))
  const subTest = bank.data?.data.sub_tests.find(({ id }) => id === path.subTesId)
  return subTest ? <Topics subjectId={subTest.subject.id} value={value} onChange={onChange} /> : null
}

interface TopicFieldProps {
  path: { qbId: string; subTesId: string }
  value: string[]
  onChange: (ids: string[]) => void
}

function Topics({ subjectId, value, onChange }: Omit<TopicFieldProps, 'path'> & { subjectId: string }) {
  const [isNaming, setNaming] = useState(false)
  const id = useId()
  const subject = useQuery(query(subjects.get, { params: { id: subjectId } }))
  const all = subject.data?.data.topics ?? []
  const choose = (topic: string) => (topic === 'new' ? setNaming(true) : onChange([...value, topic]))
  return (
    <div>
      <label htmlFor="topic_ids" className="mb-1.5 block text-sm font-semibold">
        {words.label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {value.map(topic => (
          <span
            key={topic}
            className="inline-flex items-center gap-1 rounded-chip bg-sunken py-0.5 pl-2.5 text-sm font-semibold"
          >
            {all.find(({ id }) => id === topic)?.name ?? '…'}
            <button
              type="button"
              aria-label={words.remove(all.find(({ id }) => id === topic)?.name ?? '')}
              onClick={() => onChange(value.filter(other => other !== topic))}
              className="grid size-9 place-items-center rounded-chip text-muted hover:text-ink"
            >
              <X aria-hidden size={16} strokeWidth={2} />
            </button>
          </span>
        ))}
        {value.length < 10 && (
          <span className="min-w-44 flex-1">
            <Choice
              id="topic_ids"
              aria-describedby={id}
              value=""
              none={words.pick}
              mustPick
              options={[
                ...nameOptions(all.filter(topic => !value.includes(topic.id))),
                { value: 'new', label: words.new },
              ]}
              onPick={choose}
            />
          </span>
        )}
      </div>
      <FieldAbout id={id} hint={words.hint} />
      {isNaming && (
        <NewTopic
          subjectId={subjectId}
          onDone={topic => {
            setNaming(false)
            if (topic !== undefined && !value.includes(topic)) onChange([...value, topic])
          }}
        />
      )}
    </div>
  )
}

function NewTopic({ subjectId, onDone }: { subjectId: string; onDone: (id: string | undefined) => void }) {
  const [name, setName] = useState('')
  const add = useSend(subjects.addTopic, {
    refreshes: [subjects.get],
    onSuccess: ({ data }) => onDone(data.id),
  })
  return (
    <div className="mt-3 flex gap-2">
      <Input
        aria-label={words.name}
        placeholder={words.name}
        maxLength={120}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
        disabled={name.trim().length < 2}
        busy={add.isPending}
        onClick={() => add.mutate({ params: { id: subjectId }, body: { name: name.trim() } })}
      >
        {words.add}
      </Button>
      <Button variant="quiet" onClick={() => onDone(undefined)}>
        {texts.cancel}
      </Button>
    </div>
  )
}
