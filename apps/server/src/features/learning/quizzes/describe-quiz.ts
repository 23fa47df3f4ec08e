import type { QuizCard, QuizResult, QuizSession } from '@gerbang/contract/learning/quizzes.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import type { Db } from '../../../db/database.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listAnswers, type QuizAttemptRow } from './attempts.queries.ts'
import { readCredits } from '../../exam/marks/essay-marks.queries.ts'
import { orderOf } from './finish-attempt.ts'
import { listQuizItems, listQuizKeys, listQuizStimuli } from './papers.queries.ts'
import type { QuizRow } from './quizzes.queries.ts'
import { listQuizEssays } from './quiz-essays.queries.ts'
import { phaseOf, tellingOf } from './quizzes.rules.ts'
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
    listFeedback(db, { quiz, attempt }, at),
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

/** A finished attempt, marked again from its paper and its stored answers, as far as it may be told. */
export async function describeResult(
  db: Db,
  quiz: QuizRow,
  attempt: QuizAttemptRow,
  at: Date,
): Promise<Pick<QuizResult, 'topics' | 'held' | 'review'>> {
  const [items, keys, stimuli, answers, essays] = await Promise.all([
    listQuizItems(db, quiz.id),
    listQuizKeys(db, quiz.id),
    listQuizStimuli(db, quiz.id),
    listAnswers(db, attempt),
    listQuizEssays(db, { place_id: quiz.id, attempt_id: attempt.id }),
  ])
  const ids = items.map(({ question_id }) => question_id)
  const told = chooseTold(items, await listHeld(db, ids, at), tellingOf(quiz.feedback, true))
  const own = new Map(answers.map(answer => [answer.question_id, answer]))
  const credits = readCredits(essays)
  const given = new Map(essays.map(({ question_id, points }) => [question_id, points]))
  const questions = told.each.flatMap(({ question_id, stimulus_id, topic_id, topic, content }) => {
    const known = keys.get(question_id)
    if (!known) return []
    const { question_id: id, ...rest } = known
    const { value = null, flagged = false } = own.get(question_id) ?? {}
    const { outcome } = scoreAnswer(content, known.key, value, credits.get(question_id))
    const points_given = given.get(question_id) ?? null
    const paper = { stimulus_id, topic_id, topic, content }
    return [{ id, ...rest, ...paper, voided: false, value, flagged, points_given, outcome }]
  })
  const topics = [...Map.groupBy(questions, ({ topic }) => topic)].map(([topic, group]) => ({
    topic,
    correct: group.filter(({ outcome }) => outcome === 'correct').length,
    of: group.filter(({ outcome }) => outcome !== 'unmarked').length,
  }))
  const shown = new Set(questions.map(({ id }) => id))
  const order = orderOf(items, attempt.seed, quiz.shuffle).filter(({ question_id }) => shown.has(question_id))
  const review = { lang: quiz.lang, stimuli, order, questions }
  return {
    topics: topics.filter(({ of }) => of > 0),
    held: told.held,
    review: questions.length > 0 ? review : null,
  }
}
