import type { Query } from '@gerbang/contract/call.ts'
import type { ListMeta } from '@gerbang/contract/fields.ts'
import type { TryoutCard, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { listAttempts } from './attempts.queries.ts'
import { listSubTests, listTryouts, type SubTestRow, type TryoutFilter } from './tryouts.queries.ts'
import { phaseOf } from './tryouts.rules.ts'

export function summarize(subTests: SubTestRow[]) {
  return {
    sub_test_count: subTests.length,
    question_count: subTests.reduce((sum, subTest) => sum + subTest.question_count, 0),
    duration_seconds: subTests.reduce((sum, subTest) => sum + subTest.duration_seconds, 0),
  }
}

type Wanted = Omit<Query<typeof tryouts.list>, 'phase'> & Pick<TryoutFilter, 'phase'>

/** Try-outs as a student sees them in a list, each with their newest attempt. */
export async function listCards(
  db: Db,
  viewer: Viewer,
  { phase, search, attempt, ...page }: Wanted,
  at: Date,
): Promise<{ data: TryoutCard[]; meta: ListMeta }> {
  const attempts = await listAttempts(db, viewer)
  const ids = attempt === 'mine' ? attempts.map(row => row.tryout_id) : undefined
  const { data: rows, meta } = await listTryouts(
    db,
    { program_id: viewer.program_id, user_id: viewer.user_id, at, phase, search, ids },
    page,
  )
  const subTests = await listSubTests(
    db,
    rows.map(row => row.id),
  )
  const data = rows.map(row => ({
    ...row,
    phase: phaseOf(row, at),
    ...summarize(subTests.filter(subTest => subTest.tryout_id === row.id)),
    attempt: attempts.find(own => own.tryout_id === row.id) ?? null,
    finished: attempts.filter(own => own.tryout_id === row.id && own.status === 'scored'),
  }))
  return { data, meta }
}
