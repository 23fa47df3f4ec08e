import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from './schema.ts'

/** Questions that try-outs have frozen, scored or only tried out: whoever asks what must stay secret asks for both. */
export const frozenQuestions = sql`(
  select sub_test_id, question_id, question_version from paper_items
  union all select sub_test_id, question_id, question_version from paper_trials
)`

type FrozenKey = Pick<
  Selectable<DB['paper_trials']>,
  'sub_test_id' | 'question_id' | 'position' | 'topic_id' | 'stimulus_id' | 'content' | 'key'
> & { voided_at: string | null; is_trial: boolean }

/** The same with the keys as they stand now. Nobody voids a trial question: it scores nothing. */
export const frozenKeys = sql<FrozenKey>`(
  select i.sub_test_id, i.question_id, i.position, i.topic_id, i.stimulus_id, i.content, k.key, k.voided_at,
    false as is_trial
  from paper_items i join paper_keys k using (sub_test_id, question_id)
  union all
  select sub_test_id, question_id, position, topic_id, stimulus_id, content, key, null::timestamptz, true
  from paper_trials
)`

/** Published try-outs and quizzes that keep a version of a question `q`. */
export const timesUsed = sql<number>`(
  (select count(*) from ${frozenQuestions} i where i.question_id = q.id)
  + (select count(*) from quiz_items i join quizzes z on z.id = i.quiz_id
    where i.question_id = q.id and z.published_at is not null)
)`

/** The same of every question that is kept anywhere: one pass, where a list asks of thousands. */
export const usesByQuestion = sql<{ question_id: string; used: number }>`(
  select question_id, count(*) as used from (
    select question_id from ${frozenQuestions} i
    union all
    select i.question_id from quiz_items i join quizzes z on z.id = i.quiz_id where z.published_at is not null
  ) kept group by question_id
)`
