import type { AnswerValue } from '@gerbang/contract/question.ts'
import { hashText } from '@gerbang/scoring/hash-text.ts'
import { chooseTrials, countBlocks, findBlock } from '@gerbang/scoring/trial-questions.ts'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { createTryout, epoch, type TestSubTest, type TestTryout } from './factories.ts'

/** Gives the first sub-test of a try-out so many trial questions, of which each student meets `each`. */
export async function addTrials(
  db: Db,
  tryout: TestTryout,
  { trials, each }: { trials: number; each: number },
): Promise<TestSubTest['items']> {
  const { program_id } = tryout
  const donor = await createTryout(db, { program_id, sub_tests: 1, questions: trials })
  const to = tryout.sub_tests[0]?.id ?? ''
  const from = donor.sub_tests[0]?.id ?? ''
  await sql`
    insert into paper_stimuli (sub_test_id, stimulus_id, title, html)
    select ${to}, stimulus_id, title, html from paper_stimuli where sub_test_id = ${from}
  `.execute(db)
  await sql`
    insert into paper_trials (sub_test_id, question_id, question_version, position, stimulus_id, topic_id, content, points,
      key, explanation_html)
    select ${to}, i.question_id, i.question_version, i.position, i.stimulus_id, i.topic_id, i.content, i.points, k.key,
      k.explanation_html
    from paper_items i join paper_keys k using (sub_test_id, question_id) where i.sub_test_id = ${from}
  `.execute(db)
  for (const table of ['paper_keys', 'paper_items'] as const)
    await db.deleteFrom(table).where('sub_test_id', '=', from).execute()
  await db.updateTable('tryout_sub_tests').set({ trials_each: each }).where('id', '=', to).execute()
  return donor.sub_tests[0]?.items ?? []
}

interface Tried {
  question_id: string
  right: AnswerValue
  wrong: AnswerValue
}

/** Answers of everybody who sat to the trial questions that they met: whoever knows more is right more often. */
export async function answerTrials(
  db: Db,
  sub_test_id: string,
  trials: readonly Tried[],
  each: number,
): Promise<void> {
  const sat = await db
    .selectFrom('progresses as p')
    .innerJoin('attempts as a', join =>
      join.onRef('a.bucket', '=', 'p.bucket').onRef('a.id', '=', 'p.attempt_id'),
    )
    .innerJoin('sub_test_scores as s', join =>
      join.onRef('s.attempt_id', '=', 'a.id').onRef('s.sub_test_id', '=', 'p.sub_test_id'),
    )
    .innerJoin('score_runs as r', join =>
      join.onRef('r.id', '=', 's.score_run_id').on('r.origin', '=', 'submissions'),
    )
    .select(['p.bucket', 'p.id', 'a.seed', 's.raw', 's.max'])
    .where('p.sub_test_id', '=', sub_test_id)
    .execute()
  const blocks = countBlocks(trials.length, each)
  const rows = sat.flatMap(({ bucket, id, seed, raw, max }) =>
    chooseTrials(trials, each, findBlock(seed, sub_test_id, blocks)).map(item => {
      const isRight = hashText(seed, item.question_id) / 2 ** 32 < 0.1 + (0.8 * raw) / max
      return {
        bucket,
        progress_id: id,
        question_id: item.question_id,
        value: JSON.stringify(isRight ? item.right : item.wrong),
        flagged: false,
        seq: 99,
        server_at: epoch.toISOString(),
      }
    }),
  )
  await db.insertInto('answers').values(rows).execute()
}
