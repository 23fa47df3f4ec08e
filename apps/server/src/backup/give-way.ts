import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Of one core while students save answers, so that few of them meet a portion of work or a part on its way to the disk. */
const share = 0.05
/** PostgreSQL tells once a second at most what has been written. */
const lookMs = 2_000

async function countStored(client: pg.ClientBase): Promise<unknown> {
  const { rows } = await client.query<{ stored: string }>(
    `select n_tup_ins + n_tup_upd as stored from pg_stat_user_tables where relid = to_regclass('public.answers')`,
  )
  return rows[0]?.stored
}

/** Processor time of all threads of this process. */
function readWorkMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * To be called after each portion of work: rests until this process has taken no more than its share, while somebody saves
 * answers, and returns at once while nobody does. Somebody is taken for granted until the second look. The connection is in
 * no transaction, which would show it the same numbers again and again.
 */
export function createGiveWay(
  client: pg.ClientBase,
  rest: (ms: number) => Promise<unknown> = sleep,
): () => Promise<void> {
  let isSaving = true
  let seen: { stored: unknown; at: number } | undefined
  let restedMs = readWorkMs()

  async function look(): Promise<void> {
    const at = performance.now()
    if (seen && at - seen.at < lookMs) return
    const stored = await countStored(client)
    isSaving = seen?.stored !== stored
    seen = { stored, at }
  }

  return async () => {
    await look()
    const workMs = readWorkMs() - restedMs
    restedMs += workMs
    if (isSaving) await rest(workMs / share - workMs)
  }
}
