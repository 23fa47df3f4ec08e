import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { Stimulus } from '@gerbang/contract/exam/progresses.ts'
import type { Db } from '../../../db/database.ts'

/** The questions of a quiz in authored order. Selects nothing of the keys. */
export async function listQuizItems(db: Db, quizId: string) {
  const rows = await db
    .selectFrom('quiz_items as i')
    .innerJoin('topics as t', 't.id', 'i.topic_id')
    .select(['i.question_id', 'i.stimulus_id', 'i.content', 'i.points', 'i.topic_id', 't.name as topic'])
    .where('i.quiz_id', '=', quizId)
    .orderBy('i.position')
    .execute()
  return rows.map(row => ({ ...row, content: readContent(row.content) }))
}
export type QuizItemRow = Awaited<ReturnType<typeof listQuizItems>>[number]

export function listQuizStimuli(db: Db, quizId: string): Promise<Stimulus[]> {
  return db
    .selectFrom('quiz_stimuli')
    .select(['stimulus_id as id', 'title', 'html'])
    .where('quiz_id', '=', quizId)
    .execute()
}

/** For marking, feedback and results, never for the paper. */
export async function listQuizKeys(db: Db, quizId: string) {
  const rows = await db
    .selectFrom('quiz_keys')
    .select(['question_id', 'key', 'explanation_html', 'explanation_video_url'])
    .where('quiz_id', '=', quizId)
    .execute()
  return new Map(rows.map(row => [row.question_id, { ...row, key: readKey(row.key) }]))
}
