import type { Db } from '../db/database.ts'
import type { Row } from '../db/insert-rows.ts'

export type Subject = Row<'subjects'>

export interface DemoQuestion {
  row: Row<'questions'>
  key: Row<'question_keys'>
}

/** One sub-test of a bank with its questions, as papers of the demo are made of it. */
export interface DemoSubTest {
  subject: Subject
  lang: Row<'questions'>['lang']
  row: Row<'bank_sub_tests'>
  questions: DemoQuestion[]
}

/** The official seconds per item times our items, to the half minute. */
export function shareTime(subject: Subject, items: number): number {
  const perItem = subject.default_duration_seconds / subject.default_question_count
  return Math.round((perItem * items) / 30) * 30
}

async function readQuestions(db: Db, subTestId: string): Promise<DemoQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .where('bank_sub_test_id', '=', subTestId)
    .orderBy('position')
    .execute()
  const keys = await db
    .selectFrom('question_keys')
    .selectAll()
    .where(
      'question_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const keyOf = new Map(keys.map(key => [key.question_id, key]))
  return rows.flatMap(row => {
    const key = keyOf.get(row.id)
    return key ? [{ row, key }] : []
  })
}

/** The sub-tests of a bank by its title, in their order. */
export async function readBank(db: Db, title: string): Promise<DemoSubTest[]> {
  const rows = await db
    .selectFrom('bank_sub_tests as st')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .selectAll('st')
    .where('b.title', '=', title)
    .orderBy('st.position')
    .execute()
  const subTests = []
  for (const row of rows) {
    const subject = await db
      .selectFrom('subjects')
      .selectAll()
      .where('id', '=', row.subject_id)
      .executeTakeFirstOrThrow()
    const questions = await readQuestions(db, row.id)
    subTests.push({ subject, lang: questions[0]?.row.lang ?? 'id', row, questions })
  }
  return subTests
}
