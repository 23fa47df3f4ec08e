import type { DrawnPaper } from '@gerbang/contract/learning/practices.ts'
import { choosePlacement } from '@gerbang/scoring/adaptive/place-student.ts'
import { describePaper } from './describe-paper.queries.ts'
import { listPlaced, putTail } from './placement.queries.ts'
import { listPool } from './pool.queries.ts'
import { lockPractice, type PracticeRow } from './practices.queries.ts'
import type { Means } from './read-standing.ts'

/** What follows the answers that are known now, in place of what was to follow. */
export async function redrawPlacement({ db, viewer, at }: Means, practice: PracticeRow): Promise<DrawnPaper> {
  const pool = await listPool(db, viewer, at, { has_no_passage: true })
  const tail = await db.transaction().execute(async trx => {
    // Two answers that arrive together draw one after the other.
    await lockPractice(trx, viewer, practice.id)
    const answers = await listPlaced(trx, viewer)
    const ids = choosePlacement({ pool, answers, student: viewer.user_id })
    await putTail(
      trx,
      practice,
      ids.map(question_id => ({ question_id })),
    )
    return ids
  })
  return describePaper(db, practice, tail)
}
