import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import { insertQuestions } from '../features/questions/insert-questions.ts'
import {
  type BuildMeans,
  type BuiltSubTest,
  buildSubTest,
  type DraftSubTest,
  type Subject,
} from './build-sub-test.ts'
import { seedSubTests } from './seed-items.ts'

function findSubject(subjects: Subject[], code: string): Subject {
  const subject = subjects.find(subject => subject.code === code)
  if (!subject) throw new Error(`Cannot seed the question bank: the program has no subject "${code}"`)
  return subject
}

function buildBank(program_id: string, owner_id: string, { now, newId }: BuildMeans): Row<'question_banks'> {
  const at = now().toISOString()
  return {
    id: newId(),
    owner_id,
    program_id,
    title: 'Bank Soal Perdana',
    description: 'Soal asli Gerbang untuk ketujuh subtes UTBK-SNBT, lengkap dengan pembahasannya.',
    visibility: 'shared',
    status: 'published',
    tags: ['utbk', 'perdana'],
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

/** Fills the bank with the authored questions and returns its sub-tests in official order. */
export async function insertQuestionBank(
  db: Db,
  { program_id, owner_id, subjects }: { program_id: string; owner_id: string; subjects: Subject[] },
  means: BuildMeans,
): Promise<BuiltSubTest[]> {
  const bank = buildBank(program_id, owner_id, means)
  const subTests = seedSubTests.map((seed, index) => {
    const place = { bank_id: bank.id, subject: findSubject(subjects, seed.subject), position: index + 1 }
    return buildSubTest(seed, place, means)
  })
  await insertRows(db, 'question_banks', [bank])
  const built = []
  for (const subTest of subTests) built.push(await insertSubTest(db, subTest, owner_id, means))
  return built
}
