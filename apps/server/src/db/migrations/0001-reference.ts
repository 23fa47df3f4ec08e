import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/** Regions, programs, universities, users, question banks. No triggers: sharded databases refuse them on these tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provinces (
      id text primary key,
      name text not null,
      time_zone text not null
    );
    create table cities (
      id text primary key,
      province_id text not null references provinces,
      name text not null
    );
    create index cities_province on cities (province_id);
    create table districts (
      id text primary key,
      city_id text not null references cities,
      name text not null
    );
    create index districts_city on districts (city_id);

    create table programs (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      description text not null,
      is_active boolean not null,
      position integer not null,
      choice_combinations jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    comment on column programs.choice_combinations is 'allowed mixes of levels, as packages/scoring/src/check-choices.ts reads them; empty allows any';
    create table subjects (
      id uuid primary key,
      program_id uuid not null references programs,
      code text not null,
      name text not null,
      "group" text not null,
      position integer not null,
      default_duration_seconds integer not null check (default_duration_seconds > 0),
      default_question_count integer not null check (default_question_count > 0),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (program_id, code)
    );
    create table topics (
      id uuid primary key,
      subject_id uuid not null references subjects,
      name text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (subject_id, name)
    );

    create table universities (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      short_name text not null,
      type text not null check (type in ('ptn', 'ptkin', 'polytechnic')),
      province_id text not null references provinces,
      city text not null,
      logo_url text,
      website text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create table majors (
      id uuid primary key,
      university_id uuid not null references universities,
      code text not null,
      name text not null,
      level text not null check (level in ('S1', 'D4', 'D3')),
      "group" text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (university_id, code)
    );
    create table major_years (
      major_id uuid not null references majors,
      year integer not null,
      capacity integer,
      applicants integer,
      passing_score double precision,
      source text not null,
      is_estimate boolean not null,
      primary key (major_id, year)
    );

    create table users (
      id uuid primary key,
      name text not null,
      username text not null unique check (username = lower(username)),
      email text not null unique check (email = lower(email)),
      email_verified_at timestamptz(3),
      phone text,
      role text not null check (role in ('student', 'teacher', 'admin')),
      status text not null check (status in ('active', 'invited', 'disabled')),
      avatar_url text,
      program_id uuid references programs,
      school_name text,
      grade text check (grade in ('10', '11', '12', 'gap_year')),
      graduation_year integer,
      province_id text references provinces,
      city_id text references cities,
      district_id text references districts,
      show_name_in_ranking boolean not null default false,
      extra_time_factor double precision not null default 1 check (extra_time_factor between 1 and 3),
      last_login_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create index users_extra_time on users (extra_time_factor) where extra_time_factor > 1;
    comment on column users.extra_time_factor is 'multiplies every sub-test''s duration, 1 for no extra time';

    create table question_banks (
      id uuid primary key,
      owner_id uuid not null references users,
      program_id uuid not null references programs,
      title text not null,
      description text not null,
      visibility text not null check (visibility in ('private', 'shared')),
      status text not null check (status in ('draft', 'published', 'archived')),
      tags text[] not null default '{}',
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create table bank_sub_tests (
      id uuid primary key,
      bank_id uuid not null references question_banks,
      subject_id uuid not null references subjects,
      position integer not null,
      instructions text not null,
      default_duration_seconds integer not null check (default_duration_seconds > 0),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (bank_id, subject_id)
    );
    create table stimuli (
      id uuid primary key,
      sub_test_id uuid not null references bank_sub_tests,
      title text not null,
      source text not null,
      html text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create table questions (
      id uuid primary key,
      sub_test_id uuid not null references bank_sub_tests,
      stimulus_id uuid references stimuli,
      topic_id uuid not null references topics,
      type text not null check (type in ('single_choice', 'multiple_choice', 'true_false_table', 'short_answer')),
      position integer not null,
      content jsonb not null,
      points double precision not null check (points > 0),
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      status text not null check (status in ('draft', 'published', 'archived')),
      version integer not null check (version > 0),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create index questions_sub_test on questions (sub_test_id, position);
    comment on table questions is 'the half that students may see; the key lives in question_keys';
    create table question_keys (
      question_id uuid primary key references questions,
      source jsonb not null,
      key jsonb not null,
      explanation_html text not null,
      explanation_video_url text
    );
    comment on column question_keys.source is 'what the author typed, with the key and the explanation in it';
  `.execute(db)
  await replicateTables(db, [
    'provinces',
    'cities',
    'districts',
    'programs',
    'subjects',
    'topics',
    'universities',
    'majors',
    'major_years',
    'users',
    'question_banks',
    'bank_sub_tests',
    'stimuli',
    'questions',
    'question_keys',
  ])
}
