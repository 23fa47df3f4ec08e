interface Task {
  kind: 'quiz' | 'practice'
  target: { id: string }
  created_at: string
}

/** A quiz or a set of practice that somebody has handed in. */
export interface Finished {
  user_id: string
  target_id: string
  at: string
}

/** When somebody did a task first: a quiz at any time, as it is the same for all; practice since it was given. */
export function findDone(task: Task, userId: string, finished: readonly Finished[]): string | null {
  const times = finished
    .filter(({ user_id, target_id }) => user_id === userId && target_id === task.target.id)
    .map(({ at }) => at)
    .filter(at => task.kind === 'quiz' || at >= task.created_at)
  return times.toSorted()[0] ?? null
}
