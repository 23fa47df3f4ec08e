import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../apps/server/src/db/database.ts'
import { quizTarget } from './crash/quiz.ts'
import { openSite } from './crash/site.ts'
import type { Target } from './crash/target.ts'
import { tryoutTarget } from './crash/tryout.ts'
import { createWriter, type Exam } from './crash/writer.ts'
import { printTable } from './table.ts'
import { openForBench } from './world/database.ts'
import { createBenchTryout, createRunning } from './world/students.ts'

interface Toll {
  done: Record<string, number>
  damage: Record<string, number>
}

function readArguments(args: string[]): { target: Target; rounds: number } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string' } },
  })
  const [name = 'tryout'] = positionals
  if (name !== 'tryout' && name !== 'quiz') throw new Error(`What crashes is a tryout or a quiz, not ${name}`)
  const target = { tryout: tryoutTarget, quiz: quizTarget }[name]
  const rounds = Number(values.rounds ?? target.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')
  return { target, rounds }
}

interface Crash {
  db: Database
  exam: Exam
  target: Target
  kill: () => Promise<void>
}

/** New students write, and in the middle of it the process dies. */
async function crashOnce({ db, exam, target, kill }: Crash, first: number): Promise<Toll> {
  const writers = Array.from({ length: target.writers }, (_, index) => createWriter(first + index))
  const killAt = performance.now() + target.drawKillMs()
  let isOver = false
  const work = writers.map((writer, place) =>
    target.write(exam, writer, { place, killAt, isOver: () => isOver }),
  )
  const end = sleep(killAt - performance.now())
    .then(kill)
    .then(() => sleep(target.goOnMs))
    .finally(() => {
      isOver = true
    })
  await Promise.all([end, ...work])
  return { done: target.count(writers), damage: await target.check(db, writers, exam.questions) }
}

function sum(all: Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of all)
    for (const [name, value] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + value
  return sums
}

/** Kills the server, and then PostgreSQL, again and again under load, and looks for what is lost, made up or doubled. */
export async function benchCrash(stack: AsyncDisposableStack, args: string[]): Promise<void> {
  const { target, rounds } = readArguments(args)
  const site = await openSite(stack)
  const db = openForBench(stack, site.url)
  const tryout = await createBenchTryout(db)
  const students = 2 * rounds * target.writers
  await createRunning(db, tryout, 0, students)
  const describe = await target.open(db, tryout, students)
  const exam: Exam = { findPort: site.findPort, describe, questions: tryout.sub_test.items }

  const rows: (string | number)[][] = []
  const heading = ['kill -9 of', 'times']
  let next = 0
  for (const [name, kill] of [
    ['server', site.killServer],
    ['PostgreSQL', site.killPostgres],
  ] as const) {
    const tolls: Toll[] = []
    for (let round = 0; round < rounds; round++, next += target.writers)
      tolls.push(await crashOnce({ db, exam, target, kill }, next))
    const [done, damage] = [sum(tolls.map(toll => toll.done)), sum(tolls.map(toll => toll.damage))]
    if (Object.values(damage).some(count => count > 0)) process.exitCode = 1
    heading.splice(2, Infinity, ...Object.keys(done), ...Object.keys(damage))
    rows.push([name, rounds, ...Object.values(done), ...Object.values(damage)])
  }
  printTable(heading, rows)
  console.log(`\n${target.note}`)
}
