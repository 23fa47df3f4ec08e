import { questions } from '@gerbang/contract/bank/questions.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { copyQuestions, moveQuestions } from './move-questions.queries.ts'
import { demandOwnPlace } from './places.queries.ts'
import { gone } from './questions.rules.ts'

export function moveQuestionRoutes(mount: Mount, platform: Platform): void {
  const { db } = platform

  for (const [call, work, action] of [
    [questions.copy, copyQuestions, 'questions_copied'],
    [questions.move, moveQuestions, 'questions_moved'],
  ] as const)
    mount(call, async ({ viewer, params, body: { ids } }) => {
      const done = await db.transaction().execute(async trx => {
        const place = await demandOwnPlace(trx, viewer, params)
        const done = await work(trx, { viewer, place, ids: [...new Set(ids)] }, platform)
        const subject = { type: 'bank_sub_test', id: place.id }
        await noteAct(trx, platform, viewer, { action, subject, details: { question_ids: [...done.keys()] } })
        return done
      })
      const left = ids.filter(id => !done.has(id))
      return {
        data: { changed: [...done.values()], refused: left.map(id => ({ id, stem: '', errors: gone })) },
      }
    })
}
