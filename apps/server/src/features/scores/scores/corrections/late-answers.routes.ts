import { lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { notFound } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import type { Platform } from '../../../../platform.ts'
import { findTryout } from '../../../exam/tryouts/tryouts.queries.ts'
import { decideLateAnswers, listLateSheets } from './late-answers.queries.ts'

export function lateAnswerRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(lateAnswers.list, async ({ params }) => {
    if (!(await findTryout(db, params.id))) throw notFound('Try out')
    return { data: await listLateSheets(db, params.id) }
  })

  mount(lateAnswers.decide, async ({ viewer, act, params: { id }, body: { reason, ...wanted } }) => {
    const doing = { actor_id: viewer.user_id, reason, at: now().toISOString(), newId }
    const decided = await act(id, async (trx, note) => {
      const decided = await decideLateAnswers(trx, id, wanted, doing)
      const sheets = decided.map(({ progress_id, user_id, answers }) => ({ progress_id, user_id, answers }))
      await note({ action: `late_answers_${wanted.decision}`, details: { sheets } })
      return decided
    })
    const answers = decided.reduce((sum, one) => sum + one.answers, 0)
    const message =
      wanted.decision === 'accepted'
        ? `${answers} jawaban dihitung, penilaian ulang masuk antrean`
        : `${answers} jawaban tidak dihitung`
    return { message, data: { sub_tests: decided.length, answers } }
  })
}
