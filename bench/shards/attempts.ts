import { randomUUID } from 'node:crypto'
import type { Session } from '@gerbang/contract/exam/progresses.ts'
import type { TestTryout } from '../../apps/server/src/testing/factories.ts'
import { sendPatiently } from '../crash/send-patiently.ts'
import { writeAnswer } from '../world/answer.ts'
import type { Student } from '../world/student.ts'

/** What was acknowledged of one student, and replies that were no success. */
export interface Toll {
  saves: number
  /** By sub-test and question the newest sequence number. */
  acknowledged: Map<string, number>
  progressIds: string[]
  faults: string[]
}

interface Place {
  port: number
  tryout: TestTryout
}

/** Sends a call until it is decided; a reply that is no success is noted, and ends the sitting. */
function createCaller({ port, tryout }: Place, { token }: Student) {
  return async (method: string, path: string, body: object): Promise<unknown> => {
    const call = { method, path: `/api/v1/tryouts/${tryout.slug}${path}`, token, body }
    const answered = await sendPatiently(() => port, call)
    if (answered.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answered)}`)
    return (answered.body as { data: unknown }).data
  }
}

async function sit(place: Place, student: Student, toll: Toll): Promise<void> {
  const call = createCaller(place, student)
  for (const { id: sub_test_id, items } of place.tryout.sub_tests) {
    const started = await call('POST', '/progresses/start', { sub_test_id, client_id: randomUUID() })
    const { progress } = started as Session
    const path = `/progresses/${progress.id}`
    toll.progressIds.push(progress.id)
    for (const [index, item] of items.entries()) {
      const answer = writeAnswer(item, index + 1)
      await call('PATCH', `${path}/answer`, { lease: progress.lease, answers: [answer] })
      toll.acknowledged.set(`${progress.id} ${item.question_id}`, answer.seq)
      toll.saves++
    }
    await call('PATCH', `${path}/submit`, { lease: progress.lease, answers: [] })
  }
}

/** One student from the start of the first sub-test to the receipt of the last, an answer a request. */
export async function sitWhole(place: Place, student: Student): Promise<Toll> {
  const toll: Toll = { saves: 0, acknowledged: new Map(), progressIds: [], faults: [] }
  await sit(place, student, toll).catch((error: unknown) => void toll.faults.push(String(error)))
  return toll
}
