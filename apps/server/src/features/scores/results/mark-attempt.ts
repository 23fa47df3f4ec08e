import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { Outcome, ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { type GivenPoints, shareOfPoints } from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Database } from '../../../db/database.ts'
import { listEssays } from '../../exam/marks/essay-marks.queries.ts'
import { listScorableItems } from '../../exam/marks/keys.queries.ts'
import { listAttemptAnswers } from '../../exam/progresses/answers.queries.ts'
import type { FindPaper, PreparedPaper } from '../../exam/progresses/papers.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import { listSubTests, type SubTestRow } from '../../exam/tryouts/tryouts.queries.ts'
import { listTopicNames } from './results.queries.ts'

type Topic = ReleasedResult['topics'][number]

export interface MarkedQuestion extends SubTestItem {
  topic_id: string
  value: AnswerValue | null
  flagged: boolean
  /** By criterion of an essay; null for other kinds, and until it is marked. */
  points_given: GivenPoints | null
  outcome: Outcome
}

export interface MarkedSheet {
  sub_test: SubTestRow
  paper: PreparedPaper | undefined
  marks: MarkedQuestion[]
}

export interface MarkedAttempt {
  sheets: MarkedSheet[]
  topic_names: Map<string, string>
  topics: Topic[]
}

/** Every question of an attempt marked again from its paper and its stored answers, and the sums per topic. */
export async function markAttempt(
  db: Database,
  findPaper: FindPaper,
  attempt: AttemptRow,
): Promise<MarkedAttempt> {
  const [subTests, answers, essays] = await Promise.all([
    listSubTests(db, [attempt.tryout_id]),
    listAttemptAnswers(db, attempt.bucket, attempt.id),
    listEssays(db, { tryout_id: attempt.tryout_id, attempt_id: attempt.id }),
  ])
  const written = new Map(essays.map(essay => [essay.question_id, essay]))
  const sheets = await Promise.all(
    subTests.map(async subTest => {
      const paper = await findPaper(subTest.id)
      const own = new Map(
        answers.filter(row => row.sub_test_id === subTest.id).map(row => [row.question_id, row]),
      )
      const items = paper ? await listScorableItems(db, subTest.id, paper.items) : []
      const topicIds = new Map(paper?.items.map(item => [item.question_id, item.topic_id]))
      const marks = items.map(item => {
        const answer = own.get(item.question_id)
        const value = answer?.value ?? null
        const essay = written.get(item.question_id)
        const credit = essay?.points && shareOfPoints(essay.rubric, essay.points)
        return {
          ...item,
          topic_id: topicIds.get(item.question_id) ?? '',
          value,
          flagged: answer?.flagged ?? false,
          points_given: essay?.points ?? null,
          outcome: scoreAnswer(item.content, item.key, value, credit).outcome,
        }
      })
      return { sub_test: subTest, paper, marks }
    }),
  )
  const topic_names = await listTopicNames(
    db,
    sheets.flatMap(sheet => sheet.marks.map(mark => mark.topic_id)),
  )
  return { sheets, topic_names, topics: sumTopics(sheets, topic_names) }
}

function sumTopics(sheets: MarkedSheet[], names: Map<string, string>): Topic[] {
  const topics = sheets.flatMap(({ sub_test: { subject }, marks }) =>
    [
      ...Map.groupBy(
        marks.filter(mark => !mark.voided),
        mark => mark.topic_id,
      ),
    ].map(([topicId, group]) => ({
      subject,
      topic_id: topicId,
      topic: names.get(topicId) ?? '',
      correct: group.filter(mark => mark.outcome === 'correct').length,
      of: group.length,
    })),
  )
  return topics.sort((a, b) => a.correct / a.of - b.correct / b.of || b.of - a.of)
}
