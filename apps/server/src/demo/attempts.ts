import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { chooseMajors } from './choose-majors.ts'
import { insertSimulated } from './insert-simulated.ts'
import type { Random } from './seeded-random.ts'
import { calibrateItem } from './simulate-answers.ts'
import { type SimulatedPaper, simulateAttempt } from './simulate-attempt.ts'
import type { PaperSubTest, SeededTryout } from './tryout.ts'
import type { MajorOption } from './major-options.ts'

const HOUR_MS = 3_600_000

type Content = Row<'questions'>['content']

/** As they were frozen: a paper scores parts of an answer by its own rule, not by the bank's. */
async function readFrozen(db: Db, subTests: PaperSubTest[]): Promise<Map<string, Content>> {
  const ids = subTests.map(({ row }) => row.id)
  const items = await db
    .selectFrom('paper_items')
    .select(['question_id', 'content'])
    .where('sub_test_id', 'in', ids)
    .execute()
  return new Map(items.map(({ question_id, content }) => [question_id, content]))
}

function calibratePaper(
  { row, questions }: PaperSubTest,
  frozen: Map<string, Content>,
  random: Random,
): SimulatedPaper {
  const items = questions.flatMap(({ row, key: { key } }) =>
    key ? [calibrateItem({ ...row, content: frozen.get(row.id) ?? row.content }, key, random)] : [],
  )
  return { subTest: row, items: new Map(items.map(item => [item.question_id, item])) }
}

/** What simulated students meet, as it was frozen. */
export async function calibratePapers(
  db: Db,
  subTests: PaperSubTest[],
  random: Random,
): Promise<SimulatedPaper[]> {
  const frozen = await readFrozen(db, subTests)
  return subTests.map(subTest => calibratePaper(subTest, frozen, random))
}

/** Begun within the last day and over by now: a sitting takes its sub-tests and the pauses between them. */
function drawStart(papers: SimulatedPaper[], now: Date, random: Random): number {
  const sittingMs = papers.reduce((sum, { subTest }) => sum + subTest.duration_seconds * 1000, HOUR_MS / 4)
  const earliest = now.getTime() - 23 * HOUR_MS
  return earliest + random.between(0, Math.max(0, 23 * HOUR_MS - sittingMs))
}

function chooseFor(
  attempt: Row<'attempts'>,
  majors: MajorOption[],
  random: Random,
): Row<'attempt_choices'>[] {
  return chooseMajors(majors, random).map(({ id }, index) => ({
    bucket: attempt.bucket,
    attempt_id: attempt.id,
    priority: index + 1,
    major_id: id,
  }))
}

interface Sitters {
  students: Row<'users'>[]
  majors: MajorOption[]
  random: Random
}

/** Finished and scored attempts of all students, spread over the past day. */
export async function insertAttempts(
  db: Db,
  { tryout, subTests, scoreRunId }: SeededTryout,
  { students, majors, random }: Sitters,
  { now, newId }: SeedMeans,
): Promise<void> {
  const papers = await calibratePapers(db, subTests, random)
  const simulated = students.map(({ id }) =>
    simulateAttempt(id, drawStart(papers, now(), random), { tryout, papers, random, newId }),
  )
  const scheme = { ...tryout, score_run_id: scoreRunId, model: 'points' as const, scales: null }
  await insertSimulated(db, simulated, papers, scheme)
  await insertRows(
    db,
    'attempt_choices',
    simulated.flatMap(({ attempt }) => chooseFor(attempt, majors, random)),
  )
}
