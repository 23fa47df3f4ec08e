import { randomUUID } from 'node:crypto'
import { median } from '@gerbang/scoring/statistics/median.ts'
import { openSmtpInbox } from '../../apps/server/src/testing/smtp-inbox.ts'
import { printTable } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createAccounts } from '../world/passwords.ts'
import { realServer, startServer } from '../world/server.ts'

const tries = 200
const warmUps = 20
const bearableMs = 5

interface Question {
  path: string
  body: (email: string) => object
}

/** One connection, one request at a time: what somebody who asks about one address after the other would see. */
async function ask(
  port: number,
  { path, body }: Question,
  email: string,
): Promise<{ ms: number; answer: string }> {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  })
  const answer = `${response.status} ${await response.text()}`
  return { ms: performance.now() - began, answer }
}

const newAddress = () => `${randomUUID()}@tidak-ada.test`

/** Known and unknown addresses in turn, each once; which goes first changes with every pair. */
async function compare(port: number, question: Question, known: string[]) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const [index, email] of known.entries()) {
    const pair = [['known', email] as const, ['unknown', newAddress()] as const]
    for (const [kind, address] of index % 2 ? pair : pair.toReversed()) {
      const { ms, answer } = await ask(port, question, address)
      if (index >= warmUps) times[kind].push(ms)
      answers.add(answer)
    }
  }
  if (answers.size > 1) throw new Error(`${question.path} answers differ: ${[...answers].join(' | ')}`)
  return { known: median(times.known), unknown: median(times.unknown) }
}

/** Whether the time of an answer tells if an address has an account. */
export async function benchLoginTime(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const inbox = stack.use(await openSmtpInbox())
  const server = await startServer(stack, realServer, {
    DATABASE_URL: url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'bench@gerbang.test',
    PUBLIC_URL: 'https://gerbang.test',
  })
  // After the server has put the regions into the database.
  const { emails, person } = await createAccounts(db, warmUps + tries)
  const questions: Question[] = [
    { path: '/login', body: login => ({ login, password: 'bukan kata sandinya' }) },
    { path: '/password/forgot', body: email => ({ email }) },
    { path: '/register', body: email => ({ ...person, email, password: 'kuda biru lari pagi' }) },
  ]

  const rows: string[][] = []
  for (const question of questions) {
    const { known, unknown } = await compare(server.port, question, emails)
    const apart = Math.abs(known - unknown)
    rows.push([question.path, ...[known, unknown, apart].map(ms => ms.toFixed(2))])
    if (apart > bearableMs) process.exitCode = 1
  }
  printTable(['', 'known, ms', 'unknown, ms', 'apart, ms'], rows)
  console.log(`
Medians of ${tries} addresses each, known and unknown in turn over one connection, the same status and body for both, on
${description}; mails go to a server on loopback meanwhile. Wanted: at most ${bearableMs} ms apart — ${process.exitCode ? 'NOT REACHED' : 'reached'}`)
}
