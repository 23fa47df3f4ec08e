import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { lockQuiz } from '../features/learning/quizzes/authoring.queries.ts'
import { changeQuiz } from '../features/learning/quizzes/change-quiz.ts'
import type { BuiltSubTest } from './build-sub-test.ts'

type Level = Row<'questions'>['difficulty']

interface SeedQuiz extends Pick<Row<'quizzes'>, 'slug' | 'title' | 'description'> {
  /** Under which subject it stands; none for one that mixes. */
  subject?: string
  /** How many questions of each subject. */
  wants: Record<string, number>
  level: Level
  duration_seconds?: number
  feedback: Row<'quizzes'>['feedback']
}

const quizzes: SeedQuiz[] = [
  {
    slug: 'pemanasan-penalaran-umum',
    title: 'Pemanasan Penalaran Umum',
    description: 'Sepuluh soal mudah tanpa batas waktu. Setiap jawaban langsung dibahas.',
    subject: 'PU',
    wants: { PU: 10 },
    level: 'easy',
    feedback: 'after_each',
  },
  {
    slug: 'sprint-angka-15-menit',
    title: 'Sprint Angka 15 Menit',
    description:
      'Sepuluh soal sedang Pengetahuan Kuantitatif dan Penalaran Matematika, dibahas setelah selesai.',
    wants: { PK: 5, PM: 5 },
    level: 'medium',
    duration_seconds: 900,
    feedback: 'after_submit',
  },
  {
    slug: 'tantangan-soal-sulit',
    title: 'Tantangan Soal Sulit',
    description: 'Dua belas soal tersulit dari tiga subtes dalam 25 menit, dibahas setelah selesai.',
    wants: { PU: 4, PK: 4, PM: 4 },
    level: 'hard',
    duration_seconds: 1_500,
    feedback: 'after_submit',
  },
]

/** So many questions of a level from one sub-test, at even steps, so that all its topics come up. */
function pickEvenly({ questions }: BuiltSubTest, level: Level, count: number): string[] {
  const fitting = questions.filter(({ row }) => row.difficulty === level)
  if (fitting.length < count) throw new Error(`Cannot fill a quiz: ${count} ${level} questions are wanted`)
  return Array.from({ length: count }, (_, index) => {
    const question = fitting[Math.floor(((index + 0.5) * fitting.length) / count)]
    return question?.row.id ?? ''
  })
}

function pickQuestions(bank: BuiltSubTest[], { wants, level }: SeedQuiz): string[] {
  return bank.flatMap(subTest => pickEvenly(subTest, level, wants[subTest.subject.code] ?? 0))
}

function buildQuiz(
  { wants: _, level: __, subject, ...written }: SeedQuiz,
  { program_id, bank }: QuizPlace,
  { now, newId }: SeedMeans,
): Row<'quizzes'> {
  const at = now().toISOString()
  return {
    duration_seconds: null,
    ...written,
    id: newId(),
    program_id,
    subject_id: bank.find(({ subject: { code } }) => code === subject)?.subject.id ?? null,
    lang: 'id',
    shuffle: true,
    max_attempts: null,
    markers: 1,
    opens_at: null,
    closes_at: null,
    status: 'draft',
    published_at: null,
    created_at: at,
    updated_at: at,
  }
}

interface QuizPlace {
  program_id: string
  /** Questions that no try-out holds: a quiz tells their keys. */
  bank: BuiltSubTest[]
}

/** Three quizzes over the practice bank, published as an admin would: one that teaches, two against the clock. */
export async function insertQuizzes(db: Db, place: QuizPlace, means: SeedMeans): Promise<void> {
  for (const seed of quizzes) {
    const quiz = buildQuiz(seed, place, means)
    await insertRows(db, 'quizzes', [quiz])
    const locked = await lockQuiz(db, quiz.id)
    if (!locked) throw new Error(`Cannot publish the demo's "${quiz.slug}": it is not there`)
    const change = { question_ids: pickQuestions(place.bank, seed), status: 'published' as const }
    await changeQuiz(db, locked, change, means.now())
  }
}
