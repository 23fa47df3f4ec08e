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

/** A stored answer as far as marks need it. */
export interface StoredAnswer {
  sub_test_id: string
  question_id: string
  value: AnswerValue | null
  flagged: boolean
}

interface Given {
  answers: readonly StoredAnswer[]
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
  /** Questions that may not be told, by try-out. */
  held: ReadonlyMap<string, ReadonlySet<string>>
}

const findPapers = (findPaper: FindPaper, subTests: readonly SubTestRow[]) =>
  Promise.all(subTests.map(async sub_test => ({ sub_test, paper: await findPaper(sub_test.id) })))

const listQuestions = (paper: PreparedPaper | undefined) => (paper ? [...paper.items, ...paper.trials] : [])

export async function readMarking(
  { db, findPaper, at }: MarkMeans,
  tryoutIds: readonly string[],
): Promise<Marking> {
  const sub_tests = await listSubTests(db, [...tryoutIds])
  const papers = await findPapers(findPaper, sub_tests)
  const topicIds = papers.flatMap(({ paper }) => listQuestions(paper).map(({ topic_id }) => topic_id))
  const asked = [...Map.groupBy(papers, ({ sub_test }) => sub_test.tryout_id)].map(([tryout_id, own]) => ({
    tryout_id,
    question_ids: own.flatMap(({ paper }) => listQuestions(paper).map(({ question_id }) => question_id)),
  }))
  const [topic_names, held] = await Promise.all([
    listTopicNames(db, [...new Set(topicIds)]),
    listHeldOf(db, asked, at),
  ])
  return { sub_tests, topic_names, held }
}

const tellOf = ({ review_policy }: Sat['tryout']) => (review_policy === 'never' ? 'total' : 'each')

/**
 * The questions of an attempt that may be told, marked again from their papers and stored answers, and their sums per topic.
 * None where the review is never opened; a question that another try-out holds is left out until that one is over.
 */
export async function markStored(
  { db, findPaper }: Pick<MarkMeans, 'db' | 'findPaper'>,
  { tryout, attempt }: Sat,
  { sub_tests, topic_names, held }: Marking,
  answers: readonly StoredAnswer[],
): Promise<MarkedAttempt> {
  const { id, has_essays, key_version } = tryout
  const essays = has_essays ? await listEssays(db, { place_id: id, attempt_id: attempt.id }) : []
  const given = { answers, essays, key_version }
  const tell = (marked: MarkedQuestion[]) =>
    chooseTold(marked, held.get(id) ?? new Set(), tellOf(tryout)).each
  const papers = await findPapers(
    findPaper,
    sub_tests.filter(({ tryout_id }) => tryout_id === id),
  )
  const sheets = await Promise.all(
    papers.map(async ({ sub_test, paper }) => {
      const marks = tell(await markSheet(db, sub_test.id, paper, given))
      const trials = tell(await markTrials(db, sub_test.id, paper, { answers, attempt }))
      return { sub_test, paper, marks, trials }
    }),
  )
  return { sheets, topic_names, topics: sumTopics(sheets, topic_names) }
}

/** The same of attempts of one student, attempt by attempt, read here. */
export async function markAttempts(means: MarkMeans, sat: readonly Sat[]): Promise<MarkedAttempt[]> {
  if (sat.length === 0) return []
  const [marking, answers] = await Promise.all([
    readMarking(
      means,
      sat.map(({ tryout }) => tryout.id),
    ),
    listAttemptAnswers(
      means.db,
      sat.map(({ attempt }) => attempt),
    ),
  ])
  const byAttempt = Map.groupBy(answers, ({ attempt_id }) => attempt_id)
  return Promise.all(sat.map(one => markStored(means, one, marking, byAttempt.get(one.attempt.id) ?? [])))
}

/** The same of one attempt. */
export async function markAttempt(
  means: MarkMeans,
  tryout: Sat['tryout'],
  attempt: AttemptRow,
): Promise<MarkedAttempt> {
  const [marked] = await markAttempts(means, [{ tryout, attempt }])
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
