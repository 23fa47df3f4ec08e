import { rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findTryout } from '../tryout-plans/plans.queries.ts'
import { findTryoutFor } from '../tryouts/tryouts.queries.ts'
import { countRehearsed, listRehearsed, writeCheck } from './rehearsals.queries.ts'

/** A wrong clock is told within a day; further off, it says nothing more. */
const mostSeconds = 86_400

const bound = (seconds: number) => Math.max(-mostSeconds, Math.min(mostSeconds, seconds))

/** Gladi bersih: what devices can do, and who is ready. */
export function rehearsalRoutes(mount: Mount, { db, now }: Platform): void {
  mount(rehearsals.report, async ({ viewer, params, body: { device_now, ...found } }) => {
    const tryout = await findTryoutFor(db, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    const at = now()
    const clock_off_seconds = bound(Math.round((Date.parse(device_now) - at.getTime()) / 1_000))
    const about = { tryout_id: tryout.id, user_id: viewer.user_id, checked_at: at.toISOString() }
    await writeCheck(db, { ...about, ...found, clock_off_seconds })
    const isReady = found.keeps_answers && found.has_space && found.shows_pictures
    return { data: { state: isReady ? ('ready' as const) : ('faulty' as const), clock_off_seconds } }
  })

  mount(rehearsals.list, async ({ params: { id }, query }) => {
    const tryout = await findTryout(db, id)
    if (!tryout) throw notFound('Try out')
    const [{ data, meta }, counts] = await Promise.all([
      listRehearsed(db, tryout, query),
      countRehearsed(db, tryout),
    ])
    return { data, meta: { ...meta, counts } }
  })
}
