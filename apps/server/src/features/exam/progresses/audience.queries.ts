import { type RawBuilder, sql } from 'kysely'

/** Conditions on a row `u` of `users`: whether an `Audience`, as `jsonb`, means it. */
export function isMeant(audience: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case ${audience} ->> 'kind'
    when 'all' then true
    when 'school' then lower(u.school_name) = lower(${audience} ->> 'school')
    when 'batch' then exists (
      select from student_code_redemptions r join student_codes c on c.id = r.student_code_id
      where r.user_id = u.id and c.batch = ${audience} ->> 'batch'
    )
    when 'student' then u.id = (${audience} ->> 'user_id')::uuid
  end`
}
