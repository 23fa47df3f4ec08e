-- 5 statements, session included

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

select a.bucket, a.id, a.tryout_id, a.number, a.seed, a.paper_variant, a.status, a.started_at, a.finished_at,
  s.*,
  case when w.is_wanted then (select coalesce(json_agg(agg), '[]') from (select "m"."id", "m"."name", "m"."level", "m"."group", (
select json_build_object(
  'year', y.year, 'capacity', y.capacity, 'applicants', y.applicants,
  'passing_score', y.passing_score, 'source', y.source, 'is_estimate', y.is_estimate)
from major_years y where y.major_id = "m"."id" order by y.year desc limit 1) as "figures", json_build_object('id', "u"."id", 'name', "u"."name", 'short_name', "u"."short_name") as "university", "m"."weights" from "majors" as "m" inner join "universities" as "u" on "u"."id" = "m"."university_id" inner join "attempt_choices" as "c" on "c"."major_id" = "m"."id" where "c"."bucket" = $1 and "c"."attempt_id" = a.id order by "c"."priority") as agg) end as choices,
  case when w.is_wanted and w.may_tell then (
    select json_agg(json_build_object('sub_test_id', "t"."sub_test_id", 'raw', "t"."raw", 'max', "t"."max", 'scaled', "t"."scaled", 'correct', "t"."correct", 'partial', "t"."partial", 'wrong', "t"."wrong", 'blank', "t"."blank", 'theta', "t"."theta", 'theta_se', "t"."theta_se", 'scaled_se', "t"."scaled_se")) from sub_test_scores t
    where t.bucket = $2 and t.attempt_id = a.id and t.score_run_id = s.score_run_id
  ) end as sub_tests,
  case when w.is_wanted and w.may_tell then (
    select json_agg(json_build_object('sub_test_id', p.sub_test_id, 'question_id', g.question_id,
      'value', g.value, 'flagged', g.flagged))
    from progresses p join answers g on g.bucket = p.bucket and g.progress_id = p.id
    where p.bucket = $3 and p.attempt_id = a.id
  ) end as answers,
  case when w.is_wanted and w.may_tell then array(
    select t.major_id::text from told_chances t
    where t.bucket = $4 and t.attempt_id = a.id and t.score_run_id = s.score_run_id
  ) end as told
from attempts a
cross join lateral (
  select $5::boolean as may_tell, a.number = coalesce($6::integer, (
    select max(n.number) from attempts n
    where n.bucket = $7 and n.user_id = $8 and n.tryout_id = $9 and n.status = 'scored'
  )) as is_wanted
) w
left join lateral (
  select s.total, s.total_se, s.score_run_id, s.scored_at, r.model, r.number as run_number, r.key_version,
    r.published_at
  from attempt_scores s join score_runs r on r.id = s.score_run_id
  where s.bucket = $10 and s.attempt_id = a.id and r.status = 'published' limit 1
) s on true
where a.bucket = $11 and a.user_id = $12 and a.tryout_id = $13 and a.status <> 'void'
order by a.number desc;

select u.province_id as province, lower(u.school_name) as school, (
  select concat(count(*), ' ', max(h.updated_at)) from tryouts h
  where h.status = 'published' and h.closes_at > $1
) as holders, (
    select w.attempt_id from ranking_rows w
    where w.user_id = u.id and w.tryout_id = s.tryout_id and w.generation = s.generation
  ) as ranked_attempt_id,
  s.computed_at, s.participants, s.score_run_id, s.mean, s.sd, s.generation,
  greatest(s.computed_at, s.late_at) as ranked_at, r.model, r.number, r.key_version, r.published_at
from users u
left join ranking_snapshots s on s.tryout_id = $2
left join score_runs r on r.id = s.score_run_id
where u.id = $3;

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
