import { questions } from '@gerbang/contract/bank/questions.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { copyQuestions, moveQuestions } from './move-questions.queries.ts'
import { demandOwnPlace } from './places.queries.ts'
import { gone } from './questions.rules.ts'

export function moveQuestionRoutes(mount: Mount, platform: Platform): void {
  for (const [call, work] of [
    [questions.copy, copyQuestions],
    [questions.move, moveQuestions],
  ] as const)
    mount(call, async ({ viewer, act, params, body: { ids } }) => {
      const done = await act(params.subTesId, async (trx, note) => {
        const place = await demandOwnPlace(trx, viewer, params)
        const done = await work(trx, { viewer, place, ids: [...new Set(ids)] }, platform)
        await note({ id: place.id, details: { question_ids: [...done.keys()] } })
        return done
      })
      const left = ids.filter(id => !done.has(id))
      return {
        data: { changed: [...done.values()], refused: left.map(id => ({ id, stem: '', errors: gone })) },
      }
    })
}
