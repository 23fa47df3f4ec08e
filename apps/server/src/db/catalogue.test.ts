import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '../features.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { listSchemaFaults, type Manifest } from '../testing/list-schema-faults.ts'
import { tables } from './tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('the schema keeps every rule of sharding', async () => {
  expect(await listSchemaFaults(database.db, tables)).toEqual([])
})

/** Tables that name staff as authors and owners, whose work is not theirs alone. */
const workOfStaff = [
  'bank_members',
  'class_tasks',
  'class_teachers',
  'imports',
  'jobs',
  'media',
  'question_banks',
  'question_comments',
  'question_versions',
  'report_shares',
  'score_runs',
  'student_lists',
]

test('every table about people is held by somebody who copies and forgets it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1
  `.execute(database.db)
  const held = new Set<string>([...personalData.flatMap(({ tables }) => tables), ...workOfStaff])
  expect(rows.map(({ name }) => name).filter(name => !held.has(name))).toEqual([])
})

/** What the rules say of the schema after a statement that is rolled back. */
async function findFaultsAfter(statement: string, manifest: Manifest): Promise<string[]> {
  const undo = new Error('undo')
  let faults: string[] = []
  await database.db
    .transaction()
    .execute(async trx => {
      await sql.raw(statement).execute(trx)
      faults = await listSchemaFaults(trx, manifest)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return faults
}

const withTable = (place: keyof Manifest): Manifest => ({ ...tables, [place]: [...tables[place], 'planted'] })
const sharded = withTable('distributed')

test.each<{ title: string; statement: string; manifest?: Manifest; fault: string }>([
  {
    title: 'a table that is not listed',
    statement: 'create table planted (id uuid)',
    fault: 'planted: in no manifest',
  },
  {
    title: 'a listed table that does not exist',
    statement: 'select 1',
    manifest: withTable('local'),
    fault: 'planted: listed, but does not exist',
  },
  {
    title: 'a table listed twice',
    statement: 'select 1',
    manifest: { ...tables, local: [...tables.local, 'answers'] },
    fault: 'answers: listed twice',
  },
  {
    title: 'a distributed table without a bucket',
    statement: 'create table planted (id uuid primary key)',
    manifest: sharded,
    fault: 'planted: no bucket smallint not null',
  },
  {
    title: 'a bucket that is too wide',
    statement: 'create table planted (bucket integer, id uuid, primary key (bucket, id))',
    manifest: sharded,
    fault: 'planted: no bucket smallint not null',
  },
  {
    title: 'a distributed table without a primary key',
    statement: 'create table planted (bucket smallint not null)',
    manifest: sharded,
    fault: 'planted: no primary key',
  },
  {
    title: 'a primary key that does not begin with bucket',
    statement: 'create table planted (bucket smallint, id uuid, primary key (id, bucket))',
    manifest: sharded,
    fault: 'planted.planted_pkey: does not begin with bucket',
  },
  {
    title: 'a unique key across buckets',
    statement: 'alter table attempts add constraint planted unique (id)',
    fault: 'attempts.planted: does not begin with bucket',
  },
  {
    title: 'a unique index across buckets',
    statement: "create unique index planted on attempts (user_id) where status = 'enrolled'",
    fault: 'attempts.planted: does not begin with bucket',
  },
  {
    title: 'an index across buckets',
    statement: 'create index planted on answers (server_at)',
    fault: 'answers.planted: does not begin with bucket',
  },
  {
    title: 'an index on an expression',
    statement: 'create index planted on answers ((value is null), bucket)',
    fault: 'answers.planted: does not begin with bucket',
  },
  {
    title: 'a foreign key that leaves its bucket',
    statement:
      'alter table attempts add unique (number, bucket, id); alter table progresses add constraint planted foreign key (extended_seconds, bucket, attempt_id) references attempts (number, bucket, id)',
    fault: 'progresses.planted: foreign key leaves its bucket',
  },
  {
    title: 'a foreign key to a local table',
    statement: 'alter table attempts add constraint planted foreign key (id) references sessions',
    fault: 'attempts.planted: foreign key leaves for a local table',
  },
  {
    title: 'a foreign key from a local table into the buckets',
    statement:
      'alter table sub_test_means add bucket smallint; alter table sub_test_means add constraint planted foreign key (bucket, tryout_id) references attempts',
    fault: 'sub_test_means.planted: foreign key comes from outside the buckets',
  },
  {
    title: 'a foreign key from a reference table into the buckets',
    statement:
      'alter table users add bucket smallint; alter table users add constraint planted foreign key (bucket, id) references attempts',
    fault: 'users.planted: foreign key comes from outside the buckets',
  },
  {
    title: 'a foreign key that sets null',
    statement:
      'alter table questions add planted uuid constraint planted references questions on delete set null',
    fault: 'questions.planted: foreign key sets null or default',
  },
  {
    title: 'a trigger on a distributed table',
    statement:
      'create trigger planted before update on answers for each row execute function suppress_redundant_updates_trigger()',
    fault: 'answers.planted: trigger',
  },
  {
    title: 'a trigger on a reference table',
    statement:
      'create trigger planted before update on users for each row execute function suppress_redundant_updates_trigger()',
    fault: 'users.planted: trigger',
  },
  {
    title: 'an exclusion constraint',
    statement:
      'alter table tryouts add constraint planted exclude using gist (tstzrange(opens_at, closes_at) with &&)',
    fault: 'tryouts.planted: exclusion constraint',
  },
  {
    title: 'a time in microseconds',
    statement: 'alter table users add planted timestamptz',
    fault: 'users.planted: timestamp with time zone instead of timestamptz(3)',
  },
  {
    title: 'a time without a zone',
    statement: 'alter table users add planted timestamp(3)',
    fault: 'users.planted: timestamp(3) without time zone instead of timestamptz(3)',
  },
  {
    title: 'a number that the database counts',
    statement: 'alter table users add planted bigserial',
    fault: 'users.planted: made by the database',
  },
])('$title is noticed', async ({ statement, manifest = tables, fault }) => {
  expect(await findFaultsAfter(statement, manifest)).toContain(fault)
})
