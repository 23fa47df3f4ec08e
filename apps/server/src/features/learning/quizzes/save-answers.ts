import type { Feedback } from '@gerbang/contract/learning/quizzes.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import type { Db } from '../../../db/database.ts'
import { type Refusal, saveSent } from '../../exam/marks/save-sent.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listAnswers, type QuizAttemptRow, type StoredAnswer, upsertAnswers } from './attempts.queries.ts'
import { listQuizItems, listQuizKeys } from './papers.queries.ts'
import type { QuizRow } from './quizzes.queries.ts'
import { tellingOf } from './quizzes.rules.ts'

interface Sat {
  quiz: QuizRow
  attempt: QuizAttemptRow
}

/** Stores what fits, in the transaction that holds the attempt; each answer is judged alone. */
export async function saveAnswers(
  trx: Db,
  { quiz, attempt }: Sat,
  sent: readonly StoredAnswer[],
  at: string,
): Promise<Refusal[]> {
  if (sent.length === 0) return []
  const items = new Map((await listQuizItems(trx, quiz.id)).map(item => [item.question_id, item]))
  return saveSent(sent, {
    findContent: id => items.get(id)?.content,
    absent: 'Soal ini tidak ada pada kuis.',
    store: async fitting => {
      const asked = fitting.map(({ content: _, ...answer }) => ({
        ...answer,
        confirmed: quiz.feedback === 'after_each' && answer.confirmed,
      }))
      await upsertAnswers(trx, attempt, asked, at)
      return listAnswers(trx, attempt)
    },
  })
}

/** Right or wrong, key and explanation of the answers that are confirmed; of a question that a try-out holds nothing. */
export async function listFeedback(
  db: Db,
  { quiz, attempt }: Sat,
  at: Date,
  only?: ReadonlySet<string>,
): Promise<Feedback[]> {
  const telling = tellingOf(quiz.feedback, false)
  if (telling === 'nothing') return []
  const confirmed = (await listAnswers(db, attempt)).filter(
    ({ question_id, confirmed }) => confirmed && (only?.has(question_id) ?? true),
  )
  if (confirmed.length === 0) return []
  const [items, keys, held] = await Promise.all([
    listQuizItems(db, quiz.id),
    listQuizKeys(db, quiz.id),
    listHeld(
      db,
      confirmed.map(({ question_id }) => question_id),
      at,
    ),
  ])
  const contents = new Map(items.map(({ question_id, content }) => [question_id, content]))
  return chooseTold(confirmed, held, telling).each.flatMap(({ question_id, value }) => {
    const told = keys.get(question_id)
    const content = contents.get(question_id)
    if (!told || !content) return []
    return [{ ...told, outcome: scoreAnswer(content, told.key, value).outcome }]
  })
}
