-- 15 statements, session included

select "sessions"."id", "sessions"."token_hash", "sessions"."user_id", "sessions"."last_seen_at", "sessions"."expires_at", "sessions"."exam_until", "users"."role", "users"."status", "users"."program_id", "users"."email_verified_at", "users"."extra_time_factor", "credentials"."is_first", case
  when users.role = 'admin' and (select s.second_factor_for_admins from settings s)
  then (select f.asked_at + 604800000 * interval '1 ms' from second_factors f
where f.user_id = users.id and f.confirmed_at is null)
end as "second_factor_due_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" left join "credentials" on "credentials"."user_id" = "sessions"."user_id" where "sessions"."token_hash" = any($1::bytea[]);

select "tryouts".*, "programs"."choice_combinations", (tryouts.has_essays and exists (select from score_runs r where r.tryout_id = "tryouts"."id" and r.status = 'published' and r.origin = 'submissions')) as "awaits_marks", json_build_object('id', "programs"."id", 'name', "programs"."name") as "program", (
  not exists (select from tryout_classes c where c.tryout_id = tryouts.id)
  or exists (
select from tryout_classes c join class_members m on m.class_id = c.class_id
where c.tryout_id = tryouts.id and m.user_id = $1::uuid and m.left_at is null
  )
) as "is_for" from "tryouts" inner join "programs" on "programs"."id" = "tryouts"."program_id" where "tryouts"."status" = $2 and "tryouts"."slug" = $3;

select "bucket", "id", "tryout_id", "number", "seed", "paper_variant", "status", "started_at", "finished_at"
from "attempts"
where "bucket" = $1 and "user_id" = $2 and "status" <> $3 and "tryout_id" = $4
order by "number" desc;

select st.tryout_id, greatest(
  max(st.duration_seconds) * (
    coalesce((select max(extra_time_factor) from users where extra_time_factor > 1), 1) - 1
  ),
  (
    select max(extract(epoch from p.ends_at - t.closes_at))::double precision
    from progresses p
    join tryout_sub_tests s on s.id = p.sub_test_id
    join tryouts t on t.id = s.tryout_id
    where t.id = st.tryout_id and p.submitted_at is null and p.extended_seconds > 0
  )
) as seconds
from tryout_sub_tests st
where st.tryout_id = any($1::uuid[])
group by st.tryout_id;

select "m"."id", "m"."name", "m"."level", "m"."group", (
select json_build_object(
  'year', y.year, 'capacity', y.capacity, 'applicants', y.applicants,
  'passing_score', y.passing_score, 'source', y.source, 'is_estimate', y.is_estimate)
from major_years y where y.major_id = "m"."id" order by y.year desc limit 1) as "figures", json_build_object('id', "u"."id", 'name', "u"."name", 'short_name', "u"."short_name") as "university" from "majors" as "m" inner join "universities" as "u" on "u"."id" = "m"."university_id" inner join "attempt_choices" as "c" on "c"."major_id" = "m"."id" where "c"."bucket" = $1 and "c"."attempt_id" = $2 order by "c"."priority";

select "s"."attempt_id", "s"."total", "s"."total_se", "s"."score_run_id", "s"."scored_at", "r"."model", "r"."number", "r"."key_version", "r"."published_at"
from "attempt_scores" as "s"
inner join "score_runs" as "r" on "r"."id" = "s"."score_run_id"
where "s"."bucket" = $1 and "s"."attempt_id" = any($2::uuid[]) and "r"."status" = $3;

select "province_id", lower(school_name) as "school"
from "users"
where "id" = $1;

select "s"."computed_at", "s"."participants", "s"."score_run_id", "s"."mean", "s"."sd", greatest(s.computed_at, s.late_at) as "ranked_at", "r"."model", "r"."number", "r"."key_version", "r"."published_at"
from "ranking_snapshots" as "s"
inner join "score_runs" as "r" on "r"."id" = "s"."score_run_id"
where "s"."tryout_id" = $1;

select "attempt_id" from "ranking_rows" where "user_id" = $1 and "tryout_id" = $2 and "generation" = (
  select generation from ranking_snapshots where tryout_id = $3
);

select "sub_test_id", "raw", "max", "scaled", "correct", "partial", "wrong", "blank", "theta", "theta_se", "scaled_se"
from "sub_test_scores"
where "score_run_id" = $1 and "bucket" = $2 and "attempt_id" = $3;

select "major_id", "cut", "se", "pool", "group_mean", "group_sd"
from "major_cuts"
where "tryout_id" = $1 and "major_id" = any($2::uuid[]);

select "id", "weights"
from "majors"
where "id" = any($1::uuid[]) and "weights" <> '{}'::jsonb;

with scored as materialized (
  select w.place, w.score, coalesce((
    select h.below + h.count from score_histograms h
    where h.tryout_id = $1 and h.scope = 'national' and h.scope_key = '' and h.score_hundredths < w.score
    order by h.score_hundredths desc limit 1
  ), 0) as below
  from unnest($2::integer[]) with ordinality w (score, place)
), cuts as materialized (
  select place, score, below, (max(below) over () - below)::integer as reaching from scored
)
select array[array(select (n.below + (select count(*) from (
select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
where r.tryout_id = $3 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $4
) and r.late < 0
  and r.late >= $5 and true
  ) l where floor(l.total * 100 + 0.5) < n.score))::integer from cuts n where n.place <= $6 order by n.place)] as counts;

select q.own, q.id from unnest($1::uuid[], $2::uuid[]) q (own, id)
where (
select t.title from (
  select "q"."id" as id
  union all select k.kin_id from question_kin k where k.question_id = "q"."id"
) same
join (
  select sub_test_id, question_id, question_version from paper_items
  union all select sub_test_id, question_id, question_version from paper_trials
) i on i.question_id = same.id
join tryout_sub_tests st on st.id = i.sub_test_id
join tryouts t on t.id = st.tryout_id
where t.status = 'published' and t.closes_at > $3 and t.id <> q.own
order by t.closes_at desc limit 1
  ) is not null;

select "p"."attempt_id", "p"."sub_test_id", "a"."question_id", "a"."value", "a"."flagged", "a"."seq"
from "progresses" as "p"
inner join "answers" as "a" on "a"."bucket" = "p"."bucket" and "a"."progress_id" = "p"."id"
where "p"."bucket" = $1 and "p"."attempt_id" = any($2::uuid[]);
