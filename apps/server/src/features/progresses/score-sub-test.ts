import type { Answer } from '@gerbang/contract/progresses.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { scoreAttempt } from '@gerbang/scoring/score-attempt.ts'
import { scoreSubTest, type SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Db } from '../../db/database.ts'
import { listPaperKeys } from './papers.queries.ts'
import type { PreparedPaper } from './papers.ts'
import type { Scheme, SubTestScoreRow } from './scores.queries.ts'

/** The frozen questions with their keys as they stand now; a key may have been corrected since. */
export async function listScorableItems(
  db: Db,
  subTestId: string,
  paper: PreparedPaper,
): Promise<SubTestItem[]> {
  const keys = new Map((await listPaperKeys(db, subTestId)).map(row => [row.question_id, row]))
  return paper.items.flatMap(({ question_id, content, points }) => {
    const row = keys.get(question_id)
    return row ? [{ question_id, content, points, key: row.key, voided: row.voided_at !== null }] : []
  })
}

export function answeredValues(answers: Answer[]): Map<string, AnswerValue> {
  return new Map(
    answers.flatMap(({ question_id, value }) => (value === null ? [] : [[question_id, value] as const])),
  )
}

/** IRT scores come from a later run over everybody; until then the points count. */
export function pointsScoring(scheme: Pick<Scheme, 'scoring'>): 'raw' | 'weighted' {
  return scheme.scoring === 'raw' ? 'raw' : 'weighted'
}

export function scaleOf({ scale_min, scale_max }: Pick<Scheme, 'scale_min' | 'scale_max'>) {
  return { min: scale_min, max: scale_max }
}

/** The same paper, answers and scheme always give the same row. */
export function scoreAnswers(
  subTestId: string,
  items: SubTestItem[],
  answers: Answer[],
  scheme: Scheme,
): SubTestScoreRow {
  const { items: _, ...score } = scoreSubTest(items, answeredValues(answers), scheme.marks)
  const { sub_tests } = scoreAttempt([{ ...score, weight: 1 }], pointsScoring(scheme), scaleOf(scheme))
  return { ...score, sub_test_id: subTestId, scaled: sub_tests[0]?.scaled ?? null }
}
