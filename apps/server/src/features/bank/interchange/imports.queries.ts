import type { Body } from '@gerbang/contract/call.ts'
import type { ImportPassage, interchange } from '@gerbang/contract/bank/interchange.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { insertRows, type Row } from '../../../db/insert-rows.ts'
import { selectBankPlace } from '../../../db/select-bank-place.ts'
import { limits } from '../../../limits.ts'

type Change = Body<typeof interchange.changeQuestion> &
  Pick<Row<'import_questions'>, 'type' | 'stem' | 'problem' | 'is_keyed'>

export async function insertImport(
  db: Db,
  row: Pick<
    Row<'imports'>,
    'id' | 'owner_id' | 'bank_sub_test_id' | 'file_name' | 'reading_job_id' | 'created_at'
  >,
): Promise<void> {
  const empty = { passages: '[]', remarks: '[]', unsupported: '[]', pictures: 0 }
  await db
    .insertInto('imports')
    .values({ ...row, ...empty, updated_at: row.created_at })
    .execute()
}

/** Each piece commits by itself: an answer that is saved meanwhile waits for one of them at most, not for the whole file. */
export async function insertPieces(db: Db, import_id: string, file: Blob): Promise<void> {
  for (let from = 0, position = 1; from < file.size; from += limits.importPieceBytes, position++) {
    const bytes = Buffer.from(await file.slice(from, from + limits.importPieceBytes).arrayBuffer())
    await db.insertInto('import_pieces').values({ import_id, position, bytes }).execute()
  }
}

/** The import with its file, until that has been read. One statement, since another process may read it at the same time. */
export function findUploaded(db: Db, id: string) {
  return db
    .selectFrom('imports as i')
    .where('i.id', '=', id)
    .select(eb => [
      'i.file_name',
      'i.owner_id',
      eb
        .selectFrom('import_pieces as p')
        .whereRef('p.import_id', '=', 'i.id')
        .select(sql<Buffer | null>`string_agg(p.bytes, '' order by p.position)`.as('bytes'))
        .as('file'),
    ])
    .executeTakeFirst()
}

export function findOwnImport(db: Db, ownerId: string, id: string) {
  return db
    .selectFrom('imports as i')
    .innerJoin('bank_sub_tests as st', 'st.id', 'i.bank_sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .leftJoin('jobs as j', join => join.onRef('j.id', '=', 'i.commit_job_id').on('j.finished_at', 'is', null))
    .where(eb => eb.and({ 'i.id': id, 'i.owner_id': ownerId }))
    .select(['i.id', 'i.file_name', 'i.passages', 'i.remarks', 'i.unsupported', 'i.pictures', 'i.read_at'])
    .select(['i.reading_job_id', 'j.id as commit_job_id', 'i.committed_at', 'i.published', 'i.drafts'])
    .select(eb => ['i.created_at', ...selectBankPlace(eb)])
    .executeTakeFirst()
}
export type ImportRow = NonNullable<Awaited<ReturnType<typeof findOwnImport>>>

/** Until the transaction ends nobody else changes or commits it. */
export function lockImport(trx: Db, id: string) {
  return trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function listImportCards(db: Db, importId: string) {
  return db
    .selectFrom('import_questions')
    .select(['position', 'number', 'type', 'stem', 'decision', 'problem', 'is_keyed', 'remarks'])
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()
}

export function findImportQuestion(db: Db, importId: string, position: number) {
  return db
    .selectFrom('import_questions')
    .selectAll()
    .where(eb => eb.and({ import_id: importId, position }))
    .executeTakeFirst()
}
export type ImportQuestionRow = NonNullable<Awaited<ReturnType<typeof findImportQuestion>>>

export function listImportQuestions(db: Db, importId: string) {
  return db
    .selectFrom('import_questions')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()
}

/** Counts only what is to be committed. */
export async function countUnkeyed(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_questions')
    .where('import_id', '=', importId)
    .where('is_keyed', '=', false)
    .where('decision', '!=', 'skipped')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function skipUnkeyed(trx: Db, importId: string): Promise<void> {
  await trx
    .updateTable('import_questions')
    .set({ decision: 'skipped' })
    .where('import_id', '=', importId)
    .where('is_keyed', '=', false)
    .execute()
}

export async function updateImportQuestion(
  trx: Db,
  importId: string,
  position: number,
  { draft, ...change }: Change,
): Promise<void> {
  await trx
    .updateTable('import_questions')
    .set({ ...change, draft: JSON.stringify(draft) })
    .where(eb => eb.and({ import_id: importId, position }))
    .execute()
}

export async function insertImportQuestions(trx: Db, rows: Row<'import_questions'>[]): Promise<void> {
  await insertRows(trx, 'import_questions', rows)
}

/** What was understood takes the place of the file. */
export async function noteRead(
  trx: Db,
  id: string,
  read: Pick<Row<'imports'>, 'passages' | 'remarks' | 'unsupported' | 'pictures'>,
  at: string,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({
      passages: JSON.stringify(read.passages),
      remarks: JSON.stringify(read.remarks),
      unsupported: JSON.stringify(read.unsupported),
      pictures: read.pictures,
      read_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('import_pieces').where('import_id', '=', id).execute()
}

export async function noteCommit(
  trx: Db,
  id: string,
  { published, draft: drafts }: { published: number; draft: number },
  at: string,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ published, drafts, committed_at: at, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** The job that commits it; one that is over without a commit makes way for the next. */
export async function noteCommitJob(trx: Db, id: string, commit_job_id: string, at: string): Promise<void> {
  await trx.updateTable('imports').set({ commit_job_id, updated_at: at }).where('id', '=', id).execute()
}

export async function updatePassages(
  trx: Db,
  id: string,
  passages: ImportPassage[],
  updated_at: string,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ passages: JSON.stringify(passages), updated_at })
    .where('id', '=', id)
    .execute()
}

export async function touchImport(trx: Db, id: string, at: string): Promise<void> {
  await trx.updateTable('imports').set({ updated_at: at }).where('id', '=', id).execute()
}

/** Deletes its questions too. */
export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

export async function deleteOldImports(db: Db, before: string): Promise<void> {
  await db.deleteFrom('imports').where('updated_at', '<', before).execute()
}
