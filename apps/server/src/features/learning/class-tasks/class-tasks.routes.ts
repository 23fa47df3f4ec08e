import { classTasks, type GivenTask } from '@gerbang/contract/learning/class-tasks.ts'
import type { Db } from '../../../db/database.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { requireClass } from '../../people/classes/class-access.ts'
import { listMembers } from '../../people/classes/classes.queries.ts'
import {
  deleteTask,
  listFinishedBy,
  listFinishedOf,
  listQuizChoices,
  listSubjectChoices,
  listTasks,
  listTasksOf,
  upsertTask,
} from './class-tasks.queries.ts'
import { findDone } from './class-tasks.rules.ts'

async function listGiven(db: Db, classId: string): Promise<GivenTask[]> {
  const [tasks, members] = await Promise.all([listTasks(db, classId), listMembers(db, classId)])
  const finished = await listFinishedBy(
    db,
    members.map(({ id }) => id),
    tasks.map(({ target }) => target.id),
  )
  return tasks.map(task => ({
    ...task,
    students: members.map(({ id, name }) => ({ id, name, done_at: findDone(task, id, finished) })),
  }))
}

export function classTaskRoutes(mount: Mount, { db, now, newId }: Platform): void {
  async function listChoices(classId: string) {
    const [quizzes, subjects] = await Promise.all([
      listQuizChoices(db, classId, now().toISOString()),
      listSubjectChoices(db, classId),
    ])
    return { quizzes, subjects }
  }

  mount(classTasks.list, async ({ viewer, params: { id } }) => {
    await requireClass(db, viewer, id)
    return { data: await listGiven(db, id) }
  })

  mount(classTasks.choices, async ({ viewer, params: { id } }) => {
    await requireClass(db, viewer, id)
    return { data: await listChoices(id) }
  })

  mount(classTasks.give, async ({ viewer, params: { id }, body: { kind, target_id, due_at }, act }) => {
    await requireClass(db, viewer, id)
    const { quizzes, subjects } = await listChoices(id)
    const offered = kind === 'quiz' ? quizzes : subjects
    if (!offered.some(one => one.id === target_id))
      throw invalid({ target_id: ['Pilih salah satu yang bisa dikerjakan kelas ini.'] })
    if (Date.parse(due_at) <= now().getTime()) throw invalid({ due_at: ['Pilih waktu yang belum lewat.'] })
    const created_at = now().toISOString()
    await act(id, async (trx, note) => {
      await upsertTask(trx, {
        id: newId(),
        class_id: id,
        kind,
        target_id,
        due_at,
        given_by: viewer.user_id,
        created_at,
      })
      await note({ details: { kind, target_id, due_at } })
    })
    return { message: 'Tugas diberikan', data: await listGiven(db, id) }
  })

  mount(classTasks.end, async ({ viewer, params: { id, taskId }, act }) => {
    await requireClass(db, viewer, id)
    await act(id, async (trx, note) => {
      if (!(await deleteTask(trx, id, taskId))) throw notFound('Tugas')
      await note({ details: { task_id: taskId } })
    })
    return { message: 'Tugas ditarik', data: null }
  })

  mount(classTasks.listOwn, async ({ viewer }) => {
    const from = new Date(now().getTime() - limits.taskShownMs).toISOString()
    const tasks = await listTasksOf(db, viewer.user_id, from)
    const ids = tasks.map(({ target }) => target.id)
    const finished = ids.length === 0 ? [] : await listFinishedOf(db, viewer, ids)
    return { data: tasks.map(task => ({ ...task, done_at: findDone(task, viewer.user_id, finished) })) }
  })
}
