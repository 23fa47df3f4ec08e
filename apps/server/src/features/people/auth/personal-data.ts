import type { PersonalData } from '../../../personal-data.ts'
import { clearLoginFailures, listLogins } from './login-failures.queries.ts'
import { listOwnSessions } from './own-sessions.queries.ts'
import { findSecondFactor } from './second-factor/second-factor.queries.ts'

export const authData: PersonalData = {
  tables: [
    'credentials',
    'sessions',
    'one_time_secrets',
    'second_factors',
    'recovery_codes',
    'school_sign_ins',
  ],
  copy: async ({ db }, { id }) => {
    const sessions = await listOwnSessions(db, id)
    const factor = await findSecondFactor(db, id)
    return {
      'perangkat.json': sessions.map(({ user_agent, address, created_at, last_seen_at, expires_at }) => ({
        user_agent,
        address,
        created_at,
        last_seen_at,
        expires_at,
      })),
      ...(factor && {
        'kode-kedua.json': {
          asked_at: factor.asked_at,
          confirmed_at: factor.confirmed_at,
          recovery_codes_left: factor.recovery_codes_left,
        },
      }),
    }
  },
  deletePrivate: async (trx, person) => {
    for (const table of [
      'credentials',
      'sessions',
      'one_time_secrets',
      'second_factors',
      'school_sign_ins',
    ] as const)
      await trx.deleteFrom(table).where('user_id', '=', person.id).execute()
    await clearLoginFailures(trx, listLogins(person))
  },
}
