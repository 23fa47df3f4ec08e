import { gunzipSync } from 'node:zlib'
import { describeStudent } from '../world/student.ts'
import { type Connection, openConnections, writeRequest } from './connection.ts'
import { answerTasks } from './loader.ts'

export interface StartTask {
  port: number
  slug: string
  sub_test_id: string
  questions: number
  connections: number
  seconds: number
  /** Numbers of the students who have not started yet; a task ends when all of them have. */
  first: number
  count: number
}

export interface StartOutcome {
  started: number
  ms: number
  /** Of one paper: what travelled and what it unpacks to. */
  paperBytes: { sent: number; unpacked: number }
}

async function expectOk(connection: Connection, request: string): Promise<Buffer> {
  const { status, body } = await connection.send(request)
  if (status !== 200) throw new Error(`Status ${status}: ${body.toString('utf8', 0, 300)}`)
  return body
}

async function start(connection: Connection, task: StartTask, number: number): Promise<Buffer> {
  const { id, token } = describeStudent(number)
  const headers = [`authorization: Bearer ${token}`, 'accept-encoding: gzip']
  const base = `/api/v1/tryouts/${task.slug}`
  const body = JSON.stringify({ sub_test_id: task.sub_test_id, client_id: id })
  await expectOk(connection, writeRequest('POST', `${base}/progresses/start`, headers, body))
  const paper = `${base}/questions?sub_test_id=${task.sub_test_id}`
  return expectOk(connection, writeRequest('GET', paper, headers))
}

/** One paper is unpacked, to know that it is one. */
function weighPaper(bytes: Buffer, questions: number): StartOutcome['paperBytes'] {
  const unpacked = gunzipSync(bytes)
  const { data } = JSON.parse(unpacked.toString()) as { data: { questions: unknown[] } }
  if (data.questions.length !== questions) throw new Error(`A paper of ${data.questions.length} questions`)
  return { sent: bytes.length, unpacked: unpacked.length }
}

/** Each student starts and fetches the paper once; connections take the next student as soon as they are free. */
async function startAll(task: StartTask): Promise<StartOutcome> {
  const connections = await openConnections(task.port, task.connections)
  const began = performance.now()
  const end = began + task.seconds * 1000
  let next = task.first
  let started = 0
  let paper: Buffer = Buffer.alloc(0)

  async function work(connection: Connection): Promise<void> {
    while (performance.now() < end && next < task.first + task.count) {
      paper = await start(connection, task, next++)
      started++
    }
  }

  await Promise.all(connections.map(work))
  const ms = performance.now() - began
  for (const connection of connections) connection.close()
  return { started, ms, paperBytes: weighPaper(paper, task.questions) }
}

answerTasks(startAll)
