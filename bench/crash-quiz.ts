import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../apps/server/src/db/database.ts'
import { openSite } from './crash/site.ts'
import { createWriter, type Exam, type Writer, writeUntil } from './crash/writer.ts'
import { printTable } from './table.ts'
import { openForBench } from './world/database.ts'
import { describeStudent } from './world/student.ts'
import { type BenchTryout, createBenchTryout, createRunning } from './world/students.ts'

const takers = 200
const killAfterMs = 600
const goOnMs = 200

/** A quiz of the try-out's questions, which those students are in the middle of. */
async function createRunningQuiz(
  db: Database,
  tryout: BenchTryout,
  first: number,
  count: number,
): Promise<string> {
  const id = randomUUID()
  const at = new Date().toISOString()
  await db
    .insertInto('quizzes')
    .values({
      id,
      slug: `kuis-${id}`,
      title: 'Kuis',
      description: '',
      program_id: tryout.program_id,
      lang: 'id',
      shuffle: true,
      feedback: 'after_submit',
      status: 'published',
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await sql`
    insert into quiz_items (quiz_id, question_id, question_version, position, subject_id, topic_id, content, points,
      created_at, updated_at)
    select ${id}::uuid, i.question_id, 1, i.position, st.subject_id, i.topic_id, i.content, 1, now(), now()
    from paper_items i join tryout_sub_tests st on st.id = i.sub_test_id where i.sub_test_id = ${tryout.sub_test.id}
  `.execute(db)
  const range = [describeStudent(first).id, describeStudent(first + count - 1).id]
  await sql`
    insert into quiz_attempts (bucket, id, user_id, quiz_id, number, seed, started_at, created_at, updated_at)
    select bucket, id, user_id, ${id}::uuid, 1, seed, now(), now(), now()
    from attempts where id between ${range[0]}::uuid and ${range[1]}::uuid
  `.execute(db)
  return `kuis-${id}`
}

async function countLost(db: Database, writers: readonly Writer[]): Promise<number> {
  let lost = 0
  for (const { student, acknowledged } of writers) {
    const rows = await db
      .selectFrom('quiz_answers')
      .select(['question_id', 'seq'])
      .where('bucket', '=', student.bucket)
      .where('attempt_id', '=', student.id)
      .execute()
    const stored = new Map(rows.map(({ question_id, seq }) => [question_id, seq]))
    lost += [...acknowledged].filter(([question, seq]) => (stored.get(question) ?? 0) < seq).length
  }
  return lost
}

/** Kills the server, and then PostgreSQL, under 200 who take a quiz, and looks for acknowledged answers that are lost. */
export async function benchCrashQuiz(stack: AsyncDisposableStack, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '3' } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')
  const site = await openSite(stack)
  const db = openForBench(stack, site.url)
  const tryout = await createBenchTryout(db)
  const all = 2 * rounds * takers
  await createRunning(db, tryout, 0, all)
  const slug = await createRunningQuiz(db, tryout, 0, all)
  const exam: Exam = {
    findPort: site.findPort,
    describe: ({ id }) => ({ path: `/quizzes/${slug}`, proof: { attempt_id: id } }),
    questions: tryout.sub_test.items,
  }
  let next = 0
  const tell = async (name: string, kill: () => Promise<void>) => {
    const writers: Writer[] = []
    for (let round = 0; round < rounds; round++) {
      const own = Array.from({ length: takers }, (_, index) => createWriter(next + index))
      next += takers
      writers.push(...own)
      let isOver = false
      const end = sleep(killAfterMs)
        .then(kill)
        .then(() => sleep(goOnMs))
        .finally(() => {
          isOver = true
        })
      await Promise.all([end, ...own.map(writer => writeUntil(exam, writer, () => isOver))])
    }
    const saves = writers.reduce((sum, writer) => sum + writer.saves, 0)
    return { name, saves, lost: await countLost(db, writers) }
  }
  const tolls = [await tell('server', site.killServer), await tell('PostgreSQL', site.killPostgres)]
  printTable(
    ['kill -9 of', 'times', 'saves', 'lost'],
    tolls.map(({ name, saves, lost }) => [name, rounds, saves, lost]),
  )
  console.log(`
${takers} students take a quiz at once, new ones in each round. What has no answer is sent again with the same number. Lost:
acknowledged answers that the table does not have.`)
  if (tolls.some(({ lost }) => lost > 0)) process.exitCode = 1
}
