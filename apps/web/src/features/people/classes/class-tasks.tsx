import { classTasks, type GivenTask } from '@gerbang/contract/learning/class-tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { AskButton } from '../../../form/ask-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { GiveTask } from './give-task.tsx'
import { texts } from './task-texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

/** What the class was given to do, and who has done it. */
export function ClassTasks({ classId }: { classId: string }) {
  const found = useQuery(query(classTasks.list, { params: { id: classId } }))
  return (
    <Card title={texts.title}>
      <LoadedRows from={found} skeleton={<Skeleton rows={1} className="h-14" />} none={texts.empty}>
        {({ data }) => (
          <ul className="-my-2 divide-y divide-line">
            {data.map(task => (
              <Task key={task.id} classId={classId} task={task} />
            ))}
          </ul>
        )}
      </LoadedRows>
      <DialogButton className="mt-4" label={texts.give}>
        {onClose => <GiveTask classId={classId} onClose={onClose} />}
      </DialogButton>
    </Card>
  )
}

function Task({ classId, task }: { classId: string; task: GivenTask }) {
  const { formatTime } = useTimeFormat()
  const { id, kind, target, due_at, given_by, students } = task
  const done = students.filter(({ done_at }) => done_at !== null).length
  const [now] = useState(Date.now)
  const until = Date.parse(due_at) > now ? texts.until : texts.late
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <NamedNote name={target.name} className="flex-1 basis-48 text-md">
          {[texts.kinds[kind], until(formatTime(due_at)), texts.by(given_by.name)].join(' · ')}
        </NamedNote>
        <AskButton
          size="table"
          label={texts.end}
          aria-label={texts.endOf(target.name)}
          ask={{
            call: classTasks.end,
            input: { params: { id: classId, taskId: id } },
            refreshes: [classTasks.list],
            words: texts.ending,
            tone: 'danger',
          }}
        />
      </div>
      <details className="mt-2 text-md">
        <summary
          className="cursor-pointer rounded-chip font-semibold text-brand"
          aria-label={`${texts.done(done, students.length)}. ${texts.who}`}
        >
          {texts.done(done, students.length)}
        </summary>
        <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {students.map(({ id: student, name, done_at }) => (
            <li key={student} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className={done_at === null ? 'shrink-0 text-muted' : 'shrink-0 text-ok'}>
                {done_at === null ? texts.isOpen : texts.isDone(formatTime(done_at))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
