import { type BenchQuestion, pick, writeAnswer } from '../world/answer.ts'
import { describeStudent } from '../world/student.ts'
import { type Connection, openConnections, writeRequest } from './connection.ts'
import { answerTasks } from './loader.ts'

export interface SaveTask {
  port: number
  slug: string
  connections: number
  seconds: number
  /** Requests of one task end here, whatever the time. */
  most: number
  first: number
  count: number
  questions: BenchQuestion[]
}

export interface SaveOutcome {
  acknowledged: number
  refused: number
  ms: number
  /** Per student and question (`number question_id`) the newest sequence number that was acknowledged. */
  newest: Map<string, number>
}

const seqs = new Map<number, number>()
const newest = new Map<string, number>()

function writeSave(slug: string, number: number, question: BenchQuestion, seq: number): string {
  const { id, token } = describeStudent(number)
  const body = JSON.stringify({ lease: id, answers: [writeAnswer(question, seq)] })
  const path = `/api/v1/tryouts/${slug}/progresses/${id}/answer`
  return writeRequest('PATCH', path, [`authorization: Bearer ${token}`], body)
}

/** Each connection has students of its own, each of whom saves one answer at a time, as a browser does. */
async function saveAll(task: SaveTask): Promise<SaveOutcome> {
  const connections = await openConnections(task.port, task.connections)
  const began = performance.now()
  const end = began + task.seconds * 1000
  let acknowledged = 0
  let refused = 0
  let left = task.most

  async function work(connection: Connection, lane: number): Promise<void> {
    const own = Math.floor((task.count - lane + task.connections - 1) / task.connections)
    while (performance.now() < end && left-- > 0) {
      const number = task.first + lane + Math.floor(Math.random() * own) * task.connections
      const seq = (seqs.get(number) ?? 0) + 1
      seqs.set(number, seq)
      const question = pick(task.questions)
      const { status } = await connection.send(writeSave(task.slug, number, question, seq))
      if (status !== 200) {
        refused++
        continue
      }
      acknowledged++
      newest.set(`${number} ${question.question_id}`, seq)
    }
  }

  await Promise.all(connections.map(work))
  const ms = performance.now() - began
  for (const connection of connections) connection.close()
  return { acknowledged, refused, ms, newest }
}

answerTasks(saveAll)
