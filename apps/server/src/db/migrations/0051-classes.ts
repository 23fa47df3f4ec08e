import { type Kysely, sql } from 'kysely'

/** Classes with a roster, in the place of the word on a Kode Siswa (decision 60). */
async function createClasses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table classes (
      id uuid primary key,
      name text not null,
      year integer not null,
      school_name text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column classes.year is 'in which the school year begins: 2026 for 2026/2027'`.execute(
    db,
  )
  await sql`
    create unique index classes_name on classes (lower(name), year)
  `.execute(db)
  await sql`
    create table class_members (
      class_id uuid not null references classes,
      user_id uuid not null references users,
      joined_at timestamptz(3) not null,
      left_at timestamptz(3),
      primary key (class_id, user_id)
    )
  `.execute(db)
  await sql`create index class_members_user on class_members (user_id) where left_at is null`.execute(db)
}

/** A batch of codes was a class by name; whoever redeemed one of its codes is in it. */
async function turnBatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into classes (id, name, year, school_name, created_at, updated_at)
    select gen_random_uuid(), min(batch collate "C"),
      extract(year from min(created_at) at time zone 'Asia/Jakarta' - interval '6 months')::int, min(school_name),
      min(created_at), min(created_at)
    from student_codes where batch <> '' group by lower(batch)
  `.execute(db)
  await sql`alter table student_codes add column class_id uuid references classes`.execute(db)
  await sql`
    update student_codes c set class_id = k.id from classes k where lower(k.name) = lower(c.batch)
  `.execute(db)
  await sql`
    insert into class_members (class_id, user_id, joined_at)
    select c.class_id, r.user_id, min(r.redeemed_at)
    from student_code_redemptions r join student_codes c on c.id = r.student_code_id
    where c.class_id is not null group by 1, 2
  `.execute(db)
  await sql`comment on column student_codes.batch is 'the name of its class'`.execute(db)
}

/** Who teaches a class by its name teaches it by its id; a name without a class is nobody's. */
async function nameTeachers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table class_teachers add column class_id uuid references classes`.execute(db)
  await sql`
    update class_teachers t set class_id = k.id from classes k where lower(k.name) = t.batch
  `.execute(db)
  await sql`delete from class_teachers where class_id is null`.execute(db)
  await sql`alter table class_teachers drop constraint class_teachers_pkey`.execute(db)
  await sql`alter table class_teachers drop column batch`.execute(db)
  await sql`alter table class_teachers add primary key (user_id, class_id)`.execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createClasses(db)
  await turnBatches(db)
  await nameTeachers(db)
}
