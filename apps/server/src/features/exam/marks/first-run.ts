import type { ScoringMethod } from '@gerbang/contract/exam/tryouts.ts'
import type { Selectable } from 'kysely'
import type { DB } from '../../../db/schema.ts'
import { engineVersion } from './engine.ts'

/** Of a try-out whose keys nobody has changed. */
export const FIRST_KEY_VERSION = 1

/** The run that a try-out has from its publication on: what attempts are given one by one as they finish. */
export function buildFirstRun(of: {
  id: string
  tryout_id: string
  kind: ScoringMethod
  at: string
}): Selectable<DB['score_runs']> {
  const { id, tryout_id, kind, at } = of
  return {
    id,
    tryout_id,
    kind,
    number: 1,
    status: 'published',
    origin: 'submissions',
    model: 'points',
    engine_version: engineVersion,
    key_version: FIRST_KEY_VERSION,
    data_hash: null,
    publishes_itself: false,
    reason: null,
    requested_by: null,
    attempts: null,
    flagged: 0,
    failure: null,
    tries: 0,
    step: 'ended',
    progress: 1,
    created_at: at,
    started_at: null,
    finished_at: null,
    published_at: at,
  }
}
