import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/** What people say about a question while it is reviewed; a row of each step of the review. */
async function createComments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_comments (
      id uuid primary key,
      question_id uuid not null references questions on delete cascade,
      version integer not null,
      author_id uuid not null references users,
      act text not null check (act in ('commented', 'requested', 'approved', 'returned', 'undone')),
      text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (text <> '' or act not in ('commented', 'returned'))
    )
  `.execute(db)
  await sql`comment on column question_comments.version is 'the one that was present then'`.execute(db)
  await replicateTables(db, ['question_comments'])
  await sql`create index question_comments_question on question_comments (question_id, created_at)`.execute(
    db,
  )
}

/** What published score runs say of a question, written when a run is published. */
async function createStatistics(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_statistics (
      question_id uuid primary key references questions on delete cascade,
      tried integer not null check (tried >= 0),
      p double precision,
      discrimination double precision,
      b double precision,
      flags text[] not null,
      tryout_id uuid not null references tryouts,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column question_statistics.p is 'share of right answers over all published runs'`.execute(
    db,
  )
  await sql`comment on column question_statistics.discrimination is 'corrected item-rest correlation, mean weighted by those who tried'`.execute(
    db,
  )
  await sql`comment on column question_statistics.b is 'difficulty by the newest run with an item response model'`.execute(
    db,
  )
  await sql`comment on column question_statistics.tryout_id is 'of the newest published run, whose flags these are'`.execute(
    db,
  )
  await replicateTables(db, ['question_statistics'])
  await sql`create index score_run_items_question on score_run_items (question_id)`.execute(db)
  await sql`
    insert into question_statistics
      (question_id, tried, p, discrimination, b, flags, tryout_id, created_at, updated_at)
    with found as (
      select i.question_id, i.flags, r.tryout_id, r.published_at, coalesce((i.report->>'tried')::integer, 0) as tried,
        (i.report->>'p')::double precision as p, (i.report->>'corrected')::double precision as discrimination,
        -(i.parameters->>'d')::double precision / nullif((i.parameters->>'a')::double precision, 0) as b
      from score_run_items i join score_runs r on r.id = i.score_run_id and r.status = 'published'
    ), newest as (
      select distinct on (question_id) question_id, flags, tryout_id from found
      order by question_id, published_at desc, tryout_id
    )
    select question_id, sum(tried), sum(p * tried) / nullif(sum(tried) filter (where p is not null), 0),
      sum(discrimination * tried) / nullif(sum(tried) filter (where discrimination is not null), 0),
      (array_agg(b order by published_at desc, f.tryout_id) filter (where b is not null))[1],
      n.flags, n.tryout_id, now(), now()
    from found f join newest n using (question_id)
    group by question_id, n.flags, n.tryout_id
  `.execute(db)
}

/** Members of a bank write in it, or only read; equal texts are found by what they have in common. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_members
      add column role text not null default 'edit' check (role in ('view', 'edit')),
      add column updated_at timestamptz(3) not null default now()
  `.execute(db)
  await sql`comment on table bank_members is 'teachers with whom a bank is shared by name'`.execute(db)
  await sql`create index bank_members_user on bank_members (user_id)`.execute(db)
  await createComments(db)
  await createStatistics(db)
  await sql`alter table questions add column fingerprint integer[] not null default '{}'`.execute(db)
  await sql`comment on column questions.fingerprint is 'bands of its minhash: questions that share one may read alike; empty until it is known'`.execute(
    db,
  )
  await sql`create index questions_fingerprint on questions using gin (fingerprint)`.execute(db)
  await sql`create index questions_unmarked on questions (id) where fingerprint = '{}'`.execute(db)
  await sql`create index questions_updated on questions (updated_at, id)`.execute(db)
  await sql`create index questions_in_review on questions (updated_at, id) where status = 'in_review'`.execute(
    db,
  )
  await sql`create index tryout_questions_question on tryout_questions (question_id)`.execute(db)
}
