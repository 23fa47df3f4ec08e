import type { ListAnswers } from '@gerbang/contract/people/student-lists.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { inventUsername } from '../accounts/invent-username.ts'
import type { Judged } from './judge-list.ts'
import { gradeOfClass } from './name-classes.rules.ts'

/** Accounts of a school: nobody is written to, and a card brings the first password. */
export async function insertStudents(
  trx: Db,
  means: Pick<Platform, 'newId' | 'randomBytes'>,
  judged: readonly Judged[],
  { answers, at }: { answers: ListAnswers; at: string },
): Promise<Map<Judged, string>> {
  const ids = new Map(judged.map(one => [one, means.newId()]))
  const rows = judged.map(one => ({
    id: ids.get(one),
    name: one.student.name,
    username: one.student.username ?? one.student.nisn ?? inventUsername(one.student.name, means),
    email: one.student.email,
    nisn: one.student.nisn,
    birth_date: one.student.born,
    gender: one.student.sex,
    phone: one.student.phone,
    program_id: answers.program_id,
    school_name: answers.school_name,
    grade: gradeOfClass(one.student.class ?? '') ?? answers.grade,
  }))
  await sql`
    insert into users (id, name, username, email, nisn, birth_date, gender, phone, role, status, program_id, school_name,
      grade, created_at, updated_at)
    select r.id, r.name, r.username, r.email, r.nisn, r.birth_date, r.gender, r.phone, 'student', 'invited', r.program_id,
      r.school_name, r.grade, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, name text, username text, email text, nisn text,
      birth_date text, gender text, phone text, program_id uuid, school_name text, grade text)
  `.execute(trx)
  return ids
}

/** Only what changes; a new address is taken as the school's word, as that of a new account is. */
export async function changeStudents(trx: Db, judged: readonly Judged[], at: string): Promise<void> {
  const rows = judged.flatMap(({ person, difference }) =>
    person && difference && Object.keys(difference.changes).length > 0
      ? [{ id: person.id, ...difference.changes }]
      : [],
  )
  await sql`
    update users u set name = coalesce(r.name, u.name), nisn = coalesce(r.nisn, u.nisn),
      birth_date = coalesce(r.birth_date, u.birth_date), gender = coalesce(r.gender, u.gender),
      email = coalesce(r.email, u.email), phone = coalesce(r.phone, u.phone), grade = coalesce(r.grade, u.grade), updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, name text, nisn text, birth_date text,
      gender text, email text, phone text, grade text)
    where u.id = r.id
  `.execute(trx)
}

interface Step {
  class_id: string
  user_id: string
}

/** Memberships that begin and end, all of a list in two statements. */
export async function moveMembers(
  trx: Db,
  { joins, leaves }: { joins: readonly Step[]; leaves: readonly Step[] },
  at: string,
): Promise<void> {
  await sql`
    update class_members m set left_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(leaves)}::json) as r (class_id uuid, user_id uuid)
    where m.class_id = r.class_id and m.user_id = r.user_id and m.left_at is null
  `.execute(trx)
  await sql`
    insert into class_members (class_id, user_id, joined_at)
    select r.class_id, r.user_id, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(joins)}::json) as r (class_id uuid, user_id uuid)
    on conflict (class_id, user_id) do update set joined_at = excluded.joined_at, left_at = null
      where class_members.left_at is not null
  `.execute(trx)
}
