import type { Stimulus } from '@gerbang/contract/bank/questions.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Row } from '../../../db/insert-rows.ts'

function selectStimuli(db: Db) {
  return db
    .selectFrom('stimuli as s')
    .select(['s.id', 's.title', 's.source', 's.html', 's.revision', 's.updated_at'])
    .select([sql<number>`(select count(*) from questions q where q.stimulus_id = s.id)`.as('question_count')])
}

/** Newest first. */
export function listStimuli(db: Db, subTestId: string): Promise<Stimulus[]> {
  return selectStimuli(db)
    .where('s.bank_sub_test_id', '=', subTestId)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

export function findStimulus(db: Db, subTestId: string, id: string): Promise<Stimulus | undefined> {
  return selectStimuli(db)
    .where(eb => eb.and({ 's.id': id, 's.bank_sub_test_id': subTestId }))
    .executeTakeFirst()
}

export function lockStimulus(trx: Db, subTestId: string, id: string) {
  return trx
    .selectFrom('stimuli')
    .selectAll()
    .where(eb => eb.and({ id, bank_sub_test_id: subTestId }))
    .forUpdate()
    .executeTakeFirst()
}

export async function insertStimulus(trx: Db, row: Row<'stimuli'>): Promise<void> {
  await trx.insertInto('stimuli').values(row).execute()
}

type Change = Pick<Row<'stimuli'>, 'title' | 'source' | 'html' | 'revision' | 'updated_at'>

export async function updateStimulus(trx: Db, id: string, change: Change): Promise<void> {
  await trx.updateTable('stimuli').set(change).where('id', '=', id).execute()
}

/** False where a question uses it, or a version of one. */
export async function deleteStimulus(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stimuli')
    .where('id', '=', id)
    .where(eb => eb.not(eb.exists(eb.selectFrom('questions').select('id').where('stimulus_id', '=', id))))
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('question_versions').select('version').where('stimulus_id', '=', id))),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
