import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isInClass } from '../../people/classes/classes.queries.ts'

export interface FoundStudent {
  /** As it was asked for, in lower case. */
  named: string
  id: string
  name: string
  program_id: string | null
}

/** Students by username, e-mail, or a code that they alone have redeemed; `names` in lower case. */
export async function findStudents(db: Db, names: readonly string[]): Promise<Map<string, FoundStudent>> {
  const { rows } = await sql<FoundStudent>`
    with asked as (select distinct unnest(${names}::text[]) as named),
    alone as (
      select lower(c.code) as named, (array_agg(r.user_id))[1] as user_id
      from student_codes c join student_code_redemptions r on r.student_code_id = c.id
      where lower(c.code) in (select replace(replace(named, ' ', ''), '-', '') from asked)
      group by c.id having count(*) = 1
    )
    select distinct on (a.named) a.named, u.id, u.name, u.program_id
    from asked a
    left join alone o on o.named = replace(replace(a.named, ' ', ''), '-', '')
    join users u on u.username = a.named or u.email = a.named or u.id = o.user_id
    where u.role = 'student' and u.anonymised_at is null
    order by a.named, u.username = a.named desc, u.email = a.named desc
  `.execute(db)
  return new Map(rows.map(row => [row.named, row]))
}

const classAtOnce = 1_000

/** Students of a class who may sit the try-out, by name. Without a class: everybody of its program. */
export async function listClass(
  db: Db,
  programId: string,
  { batch, school }: { batch?: string | undefined; school?: string | undefined },
) {
  let query = db
    .selectFrom('users as u')
    .select(['u.name', 'u.username'])
    .where('u.role', '=', 'student')
    .where('u.status', '<>', 'disabled')
    .where('u.anonymised_at', 'is', null)
    .where('u.program_id', '=', programId)
  if (school) query = query.where(sql`lower(u.school_name)`, '=', school.toLowerCase())
  if (batch) query = query.where(isInClass(sql`u.id`, sql`${batch}::text`))
  return query.orderBy('u.name').orderBy('u.id').limit(classAtOnce).execute()
}
