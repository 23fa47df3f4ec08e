import type { QuizCard, QuizResult, QuizSession } from '@gerbang/contract/learning/quizzes.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import type { Db } from '../../../db/database.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import { listAnswers, type QuizAttemptRow } from './attempts.queries.ts'
import { orderOf } from './finish-attempt.ts'
import { listQuizItems, listQuizKeys, listQuizStimuli } from './papers.queries.ts'
import type { QuizRow } from './quizzes.queries.ts'
import { phaseOf } from './quizzes.rules.ts'
import { listFeedback } from './save-answers.ts'

/** `attempts`: the student's own, newest first. */
export function describeCard(quiz: QuizRow, attempts: QuizAttemptRow[], at: Date): QuizCard {
  const rights = attempts.flatMap(({ correct }) => (correct === null ? [] : [correct]))
  return {
    ...quiz,
    phase: phaseOf(quiz, at),
    attempts_used: attempts.length,
    attempt: attempts[0] ?? null,
    best: rights.length === 0 ? null : Math.max(...rights),
  }
}

/** Everything that the browser needs to go on without a network; no key but those that were told. */
export async function describeSession(
  db: Db,
  quiz: QuizRow,
  attempt: QuizAttemptRow,
  at: Date,
): Promise<QuizSession> {
  const [items, stimuli, answers, feedback] = await Promise.all([
    listQuizItems(db, quiz.id),
    listQuizStimuli(db, quiz.id),
    listAnswers(db, attempt),
    listFeedback(db, quiz, attempt, at),
  ])
  return {
    server_now: at.toISOString(),
    quiz,
    attempt,
    lang: quiz.lang,
    stimuli,
    order: orderOf(items, attempt.seed, quiz.shuffle),
    questions: items.map(({ question_id, stimulus_id, content }) => ({
      id: question_id,
      stimulus_id,
      content,
    })),
    answers,
    feedback,
  }
}

/** A finished attempt, marked again from its paper and its stored answers. */
export async function describeResult(
  db: Db,
  quiz: QuizRow,
  attempt: QuizAttemptRow,
  at: Date,
): Promise<Pick<QuizResult, 'topics' | 'review'>> {
  const [items, keys, stimuli, answers] = await Promise.all([
    listQuizItems(db, quiz.id),
    listQuizKeys(db, quiz.id),
    listQuizStimuli(db, quiz.id),
    listAnswers(db, attempt),
  ])
  const own = new Map(answers.map(answer => [answer.question_id, answer]))
  const questions = items.flatMap(({ question_id, stimulus_id, topic, content }) => {
    const told = keys.get(question_id)
    if (!told) return []
    const { question_id: id, ...rest } = told
    const { value = null, flagged = false } = own.get(question_id) ?? {}
    const { outcome } = scoreAnswer(content, told.key, value)
    return [{ id, ...rest, stimulus_id, topic, content, voided: false, value, flagged, outcome }]
  })
  const topics = [...Map.groupBy(questions, ({ topic }) => topic)].map(([topic, group]) => ({
    topic,
    correct: group.filter(({ outcome }) => outcome === 'correct').length,
    of: group.length,
  }))
  const held = await listHeld(
    db,
    items.map(({ question_id }) => question_id),
    at,
  )
  const isTold = quiz.feedback !== 'never' && held.size === 0
  const order = orderOf(items, attempt.seed, quiz.shuffle)
  return { topics, review: isTold ? { lang: quiz.lang, stimuli, order, questions } : null }
}
