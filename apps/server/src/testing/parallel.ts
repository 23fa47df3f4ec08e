import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { TestNode } from './api.ts'

/** Sends all at once, to each node in turn. */
export function inParallel<T>(
  nodes: readonly [TestNode, TestNode],
  count: number,
  send: (node: TestNode, index: number) => Promise<T>,
): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(nodes[index % 2 === 0 ? 0 : 1], index)))
}

export function countBy<T>(rows: T[], keyOf: (row: T) => unknown): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, group]) => [String(key), group.length]))
}

/** Returns once so many connections of this test's database wait for a lock, or `instead` is done. */
export async function untilBlocked(db: Kysely<DB>, instead: Promise<unknown>, waiting = 1): Promise<void> {
  let isDone = false
  void Promise.allSettled([instead]).finally(() => {
    isDone = true
  })
  while (!isDone) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    if (rows.length >= waiting) return
  }
}
