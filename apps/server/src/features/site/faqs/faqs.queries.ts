import type { EditableFaq } from '@gerbang/contract/site/faqs.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'

interface FaqFilter {
  search?: string | undefined
  status?: 'published' | 'draft' | undefined
}

function selectFaqs(db: Db, { search = '', status }: FaqFilter) {
  const pattern = matchAnywhere(search)
  return db
    .selectFrom('faqs')
    .$if(status !== undefined, query => query.where('is_published', '=', status === 'published'))
    .$if(search !== '', query =>
      query.where(eb =>
        eb.or([
          eb('question', 'ilike', pattern),
          eb('answer', 'ilike', pattern),
          eb('category', 'ilike', pattern),
        ]),
      ),
    )
}

const editable = [
  'id',
  'question',
  'answer',
  'answer_html',
  'category',
  'position',
  'is_published',
  'created_at',
  'updated_at',
] as const

/** In display order. */
export function listFaqs(
  db: Db,
  { page, per_page, ...filter }: FaqFilter & { page: number; per_page: number },
) {
  return listPage(
    selectFaqs(db, filter).select(editable),
    { page, per_page, sort: 'position' },
    { orders: { position: sql`position` }, last: ['id'] },
  )
}

export function insertFaq(db: Db, faq: Insertable<DB['faqs']>): Promise<EditableFaq> {
  return db.insertInto('faqs').values(faq).returning(editable).executeTakeFirstOrThrow()
}

export function updateFaq(
  db: Db,
  id: string,
  change: Updateable<DB['faqs']>,
): Promise<EditableFaq | undefined> {
  return db.updateTable('faqs').set(change).where('id', '=', id).returning(editable).executeTakeFirst()
}

export function deleteFaq(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db.deleteFrom('faqs').where('id', '=', id).returning('id').executeTakeFirst()
}
