import { median } from '@gerbang/scoring/statistics/median.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { createPerson, type Person, signIn } from '../../e2e/people.ts'
import { startServer } from '../../e2e/start-server.ts'
import { takeTryout } from '../../e2e/tryout.ts'
import { type Budget, judgeBudgets } from '../table.ts'
import { openPhone } from './open-phone.ts'
import { type Audit, runLighthouse } from './run-lighthouse.ts'
import { studentPages } from './student-pages.ts'

const usualRounds = 5
const tries = 3
const marked = ['dashboard', 'practice', 'result', 'raport'] as const

/** On a phone that has nothing of the product yet but a login. */
async function visitFirst(origin: string, student: Person, path: string): Promise<Audit> {
  await using stack = new AsyncDisposableStack()
  const { page, port } = await openPhone(stack, origin)
  await signIn(page, origin, student)
  // Awaited here: the phone goes when this ends.
  return await runLighthouse(port, origin + path, ['performance', 'accessibility'])
}

/** Lighthouse now and then loses the trace of a visit and says so: the visit is made again by another phone. */
async function visitTraced(origin: string, student: Person, path: string): Promise<Audit> {
  for (let left = tries; ; left--) {
    try {
      return await visitFirst(origin, student, path)
    } catch (error) {
      if (left === 1 || !String(error).includes('recording the trace')) throw error
      console.log(`${path}: visited again, Lighthouse lost the trace`)
    }
  }
}

function judgePage(audits: Audit[]): Budget[] {
  const find = (name: keyof Audit) => median(audits.map(audit => audit[name]))
  return [
    { name: 'performance', reached: find('performance'), least: 95 },
    { name: 'accessibility', reached: find('accessibility'), least: 100 },
    { name: 'first paint, s', reached: find('first_paint_seconds'), most: 1.8 },
    { name: 'largest paint, s', reached: find('paint_seconds'), most: 2.5 },
    { name: 'main thread blocked, ms', reached: find('blocked'), most: 200 },
    { name: 'layout shift', reached: find('shift'), most: 0.1 },
  ]
}

/** Lighthouse on first visits of a student who has a result: medians of several, pages in turn. */
export async function benchMarks(stack: AsyncDisposableStack, args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? usualRounds)
  const server = await startServer()
  stack.defer(server.stop)
  const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'bench' })
  stack.defer(() => db.destroy())
  const student = await createPerson(db, 'student')
  await takeTryout(db, server.url, student)
  const audits = new Map<string, Audit[]>(marked.map(name => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, kept] of audits)
      kept.push(await visitTraced(server.url, student, studentPages[name as (typeof marked)[number]]))
  for (const [name, kept] of audits) judgeBudgets(`${name}, first visit`, 'median', judgePage(kept))
}
