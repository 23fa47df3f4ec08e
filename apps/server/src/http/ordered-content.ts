import type { Call, Recorded } from '@gerbang/contract/call.ts'
import type { ListMeta } from '@gerbang/contract/fields.ts'
import type { Insertable, Updateable } from 'kysely'
import type { $ZodType } from 'zod/v4/core'
import type { Db } from '../db/database.ts'
import { type OrderedTable, takePlace } from '../db/display-order.ts'
import type { OrderedRows } from '../db/ordered-rows.ts'
import type { DB } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import { notFound } from './errors.ts'
import type { Mount } from './handle.ts'
import { keepOrder } from './keep-order.ts'

interface Filter {
  page: number
  per_page: number
  search?: string | undefined
  status?: 'published' | 'draft' | undefined
}

type Write = Call & { records: Recorded }
type OfRow = { params: $ZodType<{ id: string }> }

/** The calls that each kind of ordered content has for those who edit it. */
interface OrderedCalls<New, Change, Row> {
  listAll: Call & { query: $ZodType<Filter>; data: $ZodType<Row[]>; meta: $ZodType<ListMeta> }
  create: Write & { body: $ZodType<New>; data: $ZodType<Row> }
  update: Write & OfRow & { body: $ZodType<Change>; data: $ZodType<Row> }
  order: Write & { body: $ZodType<{ ids: string[] }>; data: $ZodType<null> }
  delete: Write & OfRow & { data: $ZodType<null> }
}

/** What the maker fills in by itself, and what only `complete` can know. */
type Given = 'id' | 'position' | 'created_at' | 'updated_at' | 'slug'

interface OrderedContent<T extends OrderedTable, New, Change, Row, Written> {
  calls: OrderedCalls<New, Change, Row>
  rows: OrderedRows<T, Row>
  /** What people call one of them, at the beginning of a sentence. */
  name: string
  /** The columns of a new row. It is asked outside of the transaction: it may store pictures. */
  create: (body: New) => Promise<Written> | Written
  /** The columns that change. */
  change: (body: Change) => Promise<Updateable<DB[T]>> | Updateable<DB[T]>
  /** What of a new row depends on the other rows, while nobody else adds any. */
  complete?: (trx: Db, written: Written) => Promise<object>
  /** Throws what is wrong with a changed row as a whole. */
  check?: (row: Row) => void
}

/** Mounts the calls by which admins list, add, change, order and delete rows that everybody else sees in their order. */
export function mountOrderedContent<
  T extends OrderedTable,
  New extends { position?: number | undefined },
  Change,
  Row,
  Written extends Omit<Insertable<DB[T]>, Given>,
>(
  mount: Mount,
  { db, now, newId }: Platform,
  { calls, rows, name, create, change, complete, check }: OrderedContent<T, New, Change, Row, Written>,
): void {
  mount(calls.listAll, ({ query }) => rows.list(db, query))

  mount(calls.create, async ({ act, body }) => {
    const [id, at] = [newId(), now().toISOString()]
    const written = await create(body)
    const data = await act(id, async trx => {
      const position = await takePlace(trx, rows.table, body.position)
      const given = { id, position, created_at: at, updated_at: at }
      const row = { ...written, ...(await complete?.(trx, written)), ...given }
      // What was written and what is given make a row of any of the tables.
      return rows.insert(trx, row as unknown as Insertable<DB[T]>)
    })
    return { message: `${name} ditambahkan`, data }
  })

  mount(calls.update, async ({ act, params: { id }, body }) => {
    const written = { ...(await change(body)), updated_at: now().toISOString() }
    const data = await act(id, async trx => {
      const row = await rows.update(trx, id, written)
      if (!row) throw notFound(name)
      check?.(row)
      return row
    })
    return { message: `${name} disimpan`, data }
  })

  mount(calls.order, async ({ act, body: { ids } }) => {
    await act('all', async (trx, note) => {
      await keepOrder(trx, rows.table, ids)
      await note({ details: { ids } })
    })
    return { message: 'Urutan disimpan', data: null }
  })

  mount(calls.delete, async ({ act, params: { id } }) => {
    await act(id, async trx => {
      if (!(await rows.delete(trx, id))) throw notFound(name)
    })
    return { message: `${name} dihapus`, data: null }
  })
}
