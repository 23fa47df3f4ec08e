import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { creditOfPaper, takeCredit } from '../../../db/take-credit.ts'

/**
 * Copies questions, with their version, stimuli and keys, from the bank into one sub-test of a try-out, in the order
 * of the ids. What the bank's owner changes afterwards does not reach the paper, and questions of several right parts
 * earn by the rule of its program, whatever they said in the bank: one paper tells its students one rule.
 */
export async function freezePaper(db: Db, subTestId: string, questionIds: string[]): Promise<void> {
  await sql`
    insert into paper_stimuli (sub_test_id, stimulus_id, title, html)
    select ${subTestId}, s.id, s.title, s.html from stimuli s
    where s.id in (select q.stimulus_id from questions q where q.id = any(${questionIds}::uuid[]))
  `.execute(db)
  await sql`
    insert into paper_items
      (sub_test_id, question_id, question_version, position, stimulus_id, topic_id, content, points)
    select ${subTestId}, q.id, q.version, chosen.position, q.stimulus_id, q.topic_id, ${takeCredit(creditOfPaper(subTestId))}, q.points
    from unnest(${questionIds}::uuid[]) with ordinality as chosen (id, position)
    join questions q on q.id = chosen.id
  `.execute(db)
  await sql`
    insert into paper_keys (sub_test_id, question_id, key, explanation_html, explanation_video_url)
    select ${subTestId}, k.question_id, k.key, k.explanation_html, k.explanation_video_url
    from question_keys k where k.question_id = any(${questionIds}::uuid[])
  `.execute(db)
}

/** The same of the trial questions that are chosen for a draft, each with its key in its own row. */
export async function freezeTrials(db: Db, tryoutId: string): Promise<void> {
  const own = sql`tryout_trials c join tryout_sub_tests st on st.id = c.sub_test_id and st.tryout_id = ${tryoutId}`
  await sql`
    insert into paper_stimuli (sub_test_id, stimulus_id, title, html)
    select distinct c.sub_test_id, s.id, s.title, s.html
    from ${own} join questions q on q.id = c.question_id join stimuli s on s.id = q.stimulus_id
    on conflict do nothing
  `.execute(db)
  await sql`
    insert into paper_trials (sub_test_id, question_id, question_version, position, stimulus_id, topic_id, content, points,
      key, explanation_html, explanation_video_url)
    select c.sub_test_id, q.id, q.version, c.position, q.stimulus_id, q.topic_id,
      ${takeCredit(creditOfPaper(sql.ref('c.sub_test_id')))}, q.points, k.key, k.explanation_html, k.explanation_video_url
    from ${own} join questions q on q.id = c.question_id join question_keys k on k.question_id = q.id
  `.execute(db)
  // Nobody meets more than there are.
  await sql`
    update tryout_sub_tests st
    set trials_each = least(trials_each, (select count(*) from paper_trials i where i.sub_test_id = st.id))
    where tryout_id = ${tryoutId} and trials_each > 0
  `.execute(db)
  await sql`
    delete from tryout_trials c using tryout_sub_tests st where st.id = c.sub_test_id and st.tryout_id = ${tryoutId}
  `.execute(db)
}
