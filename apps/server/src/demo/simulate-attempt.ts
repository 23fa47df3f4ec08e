import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import { bucketOf } from '../db/bucket.ts'
import type { Row } from '../db/insert-rows.ts'
import { gatherAnswers, writeReceipt } from '../features/exam/progresses/write-receipt.ts'
import type { Random } from './seeded-random.ts'
import {
  type Knowledge,
  type SimulatedAnswer,
  type SimulatedItem,
  simulateAnswers,
} from './simulate-answers.ts'

export interface SimulatedPaper {
  subTest: Row<'tryout_sub_tests'>
  items: Map<string, SimulatedItem>
}

export interface SimulatedAttempt {
  attempt: Row<'attempts'>
  progresses: { row: Row<'progresses'>; answers: Row<'answers'>[] }[]
}

export interface Simulation {
  tryout: Row<'tryouts'>
  papers: SimulatedPaper[]
  random: Random
  newId: () => string
}

/** What a student knows of a subject on the day; asked once for each sub-test. */
export type Learner = (subjectId: string) => Knowledge

interface Sitting {
  attempt: Row<'attempts'>
  /** Epoch milliseconds. */
  startedAt: number
  knowledge: Knowledge
}

const iso = (time: number) => new Date(time).toISOString()

/** Spread over the time used, each with the second or so that its way to the server took. */
function buildAnswers(
  answers: SimulatedAnswer[],
  progress: Row<'progresses'>,
  usedMs: number,
): Row<'answers'>[] {
  const startedAt = Date.parse(progress.started_at)
  return answers.map((answer, index) => {
    const at = startedAt + Math.round((usedMs * (index + 1)) / (answers.length + 1))
    return {
      bucket: progress.bucket,
      progress_id: progress.id,
      question_id: answer.question_id,
      value: answer.value,
      flagged: answer.flagged,
      seq: index + 1,
      client_at: iso(at - 900),
      server_at: iso(at),
    }
  })
}

function orderItems(
  { items }: SimulatedPaper,
  { seed }: Row<'attempts'>,
  tryout: Row<'tryouts'>,
): SimulatedItem[] {
  const shuffle = { questions: tryout.shuffle_questions, options: tryout.shuffle_options }
  return orderPaper([...items.values()], seed, shuffle).flatMap(
    ({ question_id }) => items.get(question_id) ?? [],
  )
}

function simulateProgress(
  paper: SimulatedPaper,
  { attempt, startedAt, knowledge }: Sitting,
  simulation: Simulation,
) {
  const { tryout, random, newId } = simulation
  const { answers, ranOutOfTime } = simulateAnswers(orderItems(paper, attempt, tryout), knowledge, random)
  const durationMs = paper.subTest.duration_seconds * 1000
  const usedMs = ranOutOfTime ? durationMs : Math.round(durationMs * (0.6 + 0.38 * random.next()))
  const id = newId()
  const closed = {
    submitted_at: iso(startedAt + usedMs),
    closed_by: ranOutOfTime ? 'time' : 'student',
  } as const
  const row: Row<'progresses'> = {
    bucket: attempt.bucket,
    id,
    attempt_id: attempt.id,
    user_id: attempt.user_id,
    sub_test_id: paper.subTest.id,
    started_at: iso(startedAt),
    ends_at: iso(startedAt + durationMs),
    extended_seconds: 0,
    ...closed,
    lease: newId(),
    client_id: newId(),
    receipt: writeReceipt(
      { ...closed, progress_id: id, questions: paper.items.size },
      gatherAnswers(answers),
    ),
  }
  return { row, answers: buildAnswers(answers, row, usedMs) }
}

/** An assumption: how much the abilities behind the sub-tests have in common. */
const CORRELATION = 0.6

function drawLearner(random: Random): Learner {
  const general = random.normal()
  return () => ({
    ability: Math.sqrt(CORRELATION) * general + Math.sqrt(1 - CORRELATION) * random.normal(),
  })
}

function simulateProgresses(
  attempt: Row<'attempts'>,
  from: number,
  learner: Learner,
  simulation: Simulation,
) {
  const { papers, random } = simulation
  let startedAt = from
  return papers.map(paper => {
    const knowledge = learner(paper.subTest.subject_id)
    const progress = simulateProgress(paper, { attempt, startedAt, knowledge }, simulation)
    startedAt = Date.parse(progress.row.submitted_at ?? '') + random.between(5, 90) * 1000
    return progress
  })
}

/**
 * One student's whole try-out, begun at `startedAt` (epoch milliseconds) and sat in order; somebody drawn from all
 * students where no `learner` says who it is.
 */
export function simulateAttempt(
  userId: string,
  startedAt: number,
  simulation: Simulation,
  learner?: Learner,
): SimulatedAttempt {
  const { tryout, random, newId } = simulation
  const attempt: Row<'attempts'> = {
    bucket: bucketOf(userId),
    id: newId(),
    user_id: userId,
    tryout_id: tryout.id,
    number: 1,
    seed: random.between(1, 2 ** 31 - 1),
    paper_variant: null,
    status: 'scored',
    started_at: iso(startedAt),
    finished_at: null,
    created_at: iso(startedAt - random.between(60, 300) * 1000),
    updated_at: iso(startedAt),
  }
  const progresses = simulateProgresses(attempt, startedAt, learner ?? drawLearner(random), simulation)
  const finished_at = progresses.at(-1)?.row.submitted_at ?? iso(startedAt)
  return { attempt: { ...attempt, finished_at, updated_at: finished_at }, progresses }
}
