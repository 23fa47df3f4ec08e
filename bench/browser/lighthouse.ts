import { median } from '@gerbang/scoring/statistics/median.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { createPerson, type Person, signIn } from '../../e2e/people.ts'
import { startServer } from '../../e2e/start-server.ts'
import { enrol, findSubTest, slug } from '../../e2e/tryout.ts'
import { type Budget, judgeBudgets, quantile } from '../table.ts'
import { measureTaps } from './measure-taps.ts'
import { openPhone } from './open-phone.ts'
import { type Audit, findSlowdown, runLighthouse, usualSlowdown } from './run-lighthouse.ts'

const rounds = 3
const throttle = 4

function findMedian(audits: Audit[], name: keyof Audit): number {
  return median(audits.map(audit => audit[name]))
}

function judgeSession(audits: Audit[]): Budget[] {
  return [
    { name: 'performance', reached: findMedian(audits, 'performance'), least: 98 },
    { name: 'largest contentful paint, s', reached: findMedian(audits, 'paint_seconds'), most: 1.5 },
    { name: 'layout shift', reached: findMedian(audits, 'shift'), most: 0.02 },
  ]
}

function judgeLanding(audits: Audit[]): Budget[] {
  return [
    { name: 'performance', reached: findMedian(audits, 'performance'), least: 98 },
    { name: 'accessibility', reached: findMedian(audits, 'accessibility'), least: 100 },
    { name: 'best practices', reached: findMedian(audits, 'best_practices'), least: 100 },
    { name: 'SEO', reached: findMedian(audits, 'seo'), least: 100 },
  ]
}

/** Else Lighthouse would have praised a page that shows no question. */
async function requireRunning(db: Database, { id }: Person): Promise<void> {
  const running = await db.selectFrom('progresses').select('id').where('user_id', '=', id).executeTakeFirst()
  if (!running) throw new Error('Lighthouse saw a session that had not started')
}

/** Lighthouse as for a phone, median of three, and how soon taps are painted on a slow processor. */
export async function benchLighthouse(stack: AsyncDisposableStack): Promise<void> {
  const server = await startServer()
  stack.defer(server.stop)
  const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'bench' })
  stack.defer(() => db.destroy())
  const phone = await openPhone(stack, server.url)

  const landing: Audit[] = []
  for (let round = 0; round < rounds; round++)
    landing.push(
      await runLighthouse(phone.port, server.url, ['performance', 'accessibility', 'best-practices', 'seo']),
    )
  judgeBudgets('landing page', 'median', judgeLanding(landing))
  const slowdown = findSlowdown(findMedian(landing, 'machine'))

  const { id } = await findSubTest(db, 1)
  const address = `${server.url}/session/tryout/${slug}/${id}#mulai`
  for (const times of [usualSlowdown, slowdown]) {
    const session: Audit[] = []
    for (let round = 0; round < rounds; round++) {
      const student = await createPerson(db, 'student')
      await enrol(db, server.url, student)
      await signIn(phone.page, server.url, student)
      session.push(await runLighthouse(phone.port, address, ['performance'], times))
      await requireRunning(db, student)
    }
    judgeBudgets(`session, ${times.toFixed(1)} times slower`, 'median', judgeSession(session))
  }

  const taps: number[] = []
  for (let round = 0; round < rounds; round++) {
    const student = await createPerson(db, 'student')
    // A tab comes back to the question where it was, so each student has a phone of their own.
    await using own = new AsyncDisposableStack()
    const { page } = await openPhone(own, server.url)
    await signIn(page, server.url, student)
    taps.push(...(await measureTaps(page, { db, origin: server.url }, student, throttle)))
  }
  judgeBudgets(`taps, ${throttle} times slower`, 'ms', [
    { name: 'painted, 95 of 100', reached: quantile(taps, 0.95), most: 100 },
    { name: 'painted, all', reached: Math.max(...taps), most: 100 },
  ])
}
