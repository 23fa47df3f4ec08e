import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import { findProgressFacts, type ProgressFacts } from './progresses.queries.ts'

/** Throws 404 unless this sub-test of this try-out is the viewer's. */
export type FindFacts = (viewer: Viewer, slug: string, id: string) => Promise<ProgressFacts>

/** Remembers what never changes about a progress; ids of finished sub-tests age out. */
export function createFindFacts(db: Database): FindFacts {
  const remembered = new Map<string, ProgressFacts>()
  return async (viewer, slug, id) => {
    let facts = remembered.get(id)
    if (!facts) {
      facts = await findProgressFacts(db, viewer, id)
      if (facts) remembered.set(id, facts)
      if (remembered.size > limits.factsRemembered) remembered.delete(remembered.keys().next().value ?? id)
    }
    const isTheirs = facts?.user_id === viewer.user_id && (facts.slug === slug || facts.tryout_id === slug)
    if (!facts || !isTheirs) throw notFound('Sesi')
    return facts
  }
}
