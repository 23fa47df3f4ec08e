import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Row } from '../../../db/insert-rows.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import type { PackItem, PackKind } from './reading/pack.ts'

export type PackItemRow = Row<'pack_items'>

export const listLoadedPacks = (db: Db) => db.selectFrom('packs').selectAll().orderBy('id').execute()

export const listPackItems = (db: Db, packId: string): Promise<PackItemRow[]> =>
  db.selectFrom('pack_items').selectAll().where('pack_id', '=', packId).execute()

/** One pack is loaded or removed at a time; until the transaction ends the others wait. */
export async function lockPacks(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content packs'))`.execute(trx)
}

export async function notePack(trx: Db, id: string, version: string, at: string): Promise<void> {
  const row = { id, version, created_at: at, updated_at: at }
  await trx
    .insertInto('packs')
    .values(row)
    .onConflict(oc => oc.column('id').doUpdateSet({ version, updated_at: at }))
    .execute()
}

/** In place of what was noted of these items. */
export async function notePackItems(trx: Db, rows: readonly PackItemRow[]): Promise<void> {
  await sql`
    delete from pack_items p using json_populate_recordset(null::pack_items, ${JSON.stringify(rows)}::json) r
    where p.pack_id = r.pack_id and p.kind = r.kind and p.ref = r.ref
  `.execute(trx)
  await insertRows(trx, 'pack_items', rows)
}

export async function forgetPackItem(trx: Db, { pack_id, kind, ref }: PackItemRow): Promise<void> {
  await trx
    .deleteFrom('pack_items')
    .where(eb => eb.and({ pack_id, kind, ref }))
    .execute()
}

/** What the work has written until it fails is taken back; the transaction goes on. */
export async function withSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint pack_item`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint pack_item`.execute(trx)
    throw error
  }
}

export async function forgetPack(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('packs').where('id', '=', id).execute()
}

const columns = (table: string, names: string[]) =>
  sql`select t.id, md5(row(${sql.join(names.map(name => sql.ref(`t.${name}`)))})::text) as stamp from ${sql.table(table)} t`

/** What of a row changes when somebody writes in it. What only counts or ranks leaves it as it is. */
const stamps: Record<PackKind, RawBuilder<unknown>> = {
  program: columns('programs', ['name', 'description', 'credit']),
  format: columns('program_presets', ['name', 'updated_at']),
  bank: columns('question_banks', ['title', 'description', 'tags', 'for_practice', 'visibility', 'status']),
  passage: columns('stimuli', ['revision']),
  question: columns('questions', ['revision', 'status']),
  tryout: columns('tryouts', ['title', 'status', 'updated_at']),
  quiz: columns('quizzes', ['title', 'description', 'status', 'opens_at', 'closes_at']),
  lesson: columns('lessons', ['title', 'topic_id', 'body', 'question_ids', 'is_published']),
  university: sql`
    select t.id, md5(row(t.name, t.short_name, t.type, t.province_id, t.city, t.website)::text || coalesce((
      select string_agg(row(m.code, m.name, m.level, m."group", m.weights, y.year, y.capacity, y.applicants,
        y.passing_score, y.source, y.is_estimate)::text, ' ' order by m.code, y.year)
      from majors m left join major_years y on y.major_id = m.id where m.university_id = t.id
    ), '')) as stamp from universities t`,
  guide: columns('guidances', ['title', 'body', 'video_url', 'is_published']),
  faq: columns('faqs', ['question', 'answer', 'category', 'is_published']),
  news: columns('news', ['title', 'excerpt', 'body', 'cover_url', 'status']),
  banner: columns('banners', ['placement', 'title', 'image_url', 'alt', 'link_url', 'is_active']),
  testimonial: columns('testimonials', [
    'name',
    'school',
    'accepted_at',
    'year',
    'quote',
    'photo_url',
    'is_published',
  ]),
}

/** How the rows of a kind stand now, by id; those that are gone are left out. */
export async function readStamps(
  db: Db,
  kind: PackKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; stamp: string }>`
    ${stamps[kind]} where t.id = any(${ids}::uuid[])
  `.execute(db)
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

type Named = { [K in PackKind]?: (names: string[]) => RawBuilder<{ id: string; name: string }> }

/** Rows that people know by a name of their own: a pack brings no second one. */
const presents: Named = {
  program: names =>
    sql`select id, lower(name) as name from programs where lower(name) = any(${names}::text[])`,
  format: names =>
    sql`select id, lower(name) as name from program_presets where lower(name) = any(${names}::text[])`,
  university: names =>
    sql`select id, lower(name) as name from universities where lower(name) = any(${names}::text[])`,
}

/** Of these items of one kind those that are there already, by ref. */
export async function findPresent(
  db: Db,
  kind: PackKind,
  items: readonly PackItem[],
): Promise<Map<string, string>> {
  const present = presents[kind]
  if (!present || items.length === 0) return new Map()
  const { rows } = await present(items.map(({ name }) => name.toLowerCase())).execute(db)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return new Map(
    items.flatMap(item => {
      const id = ids.get(item.name.toLowerCase())
      return id === undefined ? [] : [[item.ref, id] as const]
    }),
  )
}

export async function findProgramId(db: Db, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('programs').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id
}

/** The sub-tests of a bank by the code of their subject. */
export async function listBankPlaces(db: Db, bankId: string) {
  return db
    .selectFrom('bank_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['st.id', 'st.bank_id', 'st.subject_id', 's.code'])
    .where('st.bank_id', '=', bankId)
    .execute()
}

interface BankPath {
  qbId: string
  subTesId: string
  revision: number
}

/** Where a question or a passage lies, as paths name it. */
export async function findBankPath(
  db: Db,
  table: 'questions' | 'stimuli',
  id: string,
): Promise<BankPath | undefined> {
  const { rows } = await sql<BankPath>`
    select st.bank_id as "qbId", st.id as "subTesId", q.revision
    from ${sql.table(table)} q join bank_sub_tests st on st.id = q.bank_sub_test_id where q.id = ${id}
  `.execute(db)
  return rows[0]
}

export async function listTopicIds(db: Db, subjectId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('subject_id', '=', subjectId)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export async function listUniversityIds(db: Db, names: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('universities')
    .select(['id', 'name'])
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export async function readUpload(db: Db, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('uploaded_packs').select('bytes').where('id', '=', id).executeTakeFirst()
  return row?.bytes
}

export const listUploads = (db: Db) =>
  db.selectFrom('uploaded_packs').select(['id', 'bytes']).orderBy('id').execute()

export async function keepUpload(db: Db, id: string, bytes: Buffer, at: string): Promise<void> {
  await db
    .insertInto('uploaded_packs')
    .values({ id, bytes, created_at: at, updated_at: at })
    .onConflict(oc => oc.column('id').doUpdateSet({ bytes, updated_at: at }))
    .execute()
}

export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('uploaded_packs').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** In whose name the server's operator writes. */
export async function findFirstAdmin(db: Db): Promise<string | undefined> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return admin?.id
}
