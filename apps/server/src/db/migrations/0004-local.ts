import { type Kysely, sql } from 'kysely'

/** Sessions, and what jobs write: ranks and histograms. These stay on the coordinator of a sharded database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credentials (
      user_id uuid primary key references users,
      password_hash text not null,
      changed_at timestamptz(3) not null
    );
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users,
      token_hash bytea not null unique,
      user_agent text not null,
      last_seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      exam_until timestamptz(3),
      created_at timestamptz(3) not null
    );
    create index sessions_user on sessions (user_id);
    comment on column sessions.exam_until is 'a running sub-test keeps the session valid until then, whatever the other limits say';

    create table ranking_snapshots (
      tryout_id uuid primary key references tryouts,
      score_run_id uuid not null references score_runs,
      participants integer not null,
      computed_at timestamptz(3) not null
    );
    create table ranks (
      tryout_id uuid not null references tryouts,
      scope text not null check (scope in ('national', 'province', 'school')),
      scope_key text not null,
      position integer not null,
      rank integer not null,
      user_id uuid not null,
      attempt_id uuid not null,
      total double precision not null,
      finished_at timestamptz(3) not null,
      primary key (tryout_id, scope, scope_key, position)
    );
    create unique index ranks_own on ranks (tryout_id, scope, user_id);
    comment on column ranks.position is 'unique place in the list: score, then earlier finish; equal scores share a rank';
    create table score_histograms (
      tryout_id uuid not null references tryouts,
      scope text not null,
      scope_key text not null,
      score_hundredths integer not null,
      count integer not null check (count > 0),
      primary key (tryout_id, scope, scope_key, score_hundredths)
    );
    create table sub_test_means (
      tryout_id uuid not null references tryouts,
      sub_test_id uuid not null references tryout_sub_tests,
      mean double precision not null,
      primary key (tryout_id, sub_test_id)
    );
    create table audit_entries (
      id uuid primary key,
      actor_id uuid,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      reason text not null,
      details jsonb not null,
      at timestamptz(3) not null
    );
  `.execute(db)
}
