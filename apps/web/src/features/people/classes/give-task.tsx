import { classTasks } from '@gerbang/contract/learning/class-tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { listChoices } from '../../../ui/form/list-choices.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { texts as all } from './task-texts.ts'

const texts = all.form
const kinds = listChoices(all.kinds, texts.hints)
const hourMs = 3_600_000
/** At a full hour, as people say it. */
const inAWeek = () => new Date(Math.ceil(Date.now() / hourMs + 7 * 24) * hourMs).toISOString()

export function GiveTask({ classId, onClose }: { classId: string; onClose: () => void }) {
  const { time_zone } = useViewer()
  const [due_at] = useState(inAWeek)
  const offered = useQuery(query(classTasks.choices, { params: { id: classId } }))
  const give = useCallForm(classTasks.give, {
    params: { id: classId },
    values: {
      kind: 'quiz',
      target_id: '',
      due_at,
    },
    sentences: { target_id: texts.pick },
    refreshes: [classTasks.list],
    announces: true,
    onSuccess: onClose,
  })
  const kind = useWatch({ control: give.form.control, name: 'kind' })
  const { quizzes = [], subjects = [] } = offered.data?.data ?? {}
  const isEmpty = offered.data !== undefined && quizzes.length + subjects.length === 0
  return (
    <FormDialog
      of={give}
      title={texts.title}
      text={isEmpty ? texts.none : texts.text}
      confirm={texts.submit}
      onClose={onClose}
    >
      <RadioField name="kind" label={texts.kind} options={kinds} />
      <SelectField
        key={kind}
        name="target_id"
        label={kind === 'quiz' ? texts.quiz : texts.subject}
        placeholder={texts.pick}
        options={nameOptions(kind === 'quiz' ? quizzes : subjects)}
        error={offered.error?.message}
      />
      <DateTimeField name="due_at" label={texts.due} timeZone={time_zone} />
    </FormDialog>
  )
}
