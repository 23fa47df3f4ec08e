import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { ClassRow } from '@gerbang/contract/office/class-reports.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { bearsName, isOpenToTeachers } from '../../people/classes/classes.queries.ts'

/** Classes with finished attempts, newest try-out first. `teacherId`: only those that this teacher may see. */
export async function listClasses(
  db: Db,
  { tryout_id, teacher_id }: { tryout_id?: string | undefined; teacher_id?: string | undefined },
): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select json_build_object('id', t.id, 'title', t.title, 'opens_at', t.opens_at) as tryout,
      k.name as batch, count(distinct a.user_id)::int as students
    from classes k
    join class_members m on m.class_id = k.id and m.left_at is null
    join attempts a on a.user_id = m.user_id and a.status = 'scored'
    join tryouts t on t.id = a.tryout_id and t.status = 'published'
    where ${bearsName(sql`k.name`)}
      ${tryout_id ? sql`and t.id = ${tryout_id}` : sql``}
      ${
        teacher_id
          ? sql`and k.id in (select class_id from class_teachers where user_id = ${teacher_id}) and ${isOpenToTeachers}`
          : sql``
      }
    group by t.id, k.id order by t.opens_at desc, lower(k.name) limit 200
  `.execute(db)
  return rows.map(row => ({
    ...row,
    tryout: { ...row.tryout, opens_at: new Date(row.tryout.opens_at).toISOString() },
  }))
}

export interface ClassStudent {
  user_id: string
  name: string
  bucket: number
  attempt_id: string
}

/** Students of a class with a finished attempt, each with the newest, by name. */
export async function listClassStudents(db: Db, tryoutId: string, batch: string): Promise<ClassStudent[]> {
  const { rows } = await sql<ClassStudent>`
    select * from (
      select distinct on (a.user_id) a.user_id, u.name, a.bucket, a.id as attempt_id
      from attempts a join users u on u.id = a.user_id
      where a.tryout_id = ${tryoutId} and a.status = 'scored' and a.user_id in (
        select m.user_id from class_members m join classes k on k.id = m.class_id
        where m.left_at is null and ${bearsName(sql`${batch}::text`)}
      )
      order by a.user_id, a.number desc
    ) newest order by lower(name), user_id
  `.execute(db)
  return rows
}

interface StoredAnswer {
  attempt_id: string
  question_id: string
  value: AnswerValue | null
  flagged: boolean
}

/** What is stored of these attempts. */
export async function listClassAnswers(db: Db, students: readonly ClassStudent[]): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    select p.attempt_id, a.question_id, a.value, a.flagged
    from json_to_recordset(${JSON.stringify(students)}::json) as s (bucket smallint, attempt_id uuid)
    join progresses p on p.bucket = s.bucket and p.attempt_id = s.attempt_id
    join answers a on a.bucket = p.bucket and a.progress_id = p.id
  `.execute(db)
  return rows
}
