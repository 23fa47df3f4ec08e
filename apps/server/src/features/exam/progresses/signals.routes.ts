import { examSignals } from '@gerbang/contract/exam/exam-signals.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Exam } from './exam.ts'
import { listMessages } from './signals.queries.ts'

export function signalRoutes(mount: Mount, { db, exam }: Platform & { exam: Exam }): void {
  mount(examSignals.beat, async ({ viewer, params, body: { unsent }, arrived_at }) => {
    const facts = await exam.findFacts(viewer, params.slug, params.id)
    exam.beats.note(facts, unsent, arrived_at)
    return { data: { signals: await exam.findSignals(facts) } }
  })

  mount(examSignals.messages, async ({ viewer, params }) => {
    return { data: await listMessages(db, await exam.findFacts(viewer, params.slug, params.id)) }
  })
}
