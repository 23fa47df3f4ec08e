import { availableParallelism } from 'node:os'
import { median } from '@gerbang/scoring/statistics/median.ts'
import { hashPassword, verifyPassword } from '../../apps/server/src/features/people/auth/passwords.ts'
import { openConnections, writeRequest } from '../load/connection.ts'
import { judge, printTable } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { givePasswords } from '../world/passwords.ts'
import { realServer, startServer } from '../world/server.ts'
import { createBenchTryout, createEnrolled } from '../world/students.ts'

const students = 2_000
const password = 'lari pagi di alun-alun'
const rounds = 5
const seconds = 5
/** Fewer than wait for a place to be hashed in: nobody is refused. */
const connections = 16
const wanted = 0.85

/** How many a second so many lanes do, each one after the other. */
async function countPerSecond(lanes: (() => Promise<unknown>)[]): Promise<number> {
  const began = performance.now()
  const until = began + seconds * 1_000
  let done = 0
  await Promise.all(
    lanes.map(async work => {
      while (performance.now() < until) {
        await work()
        done++
      }
    }),
  )
  return (done / (performance.now() - began)) * 1_000
}

/** Sign-ins over HTTP against the verifying of passwords alone, on all cores, in turn. */
export async function benchLoginRate(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  await createEnrolled(db, await createBenchTryout(db), 0, students)
  await givePasswords(db, password)
  const { port } = await startServer(stack, realServer, { DATABASE_URL: url })
  const lanes = await openConnections(port, connections)
  const stored = await hashPassword(password)
  let next = 0
  const signIns = lanes.map(connection => async () => {
    const body = JSON.stringify({ login: `siswa-${next++ % students}@bench.example`, password })
    const { status } = await connection.send(writeRequest('POST', '/api/v1/login', [], body))
    if (status !== 200) throw new Error(`A sign-in was answered by ${status}`)
  })
  const verifications = Array.from({ length: availableParallelism() }, () => async () => {
    if (!(await verifyPassword(stored, password))) throw new Error('A password is wrong')
  })

  const rows: string[][] = []
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const alone = await countPerSecond(verifications)
    const signedIn = await countPerSecond(signIns)
    ratios.push(signedIn / alone)
    rows.push([String(round), alone.toFixed(1), signedIn.toFixed(1), (signedIn / alone).toFixed(2)])
  }
  for (const connection of lanes) connection.close()
  printTable(['round', 'argon2/s', 'sign-ins/s', 'ratio'], rows)
  console.log(
    `\n${connections} at once, each another student, on ${description}, the load generator on the same cores.`,
  )
  judge('Sign-ins to argon2 alone on all cores, median', median(ratios), wanted)
}
