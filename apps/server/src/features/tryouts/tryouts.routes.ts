import { type TryoutCard, tryouts } from '@gerbang/contract/tryouts.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { countAttempts, describeAttempt, findNewestAttempt, listAttempts } from './attempts.queries.ts'
import { isOpened } from './is-opened.ts'
import { findTryoutFor, listSubTests, listTryouts, type SubTestRow } from './tryouts.queries.ts'
import { findObstacle, phaseOf } from './tryouts.rules.ts'

function summarize(subTests: SubTestRow[]) {
  return {
    sub_test_count: subTests.length,
    question_count: subTests.reduce((sum, subTest) => sum + subTest.question_count, 0),
    duration_seconds: subTests.reduce((sum, subTest) => sum + subTest.duration_seconds, 0),
  }
}

export function tryoutRoutes(mount: Mount, { db, now }: Platform): void {
  mount(tryouts.list, async ({ viewer, query }) => {
    const at = now()
    const attempts = await listAttempts(db, viewer)
    const ids = query.attempt === 'mine' ? attempts.map(row => row.tryout_id) : undefined
    const { phase, search } = query
    const filter = { program_id: viewer.program_id, at, phase, search, ids }
    const { data: rows, meta } = await listTryouts(db, filter, query)
    const subTests = await listSubTests(
      db,
      rows.map(row => row.id),
    )
    const data: TryoutCard[] = rows.map(row => ({
      ...row,
      phase: phaseOf(row, at),
      ...summarize(subTests.filter(subTest => subTest.tryout_id === row.id)),
      attempt: attempts.find(own => own.tryout_id === row.id) ?? null,
    }))
    return { data, meta }
  })

  mount(tryouts.get, async ({ viewer, params }) => {
    const at = now()
    const tryout = await findTryoutFor(db, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    const [sub_tests, newest, { used }, is_opened] = await Promise.all([
      listSubTests(db, [tryout.id]),
      findNewestAttempt(db, viewer, tryout.id),
      countAttempts(db, viewer, tryout.id),
      isOpened(db, viewer.user_id, tryout),
    ])
    const data = {
      ...tryout,
      phase: phaseOf(tryout, at),
      ...summarize(sub_tests),
      sub_tests,
      choice_rules: {
        min: tryout.choices_min,
        max: tryout.choices_max,
        combinations: tryout.choice_combinations,
      },
      attempt: newest ? await describeAttempt(db, newest) : null,
      obstacle: findObstacle({ tryout, viewer, newest, used, is_opened, at }) ?? null,
    }
    return { data }
  })
}
