import { scoreAttempt } from '@gerbang/scoring/score-attempt.ts'
import { scoreSubTest } from '@gerbang/scoring/score-sub-test.ts'
import type { Row } from './insert-rows.ts'
import type { SimulatedAttempt, SimulatedPaper } from './simulate-attempt.ts'

export interface ScoreRun {
  id: string
  tryout: Row<'tryouts'>
  papers: SimulatedPaper[]
}

function listValues(answers: Row<'answers'>[]) {
  return new Map(answers.flatMap(({ question_id, value }) => (value === null ? [] : [[question_id, value]])))
}

function scoreProgress(
  { answers }: SimulatedAttempt['progresses'][number],
  paper: SimulatedPaper,
  run: ScoreRun,
) {
  return scoreSubTest([...paper.items.values()], listValues(answers), run.tryout.marks)
}

/** Scores a simulated attempt as a real one is scored. Progresses are in the order of the papers. */
export function scoreSimulated({ attempt, progresses }: SimulatedAttempt, run: ScoreRun) {
  const { tryout, papers } = run
  const scores = papers.flatMap((paper, index) => {
    const progress = progresses[index]
    return progress ? [{ paper, ...scoreProgress(progress, paper, run), weight: paper.subTest.weight }] : []
  })
  const scoring = tryout.scoring === 'raw' ? 'raw' : 'weighted'
  const { total, sub_tests } = scoreAttempt(scores, scoring, { min: tryout.scale_min, max: tryout.scale_max })
  const place = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: run.id }
  return {
    attemptScore: { ...place, total, scored_at: attempt.updated_at },
    subTestScores: scores.map(({ paper, raw, max, correct, partial, wrong, blank }, index) => ({
      ...place,
      sub_test_id: paper.subTest.id,
      raw,
      max,
      scaled: sub_tests[index]?.scaled ?? tryout.scale_min,
      correct,
      partial,
      wrong,
      blank,
    })),
  }
}
