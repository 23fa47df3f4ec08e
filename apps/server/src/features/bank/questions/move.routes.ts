import { questions } from '@gerbang/contract/bank/questions.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { copyQuestions, moveQuestions } from './move-questions.queries.ts'
import { demandOwnPlace } from './places.queries.ts'
import { gone, held } from './questions.rules.ts'

export function moveQuestionRoutes(mount: Mount, platform: Platform): void {
  const { db } = platform

  for (const [call, work, action] of [
    [questions.copy, copyQuestions, 'questions_copied'],
    [questions.move, moveQuestions, 'questions_moved'],
  ] as const)
    mount(call, async ({ viewer, params, body: { ids } }) => {
      const moved = await db.transaction().execute(async trx => {
        const place = await demandOwnPlace(trx, viewer, params)
        const moved = await work(trx, { viewer, place, ids: [...new Set(ids)] }, platform)
        const subject = { type: 'bank_sub_test', id: place.id }
        await noteAct(trx, platform, viewer, {
          action,
          subject,
          details: { question_ids: [...moved.done.keys()] },
        })
        return moved
      })
      const left = ids.filter(id => !moved.done.has(id))
      const refused = left.map(id => ({ id, stem: '', errors: moved.held.has(id) ? held : gone }))
      return { data: { changed: [...moved.done.values()], refused } }
    })
}
