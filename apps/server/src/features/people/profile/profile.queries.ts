import type { Profile } from '@gerbang/contract/people/profile.ts'
import type { Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { listOwnClasses } from '../classes/members.queries.ts'
import { findOwnUser, named } from '../auth/users.queries.ts'

export async function findProfile(db: Db, id: string): Promise<Profile | undefined> {
  const [user, classes, more] = await Promise.all([
    findOwnUser(db, id),
    listOwnClasses(db, id),
    db
      .selectFrom('users')
      .select(['users.phone', 'users.graduation_year', 'users.gender', 'users.reminders'])
      .select(eb => [
        'users.created_at',
        named('cities', 'city_id').as('city'),
        named('districts', 'district_id').as('district'),
        jsonObjectFrom(
          eb
            .selectFrom('student_code_redemptions as r')
            .innerJoin('student_codes as c', 'c.id', 'r.student_code_id')
            .select(['c.code', 'c.label', 'c.batch'])
            .whereRef('r.user_id', '=', 'users.id')
            .orderBy('r.redeemed_at', 'desc')
            .limit(1),
        ).as('student_code'),
      ])
      .where('users.id', '=', id)
      .executeTakeFirst(),
  ])
  return user && more ? { ...user, ...more, classes } : undefined
}

/** The program of the newest student code of a user; undefined without a code. */
export function findCodeProgram(db: Db, userId: string) {
  return db
    .selectFrom('student_code_redemptions as r')
    .innerJoin('student_codes as c', 'c.id', 'r.student_code_id')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .select(['p.id', 'p.name'])
    .where('r.user_id', '=', userId)
    .orderBy('r.redeemed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function updateProfile(db: Db, id: string, changes: Updateable<DB['users']>): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute()
}
