import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { AppError } from '../../../http/errors.ts'
import { publishTryout } from '../tryouts/publish-tryout.queries.ts'
import { readCheckedPlan } from './check-plan.queries.ts'
import { checkPlan } from './check-plan.rules.ts'
import { listChosenIds } from './plan-questions.queries.ts'
import type { LockedTryout } from './plans.queries.ts'

/** Nobody edits the questions while they are checked and frozen: a key from before would stand beside a text from after. */
async function holdQuestions(trx: Db, tryoutId: string): Promise<void> {
  await sql`
    select q.id from questions q
    where q.id in (
      select c.question_id from tryout_questions c join tryout_sub_tests st on st.id = c.sub_test_id
      where st.tryout_id = ${tryoutId}
      union select c.question_id from tryout_trials c join tryout_sub_tests st on st.id = c.sub_test_id
      where st.tryout_id = ${tryoutId}
    )
    order by q.id for share
  `.execute(trx)
}

export type Publication = { overruled: string[]; questions: number; sub_tests: number }

/**
 * Checks a locked draft and freezes its papers. What blocks is refused with the list; what asks needs a reason. The choice
 * of questions goes with the publication: from then on the papers tell.
 */
export async function publishPlan(
  trx: Db,
  tryout: LockedTryout,
  reason: string | undefined,
  { at, newId }: { at: Date; newId: () => string },
): Promise<Publication> {
  await holdQuestions(trx, tryout.id)
  const plan = await readCheckedPlan(trx, tryout)
  const findings = checkPlan(plan, at)
  const against = findings.filter(({ level }) => level === 'blocks' || (level === 'asks' && !reason))
  if (against.length > 0)
    throw new AppError(422, 'validation', 'Validation error', {
      errors: { plan: against.map(({ text }) => text) },
    })
  const papers = []
  for (const { id } of plan.sub_tests)
    papers.push({ sub_test_id: id, question_ids: await listChosenIds(trx, id) })
  await publishTryout(trx, tryout.id, papers, { at: at.toISOString(), newId })
  const ids = plan.sub_tests.map(({ id }) => id)
  await sql`delete from tryout_questions where sub_test_id = any(${ids}::uuid[])`.execute(trx)
  const overruled = findings.filter(({ level }) => level === 'asks').map(({ code }) => code)
  return { overruled: [...new Set(overruled)], questions: plan.questions.length, sub_tests: ids.length }
}
