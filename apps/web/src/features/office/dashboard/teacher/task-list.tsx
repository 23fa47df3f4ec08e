import type { TeacherTask } from '@gerbang/contract/office/teachers.ts'
import { Link } from 'react-router'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { areaPaths } from '../../../../paths.ts'
import { Card } from '../../../../ui/card.tsx'
import { texts } from './texts.ts'

/** The first questions of one kind of work, each a way to where it lies. */
export function TaskList<Task extends TeacherTask>({ words, tasks, total, describe }: TaskListProps<Task>) {
  const toPath = useAreaPath()
  return (
    <Card title={words.title} note={words.note}>
      {tasks.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {tasks.map(task => (
          <li key={task.id} className="py-2 first:pt-0 last:pb-0">
            <Link
              to={toPath(areaPaths.bankSubTest, { qbId: task.bank.id, subTesId: task.sub_test.id })}
              className="flex min-h-11 items-center rounded-chip font-semibold text-brand hover:underline"
            >
              <span className="line-clamp-2 wrap-anywhere">{task.stem || texts.noStem}</span>
            </Link>
            <p className="text-sm text-muted">
              {texts.place(task.bank.name, task.sub_test.name, task.position)}
            </p>
            {describe && <p className="text-sm font-medium">{describe(task)}</p>}
          </li>
        ))}
      </ul>
      {total > tasks.length && <p className="mt-3 text-sm text-muted">{texts.more(total - tasks.length)}</p>}
    </Card>
  )
}

interface TaskListProps<Task extends TeacherTask> {
  words: { title: string; none: string; note?: string }
  tasks: readonly Task[]
  total: number
  describe?: (task: Task) => string
}
