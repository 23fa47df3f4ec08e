import { classTasks, type OwnTask } from '@gerbang/contract/learning/class-tasks.ts'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'icon:circle-check'
import { useState } from 'react'
import { query } from '../../api/query.ts'
import { useTimeFormat } from '../../auth/use-time-format.ts'
import { fillPath, paths } from '../../paths.ts'
import { PracticeButton } from '../../study/practice-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { texts } from './task-texts.ts'

/** What the teachers of the own classes have asked for; nothing where they have not. */
export function OwnTasks() {
  // A session changes it, in a document of its own that cannot tell this one.
  const found = useQuery({ ...query(classTasks.listOwn, {}), refetchOnMount: 'always' })
  const tasks = found.data?.data ?? []
  if (tasks.length === 0) return null
  return (
    <Card title={texts.title} className="mb-5">
      <ul className="-my-2 divide-y divide-line">
        {tasks.map(task => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
    </Card>
  )
}

function Task({ task: { kind, target, slug, due_at, given_by, class_name, done_at } }: { task: OwnTask }) {
  const { formatTime } = useTimeFormat()
  const [now] = useState(Date.now)
  const isOver = Date.parse(due_at) <= now
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-md font-semibold wrap-anywhere">
          {kind === 'quiz' ? target.name : texts.practice(target.name)}
        </p>
        <p className="text-sm text-muted">
          {texts.from(given_by.name, class_name)} · {(isOver ? texts.over : texts.until)(formatTime(due_at))}
        </p>
      </div>
      {done_at !== null ? (
        <p className="flex items-center gap-1.5 text-md font-semibold text-ok">
          <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
          {texts.done}
        </p>
      ) : slug === null ? (
        <PracticeButton kind="subject" of={target.id} variant="secondary" label={texts.startOf(target.name)}>
          {texts.start}
        </PracticeButton>
      ) : (
        <ButtonLink to={fillPath(paths.quiz, { slug })} variant="secondary" label={texts.openOf(target.name)}>
          {texts.open}
        </ButtonLink>
      )}
    </li>
  )
}
