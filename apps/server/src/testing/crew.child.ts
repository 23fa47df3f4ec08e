import { serveTasks } from '../serve-tasks.ts'

export type TestTask = { act: 'name' | 'spin' | 'grow' | 'leave' }

const held: string[][] = []

const acts: Record<TestTask['act'], () => void> = {
  name: () => {},
  spin: () => {
    for (;;);
  },
  grow: () => {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `${held.length} ${at}`))
  },
  leave: () => process.exit(3),
}

/** Says its process first; then it may end, or never end. */
serveTasks(async ({ act }: TestTask, tell) => {
  await tell(process.pid)
  acts[act]()
  return process.pid
})
