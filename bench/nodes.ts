import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../apps/server/src/db/database.ts'
import { createProgram, createTryout, type TestTryout } from '../apps/server/src/testing/factories.ts'
import { drawPicture } from '../apps/server/src/testing/pictures.ts'
import { findFreePort } from '../apps/server/src/free-port.ts'
import { startProxy } from './nodes/proxy.ts'
import { countLost, sitWhole, type Toll } from './shards/attempts.ts'
import { judgeBudgets } from './table.ts'
import { createAsk, signIn } from './world/accounts.ts'
import { createFolder, openBenchDatabase } from './world/database.ts'
import { waitForRanks } from './world/runs.ts'
import { realServer, type ServerProcess, startServer } from './world/server.ts'
import { describeStudent } from './world/student.ts'
import { createEnrolled } from './world/students.ts'

const students = 120
const rounds = 4

interface Site {
  db: Database
  port: number
  nodes: ServerProcess[]
  restart: (index: number) => Promise<void>
}

/** Two nodes on one database and one folder of pictures, behind nginx. */
async function openSite(stack: AsyncDisposableStack): Promise<Site> {
  const { url, db } = await openBenchDatabase(stack)
  const folder = await createFolder(stack)
  const ports = [await findFreePort(), await findFreePort()]
  const start = (port: number) =>
    startServer(stack, realServer, { DATABASE_URL: url, DATA_DIR: folder, PORT: String(port), THREADS: '1' })
  const nodes = await Promise.all(ports.map(start))
  const port = await startProxy(stack, await createFolder(stack), ports)
  const restart = async (index: number) => {
    nodes[index] = await start(ports[index] ?? 0)
  }
  return { db, port, nodes, restart }
}

/** What befalls a node while students sit, in turn. */
const misfortunes: Record<string, (site: Site, index: number) => Promise<void>> = {
  'kill -9': async ({ nodes, restart }, index) => {
    await nodes[index]?.kill()
    await restart(index)
  },
  SIGTERM: async ({ nodes, restart }, index) => {
    await nodes[index]?.stop()
    await restart(index)
  },
  'frozen for 4 s': async ({ nodes }, index) => {
    nodes[index]?.signal('SIGSTOP')
    await sleep(4_000)
    nodes[index]?.signal('SIGCONT')
  },
}

async function sitThrough(site: Site, tryout: TestTryout): Promise<Toll[]> {
  const { port } = site
  const sit = Array.from({ length: students }, (_, number) =>
    sitWhole({ port, tryout, pauseMs: 150 }, describeStudent(number)),
  )
  const harm = (async () => {
    for (let round = 0; round < rounds; round++)
      for (const act of Object.values(misfortunes)) {
        await sleep(1_000)
        await act(site, round % 2)
      }
  })()
  const [tolls] = await Promise.all([Promise.all(sit), harm])
  return tolls
}

/** Milliseconds until what one node was told holds on the other. */
async function measureUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) await sleep(2)
  return performance.now() - began
}

async function measureSignOut({ db, nodes }: Site): Promise<number> {
  const token = await signIn(db, 'teacher')
  const [first, second] = nodes.map(({ port }) => createAsk(port, token))
  await second?.('/me')
  await first?.('/logout', { method: 'POST' })
  return measureUntil(async () => (await second?.('/me').catch(() => undefined)) === undefined)
}

/** A picture that one node has acknowledged, asked of the other at once: the status. */
async function readPictureElsewhere({ db, nodes }: Site): Promise<number> {
  const token = await signIn(db, 'teacher')
  const [first, second] = nodes.map(({ port }) => port)
  const png = await drawPicture('png', 9, 9)
  const body = new FormData()
  body.set('file', new File([new Uint8Array(png)], 'a.png'))
  const { data } = JSON.parse(await createAsk(first ?? 0, token)('/admin/media', { method: 'POST', body }))
  return (await fetch(`http://127.0.0.1:${second}${data.url}`)).status
}

/** The node that runs it is told to stop in the middle; the other one goes on. */
async function scoreThrough({ db, nodes, restart }: Site, tryout: TestTryout): Promise<number> {
  const began = performance.now()
  await db
    .updateTable('tryouts')
    .set({ closes_at: new Date(Date.now() - 61_000).toISOString() })
    .where('id', '=', tryout.id)
    .execute()
  await nodes[0]?.stop()
  await waitForRanks(db, tryout.id, 2)
  const seconds = (performance.now() - began) / 1000
  await restart(0)
  return seconds
}

/** Two nodes behind nginx: nodes die, stop and freeze while students sit whole attempts through the proxy. */
export async function benchNodes(stack: AsyncDisposableStack): Promise<void> {
  const site = await openSite(stack)
  const { db } = site
  const program = await createProgram(db)
  const closes_at = new Date(Date.now() + 3_600_000).toISOString()
  const options = { program_id: program.id, scoring: 'irt', sub_tests: 3, questions: 20, closes_at } as const
  const tryout = await createTryout(db, { ...options, result_release: 'at_close' })
  await createEnrolled(db, tryout, 0, students)
  const tolls = await sitThrough(site, tryout)
  for (const fault of new Set(tolls.flatMap(({ faults }) => faults))) console.log(fault)
  const sum = (count: (toll: Toll) => number) => tolls.reduce((all, toll) => all + count(toll), 0)
  console.log(`${sum(({ saves }) => saves)} saves of ${students} students, ${rounds * 3} misfortunes`)
  const signOut = await measureSignOut(site)
  const picture = await readPictureElsewhere(site)
  judgeBudgets('two nodes', '', [
    { name: 'attempts that ended without a receipt', reached: sum(({ faults }) => faults.length), most: 0 },
    { name: 'acknowledged and lost', reached: await countLost(db, tolls), most: 0 },
    { name: '502 and 504 that students saw', reached: sum(({ gateway }) => gateway), most: 0 },
    { name: 'ms until a sign-out holds elsewhere', reached: signOut, most: 1_000 },
    { name: 'status of a picture asked of the other node', reached: picture, most: 200 },
    { name: 's until ranks, the running node stopped', reached: await scoreThrough(site, tryout), most: 60 },
  ])
}
