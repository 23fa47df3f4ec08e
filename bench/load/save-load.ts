import type { BenchQuestion } from '../world/answer.ts'
import { type Connection, openConnections } from './connection.ts'
import { answerTasks } from './loader.ts'
import { prepareSaves } from './prepare-saves.ts'

export interface SaveTask {
  port: number
  slug: string
  connections: number
  seconds: number
  /** Students have the numbers below this. */
  students: number
  questions: BenchQuestion[]
}

export interface SaveOutcome {
  refused: number
  /** The newest acknowledged sequence number of each student (row) and question (column); 0 for none. */
  newest: Int32Array
}

function below(limit: number): number {
  return Math.floor(Math.random() * limit)
}

/** Each connection has students of its own, each of whom saves one answer at a time, as a browser does. */
async function saveAll(task: SaveTask): Promise<SaveOutcome> {
  const { students, questions } = task
  const newest = new Int32Array(students * questions.length)
  const seqs = new Int32Array(students)
  const write = prepareSaves(task)
  const connections = await openConnections(task.port, task.connections)
  const end = performance.now() + task.seconds * 1000
  let refused = 0

  async function work(connection: Connection, lane: number): Promise<void> {
    const own = Math.ceil((students - lane) / task.connections)
    while (performance.now() < end) {
      const number = lane + below(own) * task.connections
      const column = below(questions.length)
      const seq = (seqs[number] ?? 0) + 1
      seqs[number] = seq
      const { status } = await connection.send(write(number, column, seq))
      if (status === 200) newest[number * questions.length + column] = seq
      else refused++
    }
  }

  await Promise.all(connections.map(work))
  for (const connection of connections) connection.close()
  return { refused, newest }
}

answerTasks(saveAll)
