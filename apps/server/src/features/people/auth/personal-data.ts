import type { PersonalData } from '../../../personal-data.ts'
import { clearLoginFailures, listLogins } from './login-failures.queries.ts'
import { listOwnSessions } from './own-sessions.queries.ts'

export const authData: PersonalData = {
  tables: ['credentials', 'sessions', 'one_time_secrets'],
  copy: async ({ db }, { id }) => {
    const sessions = await listOwnSessions(db, id)
    return {
      'perangkat.json': sessions.map(({ user_agent, created_at, last_seen_at, expires_at }) => ({
        user_agent,
        created_at,
        last_seen_at,
        expires_at,
      })),
    }
  },
  deletePrivate: async (trx, person) => {
    for (const table of ['credentials', 'sessions', 'one_time_secrets'] as const)
      await trx.deleteFrom(table).where('user_id', '=', person.id).execute()
    await clearLoginFailures(trx, listLogins(person))
  },
}
