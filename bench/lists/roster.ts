import { setTimeout as sleep } from 'node:timers/promises'
import { writeWorkbook } from '@gerbang/interchange/xlsx/write-workbook.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { createProgram } from '../../apps/server/src/testing/factories.ts'
import { judgeBudgets } from '../table.ts'
import { createAsk, signIn } from '../world/accounts.ts'
import { openBenchDatabase } from '../world/database.ts'
import { watchMemory } from '../world/measure.ts'
import { realServer, type ServerProcess, startServer } from '../world/server.ts'

const students = 5_000
const some = 500
const perClass = 30
const pollMs = 20
/** Until a server that has just started holds what it always holds. */
const settleMs = 8_000
const most = { memory: 150, seconds: 60 }

type Ask = ReturnType<typeof createAsk>

/** A list as a school writes it; those of another school have other numbers. */
function writeList(school: string): File {
  const rows = Array.from({ length: students }, (_, at) => [
    `Siswa ${String(at).replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')}`,
    school + String(at).padStart(6, '0'),
    `XII ${school} ${Math.floor(at / perClass) + 1}`,
    at % 2 === 0 ? 'L' : 'P',
    '31/12/2008',
  ])
  const heads = ['Nama', 'NISN', 'Kelas', 'L/P', 'Tanggal Lahir']
  const bytes = writeWorkbook([{ name: 'Siswa', rows: [heads, ...rows], widths: [] }])
  return new File([new Uint8Array(bytes)], 'siswa.xlsx')
}

async function sendList(ask: Ask, school: string, program_id: string): Promise<string> {
  const form = new FormData()
  form.set('file', writeList(school))
  const { data } = JSON.parse(await ask('/admin/student-lists', { method: 'POST', body: form }))
  const body = { answers: { program_id, school_name: `SMA ${school}` } }
  await ask(`/admin/student-lists/${data.id}`, { method: 'PATCH', body })
  return data.id
}

async function take(ask: Ask, listId: string): Promise<string> {
  return JSON.parse(await ask(`/admin/student-lists/${listId}/take`, { method: 'POST' })).data.job_id
}

const findJob = (db: Database, id: string) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type Job = Awaited<ReturnType<typeof findJob>>

async function waitFor(db: Database, id: string, isThere: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job = await findJob(db, id)
    if (isThere(job)) return job
    await sleep(pollMs)
  }
}

const isUnderWay = ({ done, finished_at }: Job) => done >= some || finished_at !== null
const isOver = ({ finished_at }: Job) => finished_at !== null

interface Traces {
  people: number
  classes: number
}

/** Whatever a list has left in the tables that it writes. */
async function countTraces(db: Database, school: string): Promise<Traces> {
  const people = await db.selectFrom('users').select('id').where('nisn', 'like', `${school}%`).execute()
  const classes = await db
    .selectFrom('classes')
    .select('id')
    .where('school_name', '=', `SMA ${school}`)
    .execute()
  return { people: people.length, classes: classes.length }
}

interface Stage {
  db: Database
  programId: string
  token: string
  start: () => Promise<ServerProcess>
}

/** The process dies in the middle; the next one begins the list anew. */
async function dieOver({ db, programId, token, start }: Stage, school: string) {
  const server = await start()
  const ask = createAsk(server.port, token)
  const job = await take(ask, await sendList(ask, school, programId))
  const { done, finished_at } = await waitFor(db, job, isUnderWay)
  await server.kill()
  const isInTheMiddle = finished_at === null && done < students
  return { at: done, isInTheMiddle, left: await countTraces(db, school), job }
}

async function callOff({ db, programId, token }: Stage, server: ServerProcess, school: string) {
  const ask = createAsk(server.port, token)
  const list = await sendList(ask, school, programId)
  const job = await take(ask, list)
  await waitFor(db, job, isUnderWay)
  await ask(`/jobs/${job}/cancel`, { method: 'POST' })
  await waitFor(db, job, isOver)
  return { list, left: await countTraces(db, school) }
}

const same = (one: Traces, other: Traces) => one.people === other.people && one.classes === other.classes

/** 5,000 students of a list: killed in the middle, called off in the middle, then taken in, and what memory that takes. */
export async function benchRoster(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const program = await createProgram(db)
  const env = { DATABASE_URL: url, PUBLIC_URL: 'https://gerbang.test' }
  const stage: Stage = {
    db,
    programId: program.id,
    token: await signIn(db, 'admin'),
    start: () => startServer(stack, realServer, env),
  }
  const killed = await dieOver(stage, '0070')
  const server = await stage.start()
  await sleep(settleMs)
  const idle = server.readMemory()
  const [[calledOff, seconds, taken], peak] = await watchMemory(
    server,
    (async () => {
      const stopped = await callOff(stage, server, '0071')
      const began = performance.now()
      const ask = createAsk(server.port, stage.token)
      await waitFor(db, await take(ask, stopped.list), isOver)
      return [stopped, (performance.now() - began) / 1000, await countTraces(db, '0071')] as const
    })(),
  )
  const again = await waitFor(db, killed.job, isOver)
  const resumed = await countTraces(db, '0070')

  judgeBudgets(`${students.toLocaleString('en')} students of a list`, '', [
    { name: 'MB over idle, sent and taken in', reached: peak - idle, most: most.memory },
    { name: 'seconds to take them in', reached: seconds, most: most.seconds },
  ])
  const none = { people: 0, classes: 0 }
  const all = { people: students, classes: Math.ceil(students / perClass) }
  const isRight =
    killed.isInTheMiddle &&
    same(killed.left, none) &&
    same(calledOff.left, none) &&
    same(taken, all) &&
    same(resumed, all)
  console.log(`Killed at ${killed.at}: ${killed.left.people} students and ${killed.left.classes} classes left; called off: ${calledOff.left.people}; taken in: ${taken.people}
in ${taken.classes} classes; the killed one, begun anew by the next process (${again.error ?? 'done'}): ${resumed.people}. ${isRight ? 'As it should be' : 'WRONG'}, on ${description}.`)
  if (!isRight) process.exitCode = 1
}
