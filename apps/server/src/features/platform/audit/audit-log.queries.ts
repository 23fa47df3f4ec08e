import type { Query } from '@gerbang/contract/call.ts'
import type { audit } from '@gerbang/contract/platform/audit.ts'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'

type Filter = Query<typeof audit.list>

const orders: Orders<Filter['sort']> = { at: sql`e.at` }

/** Says for each word of the log where the name of such a thing stands. */
const names = {
  user: ['users', 'name'],
  tryout: ['tryouts', 'title'],
  quiz: ['quizzes', 'title'],
  question_bank: ['question_banks', 'title'],
  student_code: ['student_codes', 'code'],
  university: ['universities', 'name'],
  major: ['majors', 'name'],
  program: ['programs', 'name'],
  subject: ['subjects', 'name'],
  faq: ['faqs', 'question'],
  news: ['news', 'title'],
  banner: ['banners', 'title'],
  testimonial: ['testimonials', 'name'],
} as const

export async function listEntries(
  db: Db,
  { search, action, subject_type, subject_id, actor_id, ...wanted }: Filter,
) {
  let query = db
    .selectFrom('audit_entries as e')
    .select(['e.id', 'e.at', 'e.action', 'e.subject_type', 'e.subject_id', 'e.reason', 'e.details'])
    .select(eb => [
      jsonObjectFrom(
        eb.selectFrom('users as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'e.actor_id'),
      ).as('actor'),
    ])
  if (search) query = query.where('e.reason', 'ilike', matchAnywhere(search))
  if (action) query = query.where('e.action', '=', action)
  if (subject_type) query = query.where('e.subject_type', '=', subject_type)
  if (subject_id) query = query.where('e.subject_id', '=', subject_id)
  if (actor_id) query = query.where('e.actor_id', '=', actor_id)
  const { data, meta } = await listPage(db, query, wanted, { orders, last: ['e.id'] })
  return { rows: data, meta }
}

/** Names of what the entries are about, by id, as they are called now; whatever is gone has none. */
export async function findSubjectNames(
  db: Db,
  subjects: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, string>> {
  const byType = Map.groupBy(subjects, ({ subject_type }) => subject_type)
  const found = await Promise.all(
    Object.entries(names).map(async ([type, [table, column]]) => {
      const ids = (byType.get(type) ?? []).map(({ subject_id }) => subject_id)
      if (ids.length === 0) return []
      const { rows } = await sql<{ id: string; name: string }>`
        select id::text as id, ${sql.ref(column)} as name from ${sql.table(table)} where id::text = any(${ids})
      `.execute(db)
      return rows
    }),
  )
  return new Map(found.flat().map(({ id, name }) => [id, name]))
}

export async function listAuditChoices(db: Db) {
  const [actions, actors] = await Promise.all([
    db.selectFrom('audit_entries').select('action').distinct().orderBy('action').execute(),
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', eb =>
        eb.selectFrom('audit_entries').select('actor_id').distinct().$castTo<{ actor_id: string }>(),
      )
      .orderBy('name')
      .limit(200)
      .execute(),
  ])
  return { actions: actions.map(({ action }) => action), actors }
}
