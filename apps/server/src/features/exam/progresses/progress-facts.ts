import { createBatch } from '../../../db/batch.ts'
import { splitByBucket } from '../../../db/placement.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { listProgressFacts, type OwnProgress, type ProgressFacts } from './progresses.queries.ts'

export interface FindFacts {
  /** Throws 404 unless this sub-test of this try-out is the viewer's. */
  (viewer: Viewer, slug: string, id: string): Promise<ProgressFacts>
  /** So that nobody waits for what is known already. */
  remember: (facts: ProgressFacts) => void
}

/** Remembers what never changes about a progress; ids of finished sub-tests age out. Who ask together share a statement. */
export function createFindFacts({
  config: { is_sharded },
  examDb: db,
}: Pick<Platform, 'config' | 'examDb'>): FindFacts {
  const remembered = new Map<string, ProgressFacts>()
  const read = createBatch({
    limit: limits.batchRows,
    apart: splitByBucket(is_sharded, ({ bucket }: OwnProgress) => bucket),
    run: async (wanted: OwnProgress[]) => {
      const found = new Map((await listProgressFacts(db, wanted)).map(row => [row.id, row]))
      return wanted.map(({ id }) => found.get(id))
    },
  })
  function remember(facts: ProgressFacts): void {
    remembered.set(facts.id, facts)
    if (remembered.size > limits.factsRemembered)
      remembered.delete(remembered.keys().next().value ?? facts.id)
  }
  async function find({ bucket, user_id }: Viewer, slug: string, id: string): Promise<ProgressFacts> {
    const known = remembered.get(id)
    const facts = known ?? (await read({ bucket, user_id, id }))
    if (!known && facts?.user_id === user_id) remember(facts)
    const isTheirs = facts?.user_id === user_id && (facts.slug === slug || facts.tryout_id === slug)
    if (!facts || !isTheirs) throw notFound('Sesi')
    return facts
  }
  return Object.assign(find, { remember })
}
