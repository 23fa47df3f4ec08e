import Plus from 'icon:plus'
import Trash2 from 'icon:trash'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { texts } from './texts.ts'

const words = texts.form

export interface TopicValues {
  topics: { id: string; name: string; question_count: number }[]
}

/** Topics of a subject: renamed in place; one that questions have stays. */
export function TopicFields() {
  const { control } = useFormContext<TopicValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'topics', keyName: 'key' })
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-3 text-lg font-bold">{words.topics}</legend>
      {fields.length === 0 && <p className="text-muted">{words.noTopics}</p>}
      {fields.map(({ key, name, question_count }, index) => (
        <div key={key} className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField name={`topics.${index}.name`} label={words.topic(index + 1)} />
          </div>
          {question_count > 0 ? (
            <span className="flex h-11 w-20 shrink-0 items-center justify-end text-sm text-muted">
              {words.topicCount(question_count)}
            </span>
          ) : (
            <span className="flex w-20 shrink-0 justify-end">
              <IconButton icon={Trash2} label={words.removeTopic(name)} onClick={() => remove(index)} />
            </span>
          )}
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={() => append({ id: '', name: '', question_count: 0 })}>
          <Plus aria-hidden size={18} strokeWidth={2} />
          {words.addTopic}
        </Button>
      </div>
    </fieldset>
  )
}
