import type { Db } from '../db/database.ts'
import { type OrderedTable, writeOrder } from '../db/display-order.ts'
import { conflict } from './errors.ts'

/** Puts all rows in this order; 409 where the list has changed since it was read. */
export async function keepOrder(db: Db, table: OrderedTable, ids: readonly string[]): Promise<void> {
  if (!(await writeOrder(db, table, ids)))
    throw conflict('outdated', 'Daftarnya sudah berubah. Muat ulang, lalu urutkan lagi.')
}
