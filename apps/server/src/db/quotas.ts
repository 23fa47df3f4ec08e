import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface Quota {
  most: number
  perMs: number
  /** Between one time and the next. */
  gapMs: number
}

export interface QuotaUse {
  purpose: string
  subject: string
  quota: Quota
  at: Date
}

/** What was typed is not kept, only a hash of it; whether it names an account makes no difference. */
function keyOf(purpose: string, subject: string): string {
  return `${purpose}:${createHash('sha256').update(subject).digest('base64url')}`
}

function findOpening(times: readonly string[], { most, perMs, gapMs }: Quota, at: Date): Date {
  const sorted = times.map(Date.parse).sort((a, b) => a - b)
  const newest = sorted.at(-1) ?? 0
  const oldestCounting = sorted.at(-most) ?? Number.NEGATIVE_INFINITY
  return new Date(Math.max(at.getTime(), newest + gapMs, oldestCounting + perMs))
}

/**
 * Uses one of the allowed times up; one statement, so that parallel requests share the quota too. Undefined when it was
 * there, else the moment from which it will be.
 */
export async function takeQuota(
  db: Db,
  { purpose, subject, quota, at }: QuotaUse,
): Promise<Date | undefined> {
  const key = keyOf(purpose, subject)
  const since = (ms: number) => new Date(at.getTime() - ms).toISOString()
  const now = at.toISOString()
  const counting = sql`array(select t from unnest(quotas.times) t where t > ${since(quota.perMs)}::timestamptz)`
  const taken = await sql`
    insert into quotas (key, times) values (${key}, array[${now}::timestamptz])
    on conflict (key) do update set times = ${counting} || ${now}::timestamptz
    where cardinality(${counting}) < ${quota.most}
      and not exists (select from unnest(quotas.times) t where t > ${since(quota.gapMs)}::timestamptz)
    returning key
  `.execute(db)
  if (taken.rows.length > 0) return undefined
  const row = await db.selectFrom('quotas').select('times').where('key', '=', key).executeTakeFirst()
  return findOpening(row?.times.map(time => new Date(time).toISOString()) ?? [], quota, at)
}
