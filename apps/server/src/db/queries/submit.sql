-- 18 statements, session included

select "sessions"."id", "sessions"."token_hash", "sessions"."user_id", "sessions"."last_seen_at", "sessions"."expires_at", "sessions"."exam_until", "users"."role", "users"."status", "users"."program_id", "users"."email_verified_at", "users"."extra_time_factor", "credentials"."is_first", case
  when users.role = 'admin' and (select s.second_factor_for_admins from settings s)
  then (select f.asked_at + 604800000 * interval '1 ms' from second_factors f
where f.user_id = users.id and f.confirmed_at is null)
end as "second_factor_due_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" left join "credentials" on "credentials"."user_id" = "sessions"."user_id" where "sessions"."token_hash" = any($1::bytea[]);

select "st"."tryout_id", "st"."id", "st"."position", "st"."duration_seconds", "st"."weight", "st"."threshold", json_build_object('id', "s"."id", 'code', "s"."code", 'name', "s"."name", 'group', "s"."group") as "subject", count(*) + st.trials_each as "question_count"
from "tryout_sub_tests" as "st"
inner join "subjects" as "s" on "s"."id" = "st"."subject_id"
inner join "paper_items" as "i" on "i"."sub_test_id" = "st"."id"
where "st"."tryout_id" = any($1::uuid[])
group by "st"."id", "s"."id"
order by "st"."position";

select "st"."lang", "st"."trials_each", "t"."shuffle_questions", "t"."shuffle_options"
from "tryout_sub_tests" as "st"
inner join "tryouts" as "t" on "t"."id" = "st"."tryout_id"
where "st"."id" = $1;

select "question_id", "stimulus_id", "topic_id", "content", "points"
from "paper_items"
where "sub_test_id" = $1
order by "position";

select "stimulus_id" as "id", "title", "html"
from "paper_stimuli"
where "sub_test_id" = $1;

begin;

select "id", "status"
from "attempts"
where "attempts"."bucket" = $1 and "attempts"."id" = any($2::uuid[])
order by "bucket", "id"
for update skip locked;

select "id", "attempt_id", "ends_at", "lease", "receipt"
from "progresses"
where "progresses"."bucket" = $1 and "progresses"."id" = any($2::uuid[])
order by "bucket", "id"
for update skip locked;

select progress_id, json_object_agg(question_id, value) as values, count(*) filter (where flagged) as flagged from answers
  where "answers"."bucket" = $1 and "answers"."progress_id" = any($2::uuid[])
  group by progress_id;

select pg_advisory_xact_lock_shared(hashtextextended($1, 1));

select "t"."scoring", "t"."marks", "t"."scale_min", "t"."scale_max", "t"."key_version", "r"."id" as "score_run_id", "r"."model"
from "tryouts" as "t"
inner join "score_runs" as "r" on "r"."tryout_id" = "t"."id"
where "t"."id" = $1 and "r"."status" = $2;

select "attempt_id", "sub_test_id", "submitted_at"
from "progresses"
where "progresses"."bucket" = $1 and "progresses"."attempt_id" = any($2::uuid[]) and "submitted_at" is not null;

select "question_id", "key", "voided_at"
from "paper_keys"
where "sub_test_id" = $1;

update "progresses"
set "submitted_at" = ($1::jsonb ->> progresses.id::text)::timestamptz, "closed_by" = $2::jsonb ->> progresses.id::text, "receipt" = $3::jsonb -> progresses.id::text
where "progresses"."bucket" = $4 and "progresses"."id" = any($5::uuid[]) and "submitted_at" is null;

insert into "sub_test_scores" (bucket, "attempt_id", "score_run_id", "sub_test_id", "raw", "max", "scaled", "correct", "partial", "wrong", "blank", "theta", "theta_se", "scaled_se")
select $1::smallint, "attempt_id", "score_run_id", "sub_test_id", "raw", "max", "scaled", "correct", "partial", "wrong", "blank", "theta", "theta_se", "scaled_se" from unnest($2::smallint[], $3::uuid[], $4::uuid[], $5::uuid[], $6::double precision[], $7::double precision[], $8::double precision[], $9::integer[], $10::integer[], $11::integer[], $12::integer[], $13::double precision[], $14::double precision[], $15::double precision[]) as s ("bucket", "attempt_id", "score_run_id", "sub_test_id", "raw", "max", "scaled", "correct", "partial", "wrong", "blank", "theta", "theta_se", "scaled_se");

commit;

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
