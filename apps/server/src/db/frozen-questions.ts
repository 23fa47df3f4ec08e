import { sql } from 'kysely'

/** Questions that try-outs have frozen, scored or only tried out: whoever asks what must stay secret asks for both. */
export const frozenQuestions = sql`(
  select sub_test_id, question_id, question_version from paper_items
  union all select sub_test_id, question_id, question_version from paper_trials
)`
