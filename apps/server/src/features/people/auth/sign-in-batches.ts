import { createBatch } from '../../../db/batch.ts'
import { throughPipeline } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { type LoginTry, takeLoginTries } from './login-failures.queries.ts'
import { type Opening, openSessions } from './open-session.ts'
import { listCredentials } from './users.queries.ts'

/** The batched look-ups and inserts that a morning of sign-ins goes through. */
export function createSignIns(platform: Pick<Platform, 'config' | 'db'>) {
  const limit = limits.batchRows
  return {
    /** Counts a try, and tells whose it is. */
    begin: createBatch({
      limit,
      run: async (tries: LoginTry[]) => {
        const piped = throughPipeline(platform.db)
        const logins = tries.map(({ login }) => login)
        const [found, until] = await Promise.all([
          listCredentials(piped, logins),
          takeLoginTries(piped, tries),
        ])
        return tries.map((_, index) => ({ found: found[index], until: until[index] }))
      },
    }),
    open: createBatch({ limit, run: (openings: Opening[]) => openSessions(platform, openings) }),
  }
}
