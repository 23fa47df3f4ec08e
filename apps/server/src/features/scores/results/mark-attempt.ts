import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { Outcome, ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { type GivenPoints, shareOfPoints } from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Database } from '../../../db/database.ts'
import { type Essay, listEssays } from '../../exam/marks/essay-marks.queries.ts'
import { listPaperKeys, recallScorableItems } from '../../exam/marks/keys.queries.ts'
import { listAttemptAnswers } from '../../exam/progresses/answers.queries.ts'
import type { FindPaper, PreparedPaper } from '../../exam/progresses/papers.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import { listHeldOf } from '../../exam/tryouts/held-questions.queries.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listSubTests, type SubTestRow, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { listTopicNames } from './results.queries.ts'

type Topic = ReleasedResult['topics'][number]

export interface MarkedQuestion extends SubTestItem {
  topic_id: string
  value: AnswerValue | null
  flagged: boolean
  /** Points by criterion that people gave; null where none did. */
  points_given: GivenPoints | null
  outcome: Outcome
}

export interface MarkedSheet {
  sub_test: SubTestRow
  paper: PreparedPaper | undefined
  marks: MarkedQuestion[]
  /** What was only tried out, as far as this attempt met it: no part of any sum. */
  trials: MarkedQuestion[]
}

export interface MarkedAttempt {
  sheets: MarkedSheet[]
  topic_names: Map<string, string>
  topics: Topic[]
}

export interface MarkMeans {
  db: Database
  findPaper: FindPaper
  at: Date
}

interface Given {
  answers: Awaited<ReturnType<typeof listAttemptAnswers>>
  essays: readonly Essay[]
  key_version: number
}

async function markSheet(
  db: Database,
  subTestId: string,
  paper: PreparedPaper | undefined,
  { answers, essays, key_version }: Given,
): Promise<MarkedQuestion[]> {
  const own = new Map(answers.filter(row => row.sub_test_id === subTestId).map(row => [row.question_id, row]))
  const items = paper ? await recallScorableItems(db, subTestId, paper.items, key_version) : []
  const topicIds = new Map(paper?.items.map(item => [item.question_id, item.topic_id]))
  return items.map(item => {
    const { value = null, flagged = false } = own.get(item.question_id) ?? {}
    const essay = essays.find(({ question_id }) => question_id === item.question_id)
    const points_given = essay?.points ?? null
    const credit = essay?.points && shareOfPoints(essay.rubric, essay.points)
    const { outcome } = scoreAnswer(item.content, item.key, value, credit)
    return { ...item, topic_id: topicIds.get(item.question_id) ?? '', value, flagged, points_given, outcome }
  })
}

/** The trial questions that an attempt met, on a device: printed sheets hold none. */
async function markTrials(
  db: Database,
  subTestId: string,
  paper: PreparedPaper | undefined,
  { answers, attempt }: Pick<Given, 'answers'> & { attempt: AttemptRow },
): Promise<MarkedQuestion[]> {
  const met = attempt.paper_variant === null ? (paper?.listTrials(attempt.seed) ?? []) : []
  if (met.length === 0) return []
  const keys = new Map(
    (await listPaperKeys(db, subTestId, 'paper_trials')).map(row => [row.question_id, row.key]),
  )
  return met.flatMap(item => {
    const key = keys.get(item.question_id)
    if (!key) return []
    const own = answers.find(row => row.sub_test_id === subTestId && row.question_id === item.question_id)
    const value = own?.value ?? null
    const { outcome } = scoreAnswer(item.content, key, value)
    return [
      { ...item, key, value, voided: false, flagged: own?.flagged ?? false, points_given: null, outcome },
    ]
  })
}

interface Sat {
  tryout: Pick<TryoutRow, 'id' | 'review_policy' | 'has_essays' | 'key_version'>
  attempt: AttemptRow
}

/** What marking needs of try-outs besides somebody's answers: the same for everybody. */
export interface Marking {
  sub_tests: SubTestRow[]
  topic_names: Map<string, string>
}

const findPapers = (findPaper: FindPaper, subTests: readonly SubTestRow[]) =>
  Promise.all(subTests.map(async sub_test => ({ sub_test, paper: await findPaper(sub_test.id) })))

const listQuestions = (paper: PreparedPaper | undefined) => (paper ? [...paper.items, ...paper.trials] : [])

export async function readMarking(
  { db, findPaper }: Pick<MarkMeans, 'db' | 'findPaper'>,
  tryoutIds: readonly string[],
): Promise<Marking> {
  const sub_tests = await listSubTests(db, [...tryoutIds])
  const papers = await findPapers(findPaper, sub_tests)
  const topicIds = papers.flatMap(({ paper }) => listQuestions(paper).map(({ topic_id }) => topic_id))
  return { sub_tests, topic_names: await listTopicNames(db, [...new Set(topicIds)]) }
}

/**
 * The questions of attempts of one student that may be told, marked again from their papers and stored answers, and their
 * sums per topic, attempt by attempt. None where the review is never opened; a question that another try-out holds is left
 * out until that one is over.
 */
export async function markAttempts(
  { db, findPaper, at }: MarkMeans,
  sat: readonly Sat[],
  known?: Marking,
): Promise<MarkedAttempt[]> {
  if (sat.length === 0) return []
  const tryoutIds = sat.map(({ tryout }) => tryout.id)
  const { sub_tests, topic_names } = known ?? (await readMarking({ db, findPaper }, tryoutIds))
  const papers = await findPapers(findPaper, sub_tests)
  const byTryout = Map.groupBy(papers, ({ sub_test }) => sub_test.tryout_id)
  const asked = [...byTryout].map(([tryout_id, own]) => ({
    tryout_id,
    question_ids: own.flatMap(({ paper }) => listQuestions(paper).map(({ question_id }) => question_id)),
  }))
  const [held, answers] = await Promise.all([
    listHeldOf(db, asked, at),
    listAttemptAnswers(
      db,
      sat.map(({ attempt }) => attempt),
    ),
  ])
  return Promise.all(
    sat.map(async ({ tryout: { id, review_policy, has_essays, key_version }, attempt }) => {
      const essays = has_essays ? await listEssays(db, { place_id: id, attempt_id: attempt.id }) : []
      const given = { answers: answers.filter(row => row.attempt_id === attempt.id), essays, key_version }
      const telling = review_policy === 'never' ? 'total' : 'each'
      const tell = (marked: MarkedQuestion[]) => chooseTold(marked, held.get(id) ?? new Set(), telling).each
      const sheets = await Promise.all(
        (byTryout.get(id) ?? []).map(async ({ sub_test, paper }) => {
          const marks = tell(await markSheet(db, sub_test.id, paper, given))
          const trials = tell(await markTrials(db, sub_test.id, paper, { ...given, attempt }))
          return { sub_test, paper, marks, trials }
        }),
      )
      return { sheets, topic_names, topics: sumTopics(sheets, topic_names) }
    }),
  )
}

/** The same of one attempt. */
export async function markAttempt(
  means: MarkMeans,
  tryout: Sat['tryout'],
  attempt: AttemptRow,
  known?: Marking,
): Promise<MarkedAttempt> {
  const [marked] = await markAttempts(means, [{ tryout, attempt }], known)
  return marked ?? { sheets: [], topic_names: new Map(), topics: [] }
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
