import type { Subject } from '@gerbang/contract/exam/tryouts.ts'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Db } from '../../../../db/database.ts'
import { selectSubject } from '../../../../db/select-subject.ts'

export interface ScoredItem extends SubTestItem {
  question_version: number
  stimulus_id: string | null
  position: number
}

export interface ScoredPaper {
  sub_test_id: string
  subject: Subject
  weight: number
  /** In authored order, with their keys as they stand now. */
  items: ScoredItem[]
  /** What is measured and not scored, and how many of it each student met. */
  trials: ScoredItem[]
  trials_each: number
}

/** What a run has to know of its try-out. */
export function findScoredTryout(db: Db, id: string) {
  return db
    .selectFrom('tryouts as t')
    .innerJoin('programs as p', 'p.id', 't.program_id')
    .selectAll('t')
    .select('p.totals')
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
}
export type ScoredTryoutRow = Awaited<ReturnType<typeof findScoredTryout>>

/** A published try-out that another may name as its anchor. */
export function findAnchor(db: Db, id: string) {
  return db
    .selectFrom('tryouts')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

/** Trial questions by sub-test, in the order in which they are cut into blocks. */
async function listTrials(db: Db, tryoutId: string): Promise<Map<string, ScoredItem[]>> {
  const rows = await db
    .selectFrom('paper_trials as i')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'i.sub_test_id')
    .select(['i.sub_test_id', 'i.question_id', 'i.question_version', 'i.stimulus_id', 'i.position'])
    .select(['i.content', 'i.points', 'i.key'])
    .where('st.tryout_id', '=', tryoutId)
    .orderBy('i.position')
    .execute()
  const groups = Map.groupBy(rows, row => row.sub_test_id)
  return new Map(
    [...groups].map(([id, own]) => [
      id,
      own.map(({ sub_test_id: _, content, key, ...item }) => ({
        ...item,
        content: readContent(content),
        key: readKey(key),
        voided: false,
      })),
    ]),
  )
}

/** The frozen papers of a try-out with their keys, in order of position. */
export async function listScoredPapers(db: Db, tryoutId: string): Promise<ScoredPaper[]> {
  const subTests = await db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(eb => ['st.id as sub_test_id', 'st.weight', 'st.trials_each', selectSubject(eb)])
    .where('st.tryout_id', '=', tryoutId)
    .orderBy('st.position')
    .execute()
  const items = await db
    .selectFrom('paper_items as i')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'i.sub_test_id')
    .innerJoin('paper_keys as k', join =>
      join.onRef('k.sub_test_id', '=', 'i.sub_test_id').onRef('k.question_id', '=', 'i.question_id'),
    )
    .select(['i.sub_test_id', 'i.question_id', 'i.question_version', 'i.stimulus_id'])
    .select(['i.position', 'i.content', 'i.points', 'k.key', 'k.voided_at'])
    .where('st.tryout_id', '=', tryoutId)
    .orderBy('i.position')
    .execute()
  const trials = await listTrials(db, tryoutId)
  return subTests.map(subTest => ({
    ...subTest,
    trials: trials.get(subTest.sub_test_id) ?? [],
    items: items
      .filter(item => item.sub_test_id === subTest.sub_test_id)
      .map(({ sub_test_id: _, voided_at, content, key, ...item }) => ({
        ...item,
        content: readContent(content),
        key: readKey(key),
        voided: voided_at !== null,
      })),
  }))
}
