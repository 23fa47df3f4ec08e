import type { Stimulus } from '@gerbang/contract/exam/progresses.ts'
import { readContent } from '@gerbang/contract/question-format.ts'
import type { Db } from '../../../db/database.ts'

/** The frozen questions in authored order: those that count, or those that are tried out. Selects nothing of the keys. */
const listFrozen = (table: 'paper_items' | 'paper_trials') => async (db: Db, subTestId: string) => {
  const rows = await db
    .selectFrom(table)
    .select(['question_id', 'stimulus_id', 'topic_id', 'content', 'points'])
    .where('sub_test_id', '=', subTestId)
    .orderBy('position')
    .execute()
  return rows.map(row => ({ ...row, content: readContent(row.content) }))
}

export const listPaperItems = listFrozen('paper_items')
export const listPaperTrials = listFrozen('paper_trials')
export type PaperItemRow = Awaited<ReturnType<typeof listPaperItems>>[number]

export function listPaperStimuli(db: Db, subTestId: string): Promise<Stimulus[]> {
  return db
    .selectFrom('paper_stimuli')
    .select(['stimulus_id as id', 'title', 'html'])
    .where('sub_test_id', '=', subTestId)
    .execute()
}

export function findPaperHead(db: Db, subTestId: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .select(['st.lang', 'st.trials_each', 't.shuffle_questions', 't.shuffle_options'])
    .where('st.id', '=', subTestId)
    .executeTakeFirst()
}
