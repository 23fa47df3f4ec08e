import type {
  PracticeEnd,
  PracticeKind,
  PracticeOverview,
  PracticeSession,
} from '@gerbang/contract/learning/practices.ts'
import { PLACEMENT_LENGTH } from '@gerbang/scoring/adaptive/place-student.ts'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { describePaper } from './describe-paper.queries.ts'
import { isAsked, listPlaced } from './placement.queries.ts'
import { countPool, findNames, listContents, listRepeatable, listUnfree } from './pool.queries.ts'
import { listOwnWrong } from './draw-questions.ts'
import {
  findRunning,
  listFirstAnswers,
  listItems,
  listReturns,
  listScales,
  type PracticeRow,
} from './practices.queries.ts'
import {
  chooseScale,
  describeMastery,
  describeShare,
  estimateAbility,
  joinPrior,
  titleOf,
  toScore,
} from './practices.rules.ts'
import {
  limitDue,
  listDue,
  listOutcomes,
  type Means,
  readPriors,
  readStanding,
  type Standing,
  sumTopics,
} from './read-standing.ts'
import { findWin } from './small-win.rules.ts'
import { tellHints } from './tell-hints.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listReleased } from '../../scores/results/list-released.ts'
import { listFeedback } from './save-answers.ts'

async function describeHead(db: Db, practice: PracticeRow) {
  const { subject, topic } = await findNames(db, practice)
  const { id, kind, submitted_at } = practice
  return { id, kind, submitted_at, title: titleOf(kind, topic ?? subject) }
}

/** Everything that the browser needs to go on without a network; no key but those that were told. */
export async function describeSession(db: Db, practice: PracticeRow, at: Date): Promise<PracticeSession> {
  const items = await listItems(db, practice)
  const asked = items.filter(isAsked).map(({ question_id }) => question_id)
  const [head, feedback, paper, hints] = await Promise.all([
    describeHead(db, practice),
    listFeedback(db, practice, at),
    describePaper(db, practice, asked),
    tellHints(db, practice, items, at),
  ])
  return {
    server_now: at.toISOString(),
    practice: head,
    ...paper,
    answers: items
      .filter(({ seq }) => seq > 0)
      .map(({ question_id, value, flagged, seq, confirmed_at }) => ({
        question_id,
        value,
        flagged,
        seq,
        confirmed: confirmed_at !== null,
      })),
    feedback,
    hints,
  }
}

const weakShown = 5

/** Topics with enough questions behind them that are not yet mastered, and which of one's own went wrong. */
const listWeak = (standing: Standing) =>
  sumTopics(standing.released)
    .filter(({ correct, of }) => of >= limits.leastTopicQuestions && correct < of)
    .slice(0, weakShown)
    .map(sum => ({ ...sum, wrong: listOwnWrong(standing, sum.topic_id) }))

/** The same with how many of one's own can be repeated. */
const describeWeak = (
  weak: ReturnType<typeof listWeak>,
  free: ReadonlySet<string>,
): PracticeOverview['weak'] =>
  weak.map(({ topic_id, name, subject, correct, of, wrong }) => ({
    topic: { id: topic_id, name },
    subject,
    correct,
    of,
    own: wrong.filter(id => free.has(id)).length,
  }))

async function describeSubjects(means: Means, standing: Standing): Promise<PracticeOverview['subjects']> {
  const { db, viewer, at } = means
  const [topics, scales, priors] = await Promise.all([
    countPool(db, viewer, at),
    listScales(db),
    readPriors(means, standing.released),
  ])
  return [...Map.groupBy(topics, ({ subject }) => subject.id).values()].flatMap(group => {
    const subject = group[0]?.subject
    if (!subject) return []
    const answers = standing.answers.filter(({ subject_id }) => subject_id === subject.id)
    const scale = scales.get(subject.id)
    const prior = joinPrior(priors.get(subject.id), scale)
    const ability = estimateAbility(answers, prior)
    return [
      {
        subject,
        questions: group.reduce((sum, { questions }) => sum + questions, 0),
        ability: ability && toScore(ability, chooseScale(scale, prior)),
        share: describeShare(answers),
        topics: group.map(({ id, name, questions }) => ({
          id,
          name,
          questions,
          ...describeMastery(listOutcomes(standing, id)),
        })),
      },
    ]
  })
}

export async function describeOverview(means: Means): Promise<PracticeOverview> {
  const { db, viewer, at } = means
  const [running, standing] = await Promise.all([findRunning(db, viewer), readStanding(means)])
  const due = listDue(standing, at)
  const weak = listWeak(standing)
  const repeated = new Set([...due, ...weak.flatMap(({ wrong }) => wrong)])
  const [free, subjects, items, head, placed] = await Promise.all([
    listRepeatable(db, [...repeated], at),
    describeSubjects(means, standing),
    running ? listItems(db, running) : [],
    running && describeHead(db, running),
    listPlaced(db, viewer),
  ])
  const waiting = due.filter(id => free.has(id))
  const next = standing.returns
    .flatMap(({ due_at }) => due_at ?? [])
    .filter(time => Date.parse(time) > at.getTime())
  return {
    running: head
      ? {
          ...head,
          answered: items.filter(({ confirmed_at }) => confirmed_at !== null).length,
          of: items.length,
        }
      : null,
    due: limitDue(standing, waiting).length,
    waiting: waiting.length - limitDue(standing, waiting).length,
    next_due_at: next.toSorted()[0] ?? null,
    weak: describeWeak(weak, free),
    subjects,
    win: findWin(standing, subjects),
    placed: placed.length > 0 || canPlace(subjects) ? placed.length : null,
  }
}

/** Eight questions, two of a subject at most. */
const canPlace = (subjects: PracticeOverview['subjects']) =>
  2 * subjects.filter(({ questions }) => questions >= 2).length >= PLACEMENT_LENGTH

/** What a finished practice came to. The ability is told where its questions have estimates. */
export async function describeEnd(means: Means, practice: PracticeRow): Promise<PracticeEnd> {
  const { db, viewer, at } = means
  const [head, items, answers, returns] = await Promise.all([
    describeHead(db, practice),
    listItems(db, practice),
    listFirstAnswers(db, viewer),
    listReturns(db, viewer),
  ])
  const asked = [...items, ...answers].map(({ question_id }) => question_id)
  const unfree = await listUnfree(db, [...new Set(asked)], at)
  const told = chooseTold(items, unfree, 'each').total
  const count = (wanted: string) => told.filter(({ outcome }) => outcome === wanted).length
  const ids = new Set(told.map(({ question_id }) => question_id))
  const back = returns.flatMap(({ question_id, due_at }) => (ids.has(question_id) && due_at ? [due_at] : []))
  const { kind, subject_id, topic_id } = practice
  const targets: Record<PracticeKind, string | null> = {
    subject: subject_id,
    topic: topic_id,
    lesson: topic_id,
    plan: topic_id,
    question: null,
    return: null,
    today: null,
    placement: null,
  }
  return {
    ...head,
    target_id: targets[kind],
    correct: count('correct'),
    partial: count('partial'),
    wrong: count('wrong'),
    hinted: told.filter(({ outcome, hinted_at }) => outcome === 'correct' && hinted_at !== null).length,
    blank: told.length - count('correct') - count('partial') - count('wrong'),
    ability: await describeGain(means, practice, chooseTold(answers, unfree, 'each').each),
    returns_at: back.toSorted(),
    topics: await describeTopics(means, practice, [...ids]),
  }
}

/** What is known now of the topics of these questions, beside what was known before this practice. */
async function describeTopics(means: Means, { id }: PracticeRow, questionIds: readonly string[]) {
  const [standing, contents] = await Promise.all([readStanding(means), listContents(means.db, questionIds)])
  const before = { ...standing, answers: standing.answers.filter(({ practice_id }) => practice_id !== id) }
  const topics = new Map(
    [...contents.values()].flatMap(({ topic }) => (topic ? [[topic.id, topic] as const] : [])),
  )
  return [...topics.values()].map(topic => ({
    ...topic,
    ...describeMastery(listOutcomes(standing, topic.id)),
    before: describeMastery(listOutcomes(before, topic.id)).state,
  }))
}

async function describeGain(
  { db, findPaper, viewer, at }: Means,
  practice: PracticeRow,
  all: Standing['answers'],
): Promise<PracticeEnd['ability']> {
  const { id, subject_id } = practice
  const answers = all.filter(answer => answer.subject_id === subject_id)
  const isCalibrated = answers.some(answer => answer.practice_id === id && answer.parameters !== null)
  if (subject_id === null || !isCalibrated) return null
  const [scales, released] = await Promise.all([listScales(db), listReleased(db, findPaper, viewer, at, 2)])
  const bank = scales.get(subject_id)
  const prior = joinPrior((await readPriors({ db }, released)).get(subject_id), bank)
  const scale = chooseScale(bank, prior)
  // Nothing is known before the first answer but how able students are.
  const before = estimateAbility(
    answers.filter(answer => answer.practice_id !== id),
    prior,
  ) ?? { theta: 0, se: 1, answers: 0 }
  const after = estimateAbility(answers, prior)
  return after && { before: toScore(before, scale), after: toScore(after, scale) }
}
