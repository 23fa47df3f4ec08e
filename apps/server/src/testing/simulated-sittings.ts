import { v7 } from 'uuid'
import type { Database } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import { insertSimulated } from '../demo/insert-simulated.ts'
import { createRandom, type Random } from '../demo/seeded-random.ts'
import type { SimulatedItem } from '../demo/simulate-answers.ts'
import { type SimulatedPaper, simulateAttempt } from '../demo/simulate-attempt.ts'
import { listScoredPapers } from '../features/scores/scores/runs/papers.queries.ts'
import { epoch } from './factories.ts'

const hour = 3_600_000
/** So many students are made and inserted at once. */
const atOnce = 500

async function drawPapers(
  db: Database,
  tryoutId: string,
  ability: number,
  random: Random,
): Promise<SimulatedPaper[]> {
  const rows = await db.selectFrom('tryout_sub_tests').selectAll().where('tryout_id', '=', tryoutId).execute()
  const papers = await listScoredPapers(db, tryoutId)
  return papers.flatMap(({ sub_test_id, items }) => {
    const subTest = rows.find(row => row.id === sub_test_id)
    const drawn = items.map((item): [string, SimulatedItem] => {
      const discrimination = Math.exp(0.1 + 0.25 * random.normal())
      return [
        item.question_id,
        { ...item, discrimination, difficulty: 0.3 + 0.9 * random.normal() - ability },
      ]
    })
    return subTest ? [{ subTest, items: new Map(drawn) }] : []
  })
}

function describeStudent(number: number, program_id: string): Row<'users'> {
  const id = v7()
  const at = epoch.toISOString()
  return {
    id,
    name: `Siswa ${number}`,
    username: `s-${id}`,
    email: `s-${id}@contoh.gerbang.test`,
    email_verified_at: at,
    nisn: null,
    birth_date: null,
    phone: null,
    role: 'student',
    status: 'active',
    avatar_url: null,
    program_id,
    school_name: `SMA ${number % 50}`,
    grade: '12',
    graduation_year: null,
    gender: null,
    province_id: null,
    city_id: null,
    district_id: null,
    show_name_in_ranking: false,
    extra_time_factor: 1,
    last_login_at: null,
    reminders: true,
    anonymised_at: null,
    deletion_at: null,
    created_at: at,
    updated_at: at,
  }
}

/**
 * Students who have sat a try-out an hour before `at` and finished, by the keys as they stand now, with the scores of
 * their submits. The same seed gives the same answers; `ability` is their mean. Returns their ids.
 */
export async function simulateSittings(
  db: Database,
  tryoutId: string,
  {
    students,
    ability = 0,
    seed = 1,
    at = epoch,
  }: { students: number; ability?: number; seed?: number; at?: Date },
): Promise<string[]> {
  const random = createRandom(seed)
  const stored = await db
    .selectFrom('tryouts')
    .selectAll()
    .where('id', '=', tryoutId)
    .executeTakeFirstOrThrow()
  // A shuffled paper follows the ids of its questions, which are new in each run of a test.
  const tryout = { ...stored, shuffle_questions: false, shuffle_options: false }
  const run = await db
    .selectFrom('score_runs')
    .select('id')
    .where('tryout_id', '=', tryoutId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  const papers = await drawPapers(db, tryoutId, ability, random)
  const scheme = { ...tryout, score_run_id: run.id, model: 'points' as const, scales: null }
  const ids: string[] = []
  for (let from = 0; from < students; from += atOnce) {
    const count = Math.min(atOnce, students - from)
    const users = Array.from({ length: count }, (_, index) =>
      describeStudent(from + index, tryout.program_id),
    )
    const sat = users.map(user =>
      simulateAttempt(user.id, at.getTime() - 5 * hour, { tryout, papers, random, newId: v7 }),
    )
    await insertRows(db, 'users', users)
    await insertSimulated(db, sat, papers, scheme)
    ids.push(...users.map(user => user.id))
  }
  return ids
}
