import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import {
  claimSubject,
  hasDueSubject,
} from '../../apps/server/src/features/bank/calibrations/measure-practice.queries.ts'
import {
  listFirstMet,
  listPractised,
  listSat,
} from '../../apps/server/src/features/bank/calibrations/practice-answers.queries.ts'
import { type Budget, judgeBudgets, quantile } from '../table.ts'
import { createAsk, signIn } from '../world/accounts.ts'
import { openWorld, type World } from '../world/kept.ts'
import { measureTimes } from '../world/measure.ts'
import { realServer, startServer } from '../world/server.ts'
import { createAttempts } from '../world/students.ts'
import { createLargeBank, total } from './banks.ts'

const students = 2_000
const practicesEach = 20
const tries = 30
const firstLooks = 10
const nightTries = 3
/** The others are copies: what is asked reads no texts but those of a page. */
const written = 100
const mostMs = { list: 50, night: 2_000 }

type LargeBank = Awaited<ReturnType<typeof createLargeBank>>

/** A third of the bank is measured, one in ten of these in a former version, and one in twenty by practice alone. */
async function measureBank(db: Database, { tryout }: LargeBank): Promise<void> {
  await sql`
    insert into question_estimates (question_id, question_version, a, b, c, se, n, source, by_practice, scale_of, scale_a,
      scale_b, scale_min, scale_max, created_at, updated_at)
    select id, version - (n % 30 = 3)::int, 1, 6 * random() - 3, 0.2, 0.1 + 0.4 * random(), 500, 'bench', n % 60 = 0,
      ${tryout.id}::uuid, 500, 100, 200, 1000, now(), now() - interval '500 days' * random()
    from (select id, version, row_number() over (order by id) as n from questions) q where n % 3 = 0
  `.execute(db)
}

/** Practices of five first answers, a minute each */
async function practise(db: Database, { tryout, program, place, subTest }: LargeBank): Promise<void> {
  await createAttempts(
    db,
    { id: tryout.id, program_id: program.id },
    { first: 0, count: students, status: 'scored' },
  )
  await sql`update question_banks set for_practice = true where id = ${place.bank_id}`.execute(db)
  await sql`
    insert into practices (bucket, id, user_id, kind, seed, started_at, submitted_at, created_at, updated_at, subject_id)
    select a.bucket, gen_random_uuid(), a.user_id, 'subject', n, now() - interval '1 hour' * n,
      now() - interval '1 hour' * n, now() - interval '1 hour' * n, now(), ${subTest.subject_id}::uuid
    from attempts a, generate_series(1, ${practicesEach}::int) n
  `.execute(db)
  await sql`
    insert into practice_items (bucket, practice_id, user_id, question_id, position, purpose, outcome, flagged, seq, client_at,
      confirmed_at)
    select p.bucket, p.id, p.user_id, l.ids[1 + (hashint4(p.seed * 7 + n) & 2147483647) % array_length(l.ids, 1)], n, 'new',
      case when random() < 0.6 then 'correct' else 'wrong' end, false, 1, p.started_at + interval '1 minute' * n,
      p.started_at + interval '1 minute' * n
    from practices p, generate_series(1, 5) n, (select array_agg(id order by id) as ids from questions) l
    on conflict do nothing
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** What is asked about in that world. */
async function findPlaces(db: Database) {
  const subTest = await db
    .selectFrom('tryout_sub_tests')
    .select(['subject_id', 'tryout_id'])
    .executeTakeFirstOrThrow()
  const topic = await db
    .selectFrom('topics')
    .select('id')
    .where('name', '=', 'Bagian 1')
    .executeTakeFirstOrThrow()
  return { ...subTest, topic_id: topic.id }
}

/** How long somebody waits who looks for the first time: everybody reads banks of their own. */
async function measureFirstLooks(db: Database, port: number, path: string): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < firstLooks; turn++) {
    const ask = createAsk(port, await signIn(db, 'teacher'))
    const began = performance.now()
    await ask(path)
    times.push(performance.now() - began)
  }
  return times
}

const fill: World['fill'] = async ({ db }) => {
  const bank = await createLargeBank(db, written)
  await measureBank(db, bank)
  await practise(db, bank)
}

/** What whoever calibrates a bank waits for, and what a night of practice asks, beside 20,000 questions of one subject. */
export async function benchCalibrations(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openWorld(stack, { name: 'calibrations', fill })
  const server = await startServer(stack, realServer, {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://gerbang.test',
  })
  const { subject_id, tryout_id, topic_id } = await findPlaces(db)
  const own = `/admin/calibrations/${subject_id}`
  const [admin, teacher] = await Promise.all([signIn(db, 'admin'), signIn(db, 'teacher')])
  const ask = (path: string, token = admin) => {
    const send = createAsk(server.port, token)
    return () => send(path)
  }
  const questions = await listPractised(db, subject_id)
  const ids = questions.map(({ id }) => id)
  const since = new Date(Date.now() - 180 * 86_400_000).toISOString()
  const scale = { subject_id, scale_of: tryout_id, since }
  const asked: [string, number, () => Promise<unknown>][] = [
    ['all subjects', mostMs.list, ask('/admin/calibrations')],
    ['the same of a teacher', mostMs.list, ask('/admin/calibrations', teacher)],
    ['one subject', mostMs.list, ask(own)],
    ['what to try out next', mostMs.list, ask(`${own}/next`)],
    ['its last page', mostMs.list, ask(`${own}/next?page=${Math.floor((0.6 * total) / 20)}`)],
    ['one topic of a level', mostMs.list, ask(`${own}/next?topic_id=${topic_id}&difficulty=hard`)],
    ['searched', mostMs.list, ask(`${own}/next?search=peluang%20soal`)],
    ['whether a subject is due at night', mostMs.list, () => hasDueSubject(db, new Date())],
    ['the subject claimed', mostMs.list, () => claimSubject(db, new Date())],
    ['questions practised', mostMs.night, () => listPractised(db, subject_id)],
    ['first answers', mostMs.night, () => listFirstMet(db, ids, since)],
    ['what try-outs said', mostMs.night, () => listSat(db, scale)],
  ]
  const budgets: Budget[] = []
  const judgeTimes = (name: string, times: number[], most: number) =>
    budgets.push({
      name: `${name} (at best ${Math.min(...times).toFixed(1)})`,
      reached: quantile(times, 0.9),
      most,
    })
  const firsts = await measureFirstLooks(db, server.port, `${own}/next`)
  judgeTimes('the first look at what to try out next', firsts, mostMs.list)
  for (const [name, most, work] of asked)
    judgeTimes(name, await measureTimes(work, most === mostMs.night ? nightTries : tries), most)
  const answers = (students * practicesEach * 5).toLocaleString('en')
  judgeBudgets(
    `${total.toLocaleString('en')} questions of one subject, ${answers} answers of practice`,
    'ms',
    budgets,
  )
  console.log(
    `Nine in ten of ${tries} requests each, one at a time, on ${description}; at night of ${nightTries}.`,
  )
}
