import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { countAttempts, describeAttempt, findNewestAttempt, listScoredAttempts } from './attempts.queries.ts'
import { isOpened } from './is-opened.ts'
import { listCards, summarize } from './list-cards.ts'
import { findTryoutFor, listSubTests } from './tryouts.queries.ts'
import { findObstacle, phaseOf } from './tryouts.rules.ts'

export function tryoutRoutes(mount: Mount, { db, now }: Platform): void {
  mount(tryouts.list, ({ viewer, query }) => listCards(db, viewer, query, now()))

  mount(tryouts.get, async ({ viewer, params }) => {
    const at = now()
    const tryout = await findTryoutFor(db, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    const [sub_tests, newest, finished, { used }, is_opened] = await Promise.all([
      listSubTests(db, [tryout.id]),
      findNewestAttempt(db, viewer, tryout.id),
      listScoredAttempts(db, viewer, tryout.id),
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
      finished,
      attempt: newest ? await describeAttempt(db, newest) : null,
      obstacle: findObstacle({ tryout, viewer, newest, used, is_opened, at }) ?? null,
    }
    return { data }
  })
}
