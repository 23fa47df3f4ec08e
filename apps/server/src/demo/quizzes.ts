import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { lockQuiz } from '../features/quizzes/authoring.queries.ts'
import { changeQuiz } from '../features/quizzes/change-quiz.ts'
import type { BuiltSubTest } from './build-sub-test.ts'

/** The last four of each sub-test. */
function listLast(bank: BuiltSubTest[], codes: string[]): string[] {
  return bank
    .filter(({ subject }) => codes.includes(subject.code))
    .flatMap(({ questions }) => questions.slice(-4).map(({ row }) => row.id))
}

function buildQuiz(
  program_id: string,
  { now, newId }: SeedMeans,
): Omit<Row<'quizzes'>, 'slug' | 'title' | 'description'> {
  const at = now().toISOString()
  return {
    id: newId(),
    program_id,
    subject_id: null,
    lang: 'id',
    duration_seconds: null,
    shuffle: true,
    max_attempts: null,
    feedback: 'after_each',
    opens_at: null,
    closes_at: null,
    status: 'draft',
    published_at: null,
    created_at: at,
    updated_at: at,
  }
}

/** Two quizzes over questions of the bank, published as an admin would: one that teaches, one against the clock. */
export async function insertQuizzes(
  db: Db,
  program_id: string,
  bank: BuiltSubTest[],
  means: SeedMeans,
): Promise<void> {
  const warmUp = {
    ...buildQuiz(program_id, means),
    slug: 'pemanasan-penalaran-umum',
    title: 'Pemanasan Penalaran Umum',
    description: 'Empat soal tanpa batas waktu. Setiap jawaban langsung dibahas.',
    subject_id: bank.find(({ subject }) => subject.code === 'PU')?.subject.id ?? null,
  }
  const timed = {
    ...buildQuiz(program_id, means),
    slug: 'sprint-angka-15-menit',
    title: 'Sprint Angka 15 Menit',
    description: 'Delapan soal Pengetahuan Kuantitatif dan Penalaran Matematika, dibahas setelah selesai.',
    duration_seconds: 900,
    feedback: 'after_submit' as const,
  }
  const papers = [
    { quiz: warmUp, codes: ['PU'] },
    { quiz: timed, codes: ['PK', 'PM'] },
  ]
  for (const { quiz, codes } of papers) {
    await insertRows(db, 'quizzes', [quiz])
    const locked = await lockQuiz(db, quiz.id)
    if (!locked) throw new Error(`Cannot publish the demo's "${quiz.slug}": it is not there`)
    await changeQuiz(db, locked, { question_ids: listLast(bank, codes), status: 'published' }, means.now())
  }
}
