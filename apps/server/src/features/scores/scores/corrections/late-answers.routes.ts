import { lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { notFound } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import type { Platform } from '../../../../platform.ts'
import { noteAct } from '../../../platform/audit/note-act.ts'
import { findTryout } from '../../../exam/tryouts/tryouts.queries.ts'
import { decideLateAnswers, listLateSheets } from './late-answers.queries.ts'

export function lateAnswerRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  mount(lateAnswers.list, async ({ params }) => {
    if (!(await findTryout(db, params.id))) throw notFound('Try out')
    return { data: await listLateSheets(db, params.id) }
  })

  mount(lateAnswers.decide, async ({ viewer, params: { id }, body: { reason, ...wanted } }) => {
    const doing = { actor_id: viewer.user_id, reason, at: now().toISOString(), newId }
    const decided = await db.transaction().execute(async trx => {
      const decided = await decideLateAnswers(trx, id, wanted, doing)
      await noteAct(trx, platform, viewer, {
        action: wanted.decision === 'accepted' ? 'late_answers_accepted' : 'late_answers_refused',
        subject: { type: 'tryout', id },
        reason,
        details: {
          sheets: decided.map(({ progress_id, user_id, answers }) => ({ progress_id, user_id, answers })),
        },
      })
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
