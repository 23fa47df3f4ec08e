import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@gerbang/contract/exam/progresses.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { TestTryout } from '../../apps/server/src/testing/factories.ts'
import { sendPatiently } from '../crash/send-patiently.ts'
import { writeAnswer } from '../world/answer.ts'
import type { Student } from '../world/student.ts'

/** What was acknowledged of one student, and what ended the sitting before its last receipt. */
export interface Toll {
  saves: number
  /** By sub-test and question the newest sequence number. */
  acknowledged: Map<string, number>
  progressIds: string[]
  faults: string[]
  /** Replies of a proxy that had no node; browsers send again. */
  gateway: number
}

interface Place {
  port: number
  tryout: TestTryout
  /** Between two answers; without it as fast as the server replies. */
  pauseMs?: number
}

const noNode = new Set([502, 504])

/** Sends a call until it is decided; one that is refused ends the sitting. */
function createCaller({ port, tryout }: Place, { token }: Student, toll: Toll) {
  return async (method: string, path: string, body: object): Promise<unknown> => {
    const call = { method, path: `/api/v1/tryouts/${tryout.slug}${path}`, token, body }
    for (;;) {
      const answered = await sendPatiently(() => port, call)
      if (answered.status === 200) return (answered.body as { data: unknown }).data
      if (!noNode.has(answered.status)) throw new Error(`${method} ${path}: ${JSON.stringify(answered)}`)
      toll.gateway++
      await sleep(100)
    }
  }
}

async function sit(place: Place, student: Student, toll: Toll): Promise<void> {
  const call = createCaller(place, student, toll)
  for (const { id: sub_test_id, items } of place.tryout.sub_tests) {
    const started = await call('POST', '/progresses/start', { sub_test_id, client_id: student.id })
    const { progress } = started as Session
    const path = `/progresses/${progress.id}`
    toll.progressIds.push(progress.id)
    for (const [index, item] of items.entries()) {
      const answer = writeAnswer(item, index + 1)
      await call('PATCH', `${path}/answer`, { lease: progress.lease, answers: [answer] })
      toll.acknowledged.set(`${progress.id} ${item.question_id}`, answer.seq)
      toll.saves++
      await sleep(place.pauseMs ?? 0)
    }
    await call('PATCH', `${path}/submit`, { lease: progress.lease, answers: [] })
  }
}

/** One student from the start of the first sub-test to the receipt of the last, an answer a request. */
export async function sitWhole(place: Place, student: Student): Promise<Toll> {
  const toll: Toll = { saves: 0, acknowledged: new Map(), progressIds: [], faults: [], gateway: 0 }
  await sit(place, student, toll).catch((error: unknown) => void toll.faults.push(String(error)))
  return toll
}

/** Acknowledged answers that the database does not have. */
export async function countLost(
  db: Database,
  tolls: readonly Pick<Toll, 'progressIds' | 'acknowledged'>[],
): Promise<number> {
  const ids = tolls.flatMap(({ progressIds }) => progressIds)
  const rows = await db
    .selectFrom('answers')
    .select(['progress_id', 'question_id', 'seq'])
    .where('progress_id', 'in', ids)
    .execute()
  const stored = new Map(rows.map(row => [`${row.progress_id} ${row.question_id}`, row.seq]))
  return tolls
    .flatMap(({ acknowledged }) => [...acknowledged])
    .filter(([key, seq]) => (stored.get(key) ?? 0) < seq).length
}
