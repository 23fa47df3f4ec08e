import type { Query } from '@gerbang/contract/call.ts'
import type { onPaper, PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'

type Wanted = Query<typeof onPaper.list>

const orders: Orders<Wanted['sort']> = { taken_at: sql`a.updated_at`, name: sql`lower(u.name)` }

/** Sheets that count, of one try-out: a declared multi-shard query. */
export function listTakenSheets(db: Db, tryoutId: string, { search, ...wanted }: Wanted) {
  let query = db
    .selectFrom('attempts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.user_id', 'a.id as attempt_id', 'u.name', 'u.username', 'u.school_name'])
    .select([
      sql<PaperVariant>`a.paper_variant`.as('variant'),
      'a.updated_at as taken_at',
      sql<number>`(
        select coalesce(sum((p.receipt ->> 'answered')::int), 0)::int
        from progresses p where p.bucket = a.bucket and p.attempt_id = a.id
      )`.as('answered'),
    ])
    .where('a.tryout_id', '=', tryoutId)
    .where('a.paper_variant', 'is not', null)
    .where('a.status', '<>', 'void')
  if (search)
    query = query.where(eb =>
      eb.or(
        (['u.name', 'u.username', 'u.school_name'] as const).map(column =>
          eb(column, 'ilike', matchAnywhere(search)),
        ),
      ),
    )
  return listPage(db, query, wanted, { orders, last: ['a.id'] })
}
