import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../apps/server/src/db/database.ts'
import { checkWriters, type Damage } from './crash/check-writers.ts'
import { openSite, type Site } from './crash/site.ts'
import { createWriter, type Exam, submitTwice, type Writer, writeUntil } from './crash/writer.ts'
import { printTable } from './table.ts'
import { openForBench } from './world/database.ts'
import { createBenchTryout, createRunning } from './world/students.ts'

const writersAtOnce = 16
/** Of the writers of a round; they submit within some milliseconds of the kill. */
const submitters = 4
const killAfterMs = { least: 150, most: 450 }
const submitAroundMs = 50
const goOnMs = 100

interface Toll extends Damage {
  saves: number
  submits: number
}

const noToll: Toll = { saves: 0, submits: 0, lost: 0, phantom: 0, duplicates: 0, receipts: 0 }

function add(left: Toll, right: Toll): Toll {
  return {
    saves: left.saves + right.saves,
    submits: left.submits + right.submits,
    lost: left.lost + right.lost,
    phantom: left.phantom + right.phantom,
    duplicates: left.duplicates + right.duplicates,
    receipts: left.receipts + right.receipts,
  }
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least)
}

async function writeThenSubmit(exam: Exam, writer: Writer, submitAt: number): Promise<void> {
  await writeUntil(exam, writer, () => performance.now() >= submitAt)
  await submitTwice(exam, writer)
}

/** New students write, some submit, and in the middle of it the process dies. */
async function crashOnce(exam: Exam, db: Database, first: number, kill: () => Promise<void>): Promise<Toll> {
  const writers = Array.from({ length: writersAtOnce }, (_, index) => createWriter(first + index))
  const killAt = performance.now() + between(killAfterMs.least, killAfterMs.most)
  let isOver = false
  const work = writers.map((writer, index) =>
    index < submitters
      ? writeThenSubmit(exam, writer, killAt + between(-submitAroundMs, submitAroundMs))
      : writeUntil(exam, writer, () => isOver),
  )
  const end = sleep(killAt - performance.now())
    .then(kill)
    .then(() => sleep(goOnMs))
    .finally(() => {
      isOver = true
    })
  await Promise.all([end, ...work])
  const saves = writers.reduce((sum, writer) => sum + writer.saves, 0)
  return { saves, submits: submitters, ...(await checkWriters(db, writers, exam.questions)) }
}

/** Kills the server, and then PostgreSQL, again and again under load, and looks for what is lost, made up or doubled. */
export async function benchCrash(stack: AsyncDisposableStack, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '50' } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')

  const site: Site = await openSite(stack)
  const db = openForBench(stack, site.url)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, 2 * rounds * writersAtOnce)
  const exam: Exam = {
    findPort: site.findPort,
    describe: ({ id }) => ({ path: `/tryouts/${tryout.slug}/progresses/${id}`, proof: { lease: id } }),
    questions: tryout.sub_test.items,
  }

  let next = 0
  async function crash(kill: () => Promise<void>): Promise<Toll> {
    let toll = noToll
    for (let round = 0; round < rounds; round++) {
      toll = add(toll, await crashOnce(exam, db, next, kill))
      next += writersAtOnce
    }
    return toll
  }
  const tolls = { server: await crash(site.killServer), PostgreSQL: await crash(site.killPostgres) }

  printTable(
    ['kill -9 of', 'times', 'saves', 'submits', 'lost', 'phantom', 'duplicates', 'wrong receipts'],
    Object.entries(tolls).map(([name, toll]) => [
      name,
      rounds,
      toll.saves,
      toll.submits,
      toll.lost,
      toll.phantom,
      toll.duplicates,
      toll.receipts,
    ]),
  )
  console.log(`
${writersAtOnce} writers, each with new students in each round; ${submitters} of them submit twice at once around the kill. What has no
answer is sent again with the same sequence number. Checked after each restart: acknowledged answers against the table
(lost), the table against what was sent (phantom), one score per submit (duplicates), receipts against stored answers.`)
  const damage = Object.values(tolls).some(
    toll => toll.lost + toll.phantom + toll.duplicates + toll.receipts > 0,
  )
  if (damage) process.exitCode = 1
}
