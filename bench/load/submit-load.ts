import { describeStudent } from '../world/student.ts'
import { type Connection, openConnections, writeRequest } from './connection.ts'
import { answerTasks } from './loader.ts'

export interface SubmitTask {
  port: number
  slug: string
  connections: number
  seconds: number
  /** So many students, from the first on; a task ends when all of them have handed in. */
  count: number
}

export interface SubmitOutcome {
  submitted: number
  ms: number
}

async function submit({ send }: Connection, slug: string, number: number): Promise<void> {
  const { id, token } = describeStudent(number)
  const path = `/api/v1/tryouts/${slug}/progresses/${id}/submit`
  const body = JSON.stringify({ lease: id, answers: [] })
  const reply = await send(writeRequest('PATCH', path, [`authorization: Bearer ${token}`], body))
  if (reply.status !== 200) throw new Error(`Status ${reply.status}: ${reply.body.toString('utf8', 0, 300)}`)
}

/** Each student hands in once; connections take the next student as soon as they are free. */
async function submitAll({
  port,
  slug,
  connections: most,
  seconds,
  count,
}: SubmitTask): Promise<SubmitOutcome> {
  const connections = await openConnections(port, most)
  const began = performance.now()
  const end = began + seconds * 1000
  let next = 0
  let submitted = 0

  async function work(connection: Connection): Promise<void> {
    while (performance.now() < end && next < count) {
      await submit(connection, slug, next++)
      submitted++
    }
  }

  await Promise.all(connections.map(work))
  const ms = performance.now() - began
  for (const connection of connections) connection.close()
  return { submitted, ms }
}

answerTasks(submitAll)
