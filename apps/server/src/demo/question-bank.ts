import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import { insertQuestions } from '../features/bank/questions/insert-questions.queries.ts'
import {
  type BuildMeans,
  type BuiltSubTest,
  buildSubTest,
  type DraftSubTest,
  type Subject,
} from './build-sub-test.ts'
import type { SeedBank } from './load-bank.ts'

function findSubject(subjects: Subject[], code: string): Subject {
  const subject = subjects.find(subject => subject.code === code)
  if (!subject) throw new Error(`Cannot seed the question bank: the program has no subject "${code}"`)
  return subject
}

export interface BankPlace {
  program_id: string
  owner_id: string
  subjects: Subject[]
}

function buildBank(
  { paper: _, ...written }: SeedBank,
  { program_id, owner_id }: BankPlace,
  { now, newId }: BuildMeans,
): Row<'question_banks'> {
  const at = now().toISOString()
  return {
    ...written,
    id: newId(),
    owner_id,
    program_id,
    visibility: 'shared',
    status: 'published',
    created_at: at,
    updated_at: at,
  }
}

async function insertSubTest(
  db: Db,
  { drafts, ...subTest }: DraftSubTest,
  author_id: string,
  means: BuildMeans,
): Promise<BuiltSubTest> {
  await insertRows(db, 'bank_sub_tests', [subTest.row])
  await insertRows(db, 'topics', subTest.topics)
  await insertRows(db, 'stimuli', subTest.stimuli)
  return { ...subTest, questions: await insertQuestions(db, subTest.row.id, drafts, author_id, means) }
}

/** Fills a bank with authored questions and returns its sub-tests in official order. */
export async function insertQuestionBank(
  db: Db,
  seed: SeedBank,
  place: BankPlace,
  means: BuildMeans,
): Promise<BuiltSubTest[]> {
  const bank = buildBank(seed, place, means)
  const known = await db.selectFrom('topics').selectAll().execute()
  const subTests = seed.paper.map((written, index) => {
    const subject = findSubject(place.subjects, written.sub_test)
    return buildSubTest(written, { bank_id: bank.id, subject, position: index + 1, known }, means)
  })
  await insertRows(db, 'question_banks', [bank])
  const built = []
  for (const subTest of subTests) built.push(await insertSubTest(db, subTest, place.owner_id, means))
  return built
}
