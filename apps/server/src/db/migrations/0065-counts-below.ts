import { type Kysely, sql } from 'kysely'

/**
 * A rank, a percentile and a curve come from a few rows: each score knows how many have less. The snapshot knows mean and
 * SD of everybody ranked. Empty where nobody is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table score_histograms add column below integer not null default 0`.execute(db)
  await sql`
    update score_histograms h set below = counted.below
    from (
      select tryout_id, scope, scope_key, score_hundredths, sum(count) over (
        partition by tryout_id, scope, scope_key order by score_hundredths
      ) - count as below
      from score_histograms
    ) counted
    where h.tryout_id = counted.tryout_id and h.scope = counted.scope and h.scope_key = counted.scope_key
      and h.score_hundredths = counted.score_hundredths
  `.execute(db)
  await sql`alter table score_histograms alter column below drop default`.execute(db)
  await sql`alter table ranking_snapshots add column mean double precision`.execute(db)
  await sql`alter table ranking_snapshots add column sd double precision`.execute(db)
  await sql`
    update ranking_snapshots s set mean = spread.mean, sd = spread.sd
    from (
      select tryout_id, (sum(score_hundredths::bigint * count) / (100.0 * sum(count)))::double precision as mean,
        sqrt(
          (sum(score_hundredths::numeric ^ 2 * count) - sum(score_hundredths::numeric * count) ^ 2 / sum(count))
          / sum(count)
        )::double precision / 100 as sd
      from score_histograms where scope = 'national' and scope_key = '' group by tryout_id
    ) spread
    where spread.tryout_id = s.tryout_id
  `.execute(db)
}
