import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { createProgram, createTryout } from '../../apps/server/src/testing/factories.ts'
import { describeStudent, idPrefix, numberBase } from './student.ts'

export type BenchTryout = Awaited<ReturnType<typeof createBenchTryout>>

const words =
  'nilai rata ujian siswa data tabel grafik fungsi jarak waktu teks paragraf simpulan pernyataan sebab akibat ' +
  'bilangan pecahan persen sudut luas volume peluang kalimat gagasan utama penulis argumen bukti contoh tujuan'

/** Prose that compresses about as prose does. */
const prose = sql`(
  select string_agg((string_to_array(${words}, ' '))[1 + floor(random() * 30)::int], ' ')
  from generate_series(1, 170) where i.position is not null
)`

/** A published try-out of one sub-test, 20 questions of all types, whose paper weighs about 30 KB. */
export async function createBenchTryout(db: Database) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, { program_id: program.id, sub_tests: 1, questions: 20 })
  await sql`
    update paper_items i set content = jsonb_set(i.content, '{prompt_html}', to_jsonb('<p>' || ${prose} || '</p>'))
  `.execute(db)
  const [sub_test] = tryout.sub_tests
  if (!sub_test) throw new Error('A try-out without a sub-test')
  return { id: tryout.id, program_id: program.id, slug: tryout.slug, sub_test }
}

/** Rows of `id`, `bucket` and `n`. One number makes a student: user, session and attempt have the same id, so that any client can derive them. */
export const selectStudents = (first: number, count: number) => sql`
  select s.*, (('x' || right(s.id::text, 3))::bit(12)::int & 1023)::smallint as bucket
  from (
    select (${idPrefix}::text || (${numberBase}::bigint + n))::uuid as id, n
    from generate_series(${first}::int, ${first + count - 1}::int) n
  ) s`

interface Crowd {
  first: number
  count: number
  /** Of their attempts; those that are scored were finished in the last hour. */
  status?: 'enrolled' | 'scored'
}

export async function createAttempts(
  db: Database,
  tryout: Pick<BenchTryout, 'id' | 'program_id'>,
  { first, count, status = 'enrolled' }: Crowd,
): Promise<void> {
  const student = selectStudents(first, count)
  await sql`
    insert into users (id, name, username, email, email_verified_at, role, status, program_id, created_at, updated_at)
    select id, 'Siswa ' || n, 'siswa-' || n, 'siswa-' || n || '@bench.example', now(), 'student', 'active',
      ${tryout.program_id}::uuid, now(), now()
    from (${student}) s`.execute(db)
  // Seen two minutes ago: the first request of each notes that they are back, as it would in an exam.
  await sql`
    insert into sessions (id, user_id, token_hash, user_agent, last_seen_at, expires_at, created_at)
    select id, id, sha256(convert_to(lpad(n::text, 43, '0'), 'UTF8')), 'bench', now() - interval '2 minutes',
      now() + interval '1 day', now()
    from (${student}) s`.execute(db)
  const isOver = status === 'scored'
  await sql`
    insert into attempts (bucket, id, user_id, tryout_id, number, seed, status, started_at, finished_at, created_at,
      updated_at)
    select bucket, id, id, ${tryout.id}::uuid, 1, n, ${status},
      ${isOver ? sql`now() - interval '3 hours'` : sql`null`},
      ${isOver ? sql`now() - interval '1 hour' * random()` : sql`null`}, now(), now()
    from (${student}) s`.execute(db)
}

/** Enrolled students `first` to `first + count - 1`. */
export async function createEnrolled(
  db: Database,
  tryout: Pick<BenchTryout, 'id' | 'program_id'>,
  first: number,
  count: number,
) {
  await createAttempts(db, tryout, { first, count })
  await sql`vacuum analyze`.execute(db)
}

/** Students in the middle of the sub-test, an hour before its end; progress and lease have their id too. */
export async function createRunning(db: Database, tryout: BenchTryout, first: number, count: number) {
  await createAttempts(db, tryout, { first, count })
  const range = [describeStudent(first).id, describeStudent(first + count - 1).id]
  await sql`
    insert into progresses (bucket, id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id)
    select bucket, id, id, user_id, ${tryout.sub_test.id}::uuid, now(), now() + interval '1 hour', id, id
    from attempts where id between ${range[0]}::uuid and ${range[1]}::uuid`.execute(db)
  await sql`
    update attempts set status = 'in_progress', started_at = now()
    where id between ${range[0]}::uuid and ${range[1]}::uuid`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
