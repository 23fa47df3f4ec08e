-- 2 statements, session included

select "sessions"."id", "sessions"."token_hash", "sessions"."user_id", "sessions"."last_seen_at", "sessions"."expires_at", "sessions"."exam_until", "users"."role", "users"."status", "users"."program_id", "users"."email_verified_at", "users"."extra_time_factor", "credentials"."is_first", case
  when users.role = 'admin' and (select s.second_factor_for_admins from settings s)
  then (select f.asked_at + 604800000 * interval '1 ms' from second_factors f
where f.user_id = users.id and f.confirmed_at is null)
end as "second_factor_due_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" left join "credentials" on "credentials"."user_id" = "sessions"."user_id" where "sessions"."token_hash" = any($1::bytea[]);

with /* plain only */ asked as (
  select * from json_to_recordset($1::json) as a
    (n integer, bucket smallint, progress_id uuid, lease uuid, arrived_at timestamptz)
), running as materialized (
  select p.bucket, p.id, p.lease, p.ends_at
  from (select distinct bucket, progress_id from asked) a
  join progresses p on p.bucket = a.bucket and p.id = a.progress_id
  where p.submitted_at is null
  order by p.bucket, p.id
  for share of p skip locked
), judged as (
  select a.n, a.bucket, a.progress_id, a.arrived_at, r.ends_at,
    r.lease = a.lease as holds_lease, r.ends_at >= a.arrived_at - $2 * interval '1 ms' as in_time
  from asked a join running r on r.bucket = a.bucket and r.id = a.progress_id
), stored as (
  insert into answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
  select distinct on (j.bucket, j.progress_id, s.question_id)
    j.bucket, j.progress_id, s.question_id, s.value, s.flagged, s.seq, s.client_at, j.arrived_at
  from json_to_recordset($3::json) as s
    (n integer, question_id uuid, value jsonb, flagged boolean, seq integer, client_at timestamptz)
  join judged j on j.n = s.n
  where j.holds_lease and j.in_time
  order by j.bucket, j.progress_id, s.question_id, s.seq desc
  on conflict (bucket, progress_id, question_id) do update set
    value = excluded.value, flagged = excluded.flagged, seq = excluded.seq,
    client_at = excluded.client_at, server_at = excluded.server_at
  where answers.seq < excluded.seq
)
select n, holds_lease, in_time, ends_at from judged;
