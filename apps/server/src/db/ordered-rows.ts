import type { ListMeta } from '@gerbang/contract/fields.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from './database.ts'
import type { OrderedTable } from './display-order.ts'
import { listPage } from './list-page.ts'
import { matchAnywhere } from './match-anywhere.ts'
import type { DB } from './schema.ts'

interface Filter {
  page: number
  per_page: number
  search?: string | undefined
  status?: 'published' | 'draft' | undefined
}

export interface OrderedRows<T extends OrderedTable, Row> {
  table: T
  /** In display order. */
  list: (db: Db, filter: Filter) => Promise<{ data: Row[]; meta: ListMeta }>
  insert: (db: Db, row: Insertable<DB[T]>) => Promise<Row>
  update: (db: Db, id: string, change: Updateable<DB[T]>) => Promise<Row | undefined>
  delete: (db: Db, id: string) => Promise<{ id: string } | undefined>
}

/** Rows of a table that people put in order: `columns` are what they see and change, `searched` where a search looks. */
export function orderedRows<
  T extends OrderedTable,
  Column extends string & keyof Selectable<DB[T]>,
  Row = Pick<Selectable<DB[T]>, Column>,
>(
  table: T,
  { columns, searched }: { columns: readonly Column[]; searched: readonly Column[] },
): OrderedRows<T, Row> {
  // Kysely cannot follow a table that is a parameter; the types above say what goes in and comes out.
  const [from, shown, where] = [
    table as 'faqs',
    columns as readonly 'id'[],
    searched as readonly 'question'[],
  ]

  return {
    table,
    list: (db, { search = '', status, ...page }) => {
      const found = db
        .selectFrom(from)
        .select(shown)
        .$if(status !== undefined, query => query.where('is_published', '=', status === 'published'))
        .$if(search !== '', query =>
          query.where(eb => eb.or(where.map(column => eb(column, 'ilike', matchAnywhere(search))))),
        )
      const order = { orders: { position: sql`position` }, last: ['id'] } as const
      return listPage(db, found, { ...page, sort: 'position' }, order) as never
    },
    insert: (db, row) =>
      db
        .insertInto(from)
        .values(row as never)
        .returning(shown)
        .executeTakeFirstOrThrow() as never,
    update: (db, id, change) =>
      db
        .updateTable(from)
        .set(change as never)
        .where('id', '=', id)
        .returning(shown)
        .executeTakeFirst() as never,
    delete: (db, id) => db.deleteFrom(from).where('id', '=', id).returning('id').executeTakeFirst(),
  }
}
