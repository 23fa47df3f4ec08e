import { sql } from 'kysely'

/** Questions that try-outs have frozen, scored or only tried out: whoever asks what must stay secret asks for both. */
export const frozenQuestions = sql`(
  select sub_test_id, question_id, question_version from paper_items
  union all select sub_test_id, question_id, question_version from paper_trials
)`

/** Published try-outs and quizzes that keep a version of a question `q`. */
export const timesUsed = sql<number>`(
  (select count(*) from ${frozenQuestions} i where i.question_id = q.id)
  + (select count(*) from quiz_items i join quizzes z on z.id = i.quiz_id
    where i.question_id = q.id and z.published_at is not null)
)`
