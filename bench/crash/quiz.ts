import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { describeStudent } from '../world/student.ts'
import type { BenchTryout } from '../world/students.ts'
import type { Target } from './target.ts'
import { type Writer, writeUntil } from './writer.ts'

const writers = 200

/** A quiz of the try-out's questions, which those students are in the middle of. */
async function createRunningQuiz(db: Database, tryout: BenchTryout, count: number): Promise<string> {
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
  const range = [describeStudent(0).id, describeStudent(count - 1).id]
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
      .where(eb => eb.and({ bucket: student.bucket, attempt_id: student.id }))
      .execute()
    const stored = new Map(rows.map(({ question_id, seq }) => [question_id, seq]))
    lost += [...acknowledged].filter(([question, seq]) => (stored.get(question) ?? 0) < seq).length
  }
  return lost
}

export const quizTarget: Target = {
  rounds: 3,
  writers,
  drawKillMs: () => 600,
  goOnMs: 200,
  open: async (db, tryout, count) => {
    const slug = await createRunningQuiz(db, tryout, count)
    return ({ id }) => ({ path: `/quizzes/${slug}`, proof: { attempt_id: id } })
  },
  write: (exam, writer, { isOver }) => writeUntil(exam, writer, isOver),
  count: all => ({ saves: all.reduce((sum, { saves }) => sum + saves, 0) }),
  check: async (db, all) => ({ lost: await countLost(db, all) }),
  note: `${writers} students take a quiz at once, new ones in each round. What has no answer is sent again with the same number. Lost:
acknowledged answers that the table does not have.`,
}
