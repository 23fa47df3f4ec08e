import { questions } from '@gerbang/contract/bank/questions.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { copyQuestions, moveQuestions } from './move-questions.queries.ts'
import { demandOwnPlace } from './places.queries.ts'
import { gone, held } from './questions.rules.ts'

export function moveQuestionRoutes(mount: Mount, platform: Platform): void {
  for (const [call, work] of [
    [questions.copy, copyQuestions],
    [questions.move, moveQuestions],
  ] as const)
    mount(call, async ({ viewer, act, params, body: { ids } }) => {
      const moved = await act(params.subTesId, async (trx, note) => {
        const place = await demandOwnPlace(trx, viewer, params)
        const moved = await work(trx, { viewer, place, ids: [...new Set(ids)] }, platform)
        await note({ id: place.id, details: { question_ids: [...moved.done.keys()] } })
        return moved
      })
      const left = ids.filter(id => !moved.done.has(id))
      const refused = left.map(id => ({ id, stem: '', errors: moved.held.has(id) ? held : gone }))
      return { data: { changed: [...moved.done.values()], refused } }
    })
}
