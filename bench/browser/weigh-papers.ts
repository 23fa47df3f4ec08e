import { brotliCompressSync } from 'node:zlib'
import type { Data } from '@gerbang/contract/call.ts'
import { type Paper, progresses, type SentAnswer } from '@gerbang/contract/exam/progresses.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { createPerson, type Person } from '../../e2e/people.ts'
import type { RunningServer } from '../../e2e/start-server.ts'
import { listSubTests, makeAnswers, slug, startSubTest, takeTryout } from '../../e2e/tryout.ts'
import type { Budget } from '../table.ts'

const kB = 1_000
const usualCount = 20

interface Fetched {
  paper: Paper
  sent: number
}

/** As a browser gets it: the length that counts is that of the compressed body. */
async function fetchPaper(origin: string, { token }: Person, subTestId: string): Promise<Fetched> {
  const path = progresses.questions.path.replace('{slug}', slug)
  const reply = await fetch(`${origin}/api/v1${path}?sub_test_id=${subTestId}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  })
  if (!reply.ok || reply.headers.get('content-encoding') !== 'br')
    throw new Error(`The paper came as ${reply.status}, ${reply.headers.get('content-encoding')}`)
  const { data } = (await reply.json()) as { data: Data<typeof progresses.questions> }
  return { paper: data, sent: Number(reply.headers.get('content-length')) }
}

function weighQuestion(content: QuestionContent): number {
  return brotliCompressSync(JSON.stringify(content)).length
}

function weighSave(lease: string, answers: SentAnswer[]): number {
  const [answer] = answers
    .map(one => JSON.stringify({ lease, answers: [{ ...one, client_at: new Date().toISOString() }] }))
    .toSorted((a, b) => b.length - a.length)
  return Buffer.byteLength(answer ?? '')
}

/** The heaviest of the demo: a paper as if it had 20 questions, a question, and the save of one answer. */
export async function weighPapers(
  stack: AsyncDisposableStack,
  { url, databaseUrl }: RunningServer,
): Promise<Budget[]> {
  const db = openDatabase({ url: databaseUrl, connections: 2, name: 'bench' })
  stack.defer(() => db.destroy())
  const papers: number[] = []
  const questions: number[] = []
  const saves: number[] = []
  for (const { id } of await listSubTests(db)) {
    const student = await createPerson(db, 'student')
    await takeTryout(db, url, student, id)
    const { progress } = await startSubTest(url, student, id)
    const { paper, sent } = await fetchPaper(url, student, id)
    papers.push((sent / paper.questions.length) * usualCount)
    questions.push(...paper.questions.map(({ content }) => weighQuestion(content)))
    saves.push(weighSave(progress.lease, await makeAnswers(db, paper.questions)))
  }
  return [
    { name: 'paper of 20 questions', reached: Math.max(...papers) / kB, most: 60 },
    { name: 'one question', reached: Math.max(...questions) / kB, most: 3 },
    { name: 'save of one answer', reached: Math.max(...saves) / kB, most: 1 },
  ]
}
