-- 7 statements, session included

select "sessions"."id", "sessions"."token_hash", "sessions"."user_id", "sessions"."last_seen_at", "sessions"."expires_at", "sessions"."exam_until", "users"."role", "users"."status", "users"."program_id", "users"."email_verified_at", "users"."extra_time_factor", "credentials"."is_first", case
  when users.role = 'admin' and (select s.second_factor_for_admins from settings s)
  then (select f.asked_at + 604800000 * interval '1 ms' from second_factors f
where f.user_id = users.id and f.confirmed_at is null)
end as "second_factor_due_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" left join "credentials" on "credentials"."user_id" = "sessions"."user_id" where "sessions"."token_hash" = any($1::bytea[]);

select "tryouts".*, "programs"."choice_combinations", (tryouts.has_essays and exists (select
from score_runs r
where r.tryout_id = "tryouts"."id" and r.status = 'published' and r.origin = 'submissions')) as "awaits_marks", json_build_object('id', "programs"."id", 'name', "programs"."name") as "program"
from "tryouts"
inner join "programs" on "programs"."id" = "tryouts"."program_id"
where "tryouts"."status" = $1 and "tryouts"."slug" = $2;

select "st"."tryout_id", "st"."id", "st"."position", "st"."duration_seconds", "st"."weight", "st"."threshold", json_build_object('id', "s"."id", 'code', "s"."code", 'name', "s"."name", 'group', "s"."group") as "subject", count(*) + st.trials_each as "question_count"
from "tryout_sub_tests" as "st"
inner join "subjects" as "s" on "s"."id" = "st"."subject_id"
inner join "paper_items" as "i" on "i"."sub_test_id" = "st"."id"
where "st"."tryout_id" = any($1::uuid[])
group by "st"."id", "s"."id"
order by "st"."position";

select w.n, a.id as attempt_id, a.seed, a.number, a.status, a.finished_at, p.id as progress_id, p.sub_test_id,
  p.started_at, p.ends_at, p.submitted_at, p.closed_by, p.lease, p.client_id
from json_to_recordset($1::json)
  as w (n integer, bucket smallint, user_id uuid, tryout_id uuid)
join attempts a on a.bucket = w.bucket and a.user_id = w.user_id and a.tryout_id = w.tryout_id
left join progresses p on p.bucket = a.bucket and p.attempt_id = a.id
where a.status <> 'void' and "a"."bucket" = $2
order by w.n, a.number desc;

select c.attempt_id, count(*) as count
from json_to_recordset($1::json) as w (bucket smallint, attempt_id uuid)
join attempt_choices c on c.bucket = w.bucket and c.attempt_id = w.attempt_id
where "c"."bucket" = $2
group by c.attempt_id;

with /* plain only */ asked as (
  select * from json_to_recordset($1::json) as r (bucket smallint, id uuid, attempt_id uuid,
    user_id uuid, sub_test_id uuid, started_at timestamptz, ends_at timestamptz, lease uuid, client_id uuid)
), live as materialized (
  select a.bucket, a.id
  from (select distinct bucket, attempt_id from asked) r
  join attempts a on a.bucket = r.bucket and a.id = r.attempt_id
  where a.status in ('enrolled', 'in_progress')
  order by a.bucket, a.id
  for no key update of a
), opened as (
  insert into progresses (bucket, id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id)
  select r.bucket, r.id, r.attempt_id, r.user_id, r.sub_test_id, r.started_at, r.ends_at, r.lease, r.client_id
  from asked r join live a on a.bucket = r.bucket and a.id = r.attempt_id
  order by r.bucket, r.attempt_id
  on conflict do nothing
  returning bucket, id, attempt_id, started_at
), begun as (
  update attempts a set status = 'in_progress', started_at = o.started_at, updated_at = o.started_at
  from opened o where a.bucket = o.bucket and a.id = o.attempt_id and a.status = 'enrolled'
)
select id from opened;

with kept as (
  select id, max(until) as until
  from json_to_recordset($1::json) as r (id uuid, until timestamptz)
  group by id
), locked as materialized (
  select s.id, k.until from sessions s join kept k on k.id = s.id order by s.id for no key update of s
)
update sessions s set exam_until = greatest(s.exam_until, l.until) from locked l where s.id = l.id;
