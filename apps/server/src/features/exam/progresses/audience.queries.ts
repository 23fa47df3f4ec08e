import { type RawBuilder, sql } from 'kysely'
import { isInClass } from '../../people/classes/classes.queries.ts'

/** Conditions on a row `u` of `users`: whether an `Audience`, as `jsonb`, means it. */
export function isMeant(audience: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case ${audience} ->> 'kind'
    when 'all' then true
    when 'school' then lower(u.school_name) = lower(${audience} ->> 'school')
    when 'batch' then ${isInClass(sql`u.id`, sql`(${audience} ->> 'batch')`)}
    when 'student' then u.id = (${audience} ->> 'user_id')::uuid
  end`
}
