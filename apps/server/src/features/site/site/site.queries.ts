import type { SiteFacts } from '@gerbang/contract/site/site.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'

/** Published try-outs that can be sat now or later: open ones first, the next to close and the next to open ahead. */
export function listCurrentTryouts(db: Db, at: Date, most: number) {
  const now = at.toISOString()
  return (
    db
      .selectFrom('tryouts as t')
      .innerJoin('programs as p', 'p.id', 't.program_id')
      .select(['t.slug', 't.title', 't.description', 't.opens_at', 't.closes_at', 't.access'])
      .select([
        'p.name as program',
        sql<number>`(select count(*) from tryout_sub_tests st where st.tryout_id = t.id)`.as(
          'sub_test_count',
        ),
        sql<number>`(select coalesce(sum(st.duration_seconds), 0) from tryout_sub_tests st where st.tryout_id = t.id)`.as(
          'duration_seconds',
        ),
        sql<number>`(
        select count(*) from paper_items i join tryout_sub_tests st on st.id = i.sub_test_id
        where st.tryout_id = t.id
      )`.as('question_count'),
      ])
      .where('t.status', '=', 'published')
      .where('p.is_active', '=', true)
      // What is for a class is nobody else's business.
      .where(sql<SqlBool>`not exists (select from tryout_classes c where c.tryout_id = t.id)`)
      .where(eb => eb.or([eb('t.closes_at', 'is', null), eb('t.closes_at', '>', now)]))
      .orderBy(eb => eb('t.opens_at', '>', now))
      .orderBy(eb =>
        eb.case().when('t.opens_at', '>', now).then(eb.ref('t.opens_at')).else(eb.ref('t.closes_at')).end(),
      )
      .orderBy('t.id')
      .limit(most)
      .execute()
  )
}

/** Counts of what is published. */
export async function countFacts(db: Db): Promise<SiteFacts> {
  const counted = await sql<SiteFacts>`
    select
      (select count(*) from tryouts where status = 'published') as tryouts,
      (
        select count(distinct i.question_id)
        from paper_items i
        join tryout_sub_tests st on st.id = i.sub_test_id
        join tryouts t on t.id = st.tryout_id
        where t.status = 'published'
      ) as questions,
      (
        select coalesce(sum(s.participants), 0)
        from ranking_snapshots s join tryouts t on t.id = s.tryout_id
        where t.status = 'published'
      ) as ranked_attempts
  `.execute(db)
  const [facts] = counted.rows
  if (!facts) throw new Error('A statement that only counts returned no row')
  return facts
}

/** The accounts of the demo are there, so its testimonials are too. */
export function hasDemoAccounts(db: Db): Promise<boolean> {
  return hasRow(db.selectFrom('users').select('id').where('email', '=', 'siswa@gerbang.test'))
}

/** Addresses for the sitemap, newest first. */
export function listArticleAddresses(db: Db, at: Date, most: number) {
  return db
    .selectFrom('news')
    .select(['slug', 'updated_at'])
    .where('status', '=', 'published')
    .where('published_at', '<=', at.toISOString())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
