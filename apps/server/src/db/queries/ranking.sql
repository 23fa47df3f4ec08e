-- 10 statements, session included

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

select m.id, m.name, json_build_object('id', u.id, 'name', u.name) as university
from ranking_rows r, unnest(r.major_ids) with ordinality as chosen (id, priority)
join majors m on m.id = chosen.id
join universities u on u.id = m.university_id
where r.user_id = $1 and r.tryout_id = $2 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $3
)
order by chosen.priority;

select "province_id", lower(school_name) as "school"
from "users"
where "id" = $1;

select (
1 + (r.rank - 1) + (
  select cardinality(l.totals) - width_bucket(r.total, l.totals)
  from (select array(select total from (
select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
where r.tryout_id = $1 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $2
) and r.late < 0
  and r.late >= $3 and true
  ) came order by total) as totals) l
)
  )::integer as "rank", "r"."total" as "score", "r"."total_se" as "se", "r"."user_id", "u"."name", "u"."show_name_in_ranking", "u"."school_name", "p"."name" as "province", "g"."place" as "position" from (
select (r.position - (r.late < 0)::integer) + (
  select count(*) from (
select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
where r.tryout_id = $4 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $5
) and r.late < 0
  and r.late >= $6 and true
  ) l where ("l"."position", ("l"."late" = 0), (-"l"."total"), "l"."finished_at", "l"."user_id") <= ("r"."position", ("r"."late" = 0), (-"r"."total"), "r"."finished_at", "r"."user_id")
) as place, r.position, r.late
from ranking_rows r
where r.user_id = $7 and r.tryout_id = $8 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $9
)
  and true
  ) as "g" inner join "ranking_rows" as "r" on "r"."position" = "g"."position" and "r"."late" = "g"."late" inner join "users" as "u" on "u"."id" = "r"."user_id" left join "provinces" as "p" on "p"."id" = "u"."province_id" where "r"."tryout_id" = $10 and "r"."generation" = (
  select generation from ranking_snapshots where tryout_id = $11
);

select coalesce((
select max(r.position) from ranking_rows r
where r.tryout_id = $1 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $2
) and r.late = 0
  ), 0) + (select count(*) from (
select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
where r.tryout_id = $3 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $4
) and r.late < 0
  and r.late >= $5 and true
  ) l) as total;

select "s"."computed_at", "s"."participants", "s"."score_run_id", "s"."mean", "s"."sd", "s"."generation", greatest(s.computed_at, s.late_at) as "ranked_at", "r"."model", "r"."number", "r"."key_version", "r"."published_at"
from "ranking_snapshots" as "s"
inner join "score_runs" as "r" on "r"."id" = "s"."score_run_id"
where "s"."tryout_id" = $1;

select "ranking_names", "open_school_students"
from "settings";

select (
1 + (r.rank - 1) + (
  select cardinality(l.totals) - width_bucket(r.total, l.totals)
  from (select array(select total from (
select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
where r.tryout_id = $1 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $2
) and r.late < 0
  and r.late >= $3 and true
  ) came order by total) as totals) l
)
  )::integer as "rank", "r"."total" as "score", "r"."total_se" as "se", "r"."user_id", "u"."name", "u"."show_name_in_ranking", "u"."school_name", "p"."name" as "province" from (
with came as materialized ((
select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
where r.tryout_id = $4 and r.generation = (
  select generation from ranking_snapshots where tryout_id = $5
) and r.late < 0
  and r.late >= $6 and true
  )),
earlier as materialized (select greatest(0, $7 - (select count(*)::integer from came)) as places)
select o.place, o.position, o.late from (
  select (select places from earlier) + row_number() over (order by "m"."position", ("m"."late" = 0), (-"m"."total"), "m"."finished_at", "m"."user_id") as place, m.position, m.late
  from (
    select w.position, 0 as late, null::double precision as total, null::timestamptz as finished_at, null::uuid as user_id
    from (select generate_series((select places from earlier) + 1, $8::integer) as position) w
    union all select position, late, total, finished_at, user_id from came
  ) m
) o where o.place > $9 and o.place <= $10 order by o.place limit $11
  ) as "g" inner join "ranking_rows" as "r" on "r"."position" = "g"."position" and "r"."late" = "g"."late" inner join "users" as "u" on "u"."id" = "r"."user_id" left join "provinces" as "p" on "p"."id" = "u"."province_id" where "r"."tryout_id" = $12 and "r"."generation" = (
  select generation from ranking_snapshots where tryout_id = $13
) order by "g"."place";
