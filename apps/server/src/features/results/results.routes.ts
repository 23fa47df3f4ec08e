import { results } from '@gerbang/contract/results.ts'
import type { Viewer } from '../../http/access.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { findLongestExtra } from '../progresses/attempts.queries.ts'
import type { Exam } from '../progresses/exam.ts'
import {
  countRanks,
  findOwnRank,
  findScopeKeys,
  findSnapshot,
  listRanks,
  type RankRow,
} from '../rankings/ranking.queries.ts'
import { listChoices } from '../tryouts/attempts.queries.ts'
import { findTryout } from '../tryouts/tryouts.queries.ts'
import { describeResult } from './describe-result.ts'
import { findFinished } from './find-finished.ts'
import { listKeyChanges } from './results.queries.ts'
import { describeScoring, isReleased, isReviewAllowed, maskName, nextRelease } from './results.rules.ts'

function describeRow({ show_name_in_ranking, name, user_id, ...row }: RankRow, viewer: Viewer) {
  const is_me = user_id === viewer.user_id
  return { ...row, is_me, name: is_me || show_name_in_ranking ? name : maskName(name) }
}

export function resultRoutes(mount: Mount, { db, now, exam }: Platform & { exam: Exam }): void {
  mount(results.result, async ({ viewer, params }) => {
    const at = now()
    const tryout = await findTryout(db, params.slug)
    const attempt = tryout && (await findFinished(db, exam, viewer, tryout.id, at))
    if (!attempt) throw notFound('Hasil')
    const data = {
      tryout: { ...tryout, scale: { min: tryout.scale_min, max: tryout.scale_max } },
      attempt: { ...attempt, choices: await listChoices(db, attempt.bucket, attempt.id) },
      release_at: nextRelease(tryout, at),
      review_allowed: isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at),
      released: isReleased(tryout, at)
        ? await describeResult(db, exam.findPaper, viewer, tryout, attempt)
        : null,
    }
    return { data }
  })

  mount(results.ranking, async ({ viewer, params, query: { page, per_page, scope } }) => {
    const tryout = await findTryout(db, params.slug)
    if (!tryout) throw notFound('Try out')
    const shown = isReleased(tryout, now())
    const key = (await findScopeKeys(db, viewer.user_id))[scope]
    const isEmpty = !shown || key === null
    const [rows, total, own, snapshot] = await Promise.all([
      isEmpty ? [] : listRanks(db, tryout.id, scope, key, page, per_page),
      isEmpty ? 0 : countRanks(db, tryout.id, scope, key),
      isEmpty ? undefined : findOwnRank(db, tryout.id, scope, viewer.user_id),
      findSnapshot(db, tryout.id),
    ])
    return {
      data: rows.map(row => describeRow(row, viewer)),
      meta: {
        page,
        per_page,
        total,
        tryout_title: tryout.title,
        own: own ? describeRow(own, viewer) : null,
        computed_at: shown ? (snapshot?.computed_at ?? null) : null,
        scoring:
          shown && snapshot
            ? describeScoring(tryout, snapshot, await listKeyChanges(db, tryout.id, snapshot.key_version))
            : null,
      },
    }
  })
}
