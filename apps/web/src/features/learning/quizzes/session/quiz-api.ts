import { type QuizAttempt, type QuizSession, quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { askAsOwner, saveTimeoutMs, startTimeoutMs } from '../../../../exam/send/ask-as-owner.ts'
import { byQuestion, type TellingSitting } from '../../../../exam/telling-sitting.ts'
import type { ExamApi, ExamPaper, Submitted } from '../../../../exam/sitting.ts'

/** One attempt of a quiz. There is no lease: per question the newest answer wins, from whatever device. */
export interface QuizSitting extends TellingSitting {
  quiz: QuizSession['quiz']
}

export interface QuizSubmission extends Submitted {
  attempt: QuizAttempt
}

export function createQuizApi(
  slug: string,
  readOwner: () => string | null,
): ExamApi<QuizSitting, QuizSubmission> {
  const params = { slug }
  const { ask, findUserId } = askAsOwner(readOwner)
  let paper: ExamPaper | undefined

  const start = async (resume_only: boolean) => {
    const session = await ask(quizzes.start, { params, query: { resume_only }, timeoutMs: startTimeoutMs })
    const { lang, stimuli, questions } = session
    paper = { lang, stimuli, questions }
    return session
  }

  return {
    findUserId,
    start: async ({ resume_only }) => {
      const { server_now, quiz, attempt, order, answers, feedback } = await start(resume_only)
      const progress = {
        id: attempt.id,
        title: quiz.title,
        ends_at: attempt.ends_at,
        lease: '',
        quiz,
        feedback: byQuestion(feedback),
      }
      return { server_now, progress, order, answers }
    },
    // It came with the start.
    findPaper: async () => paper ?? (await start(true)),
    save: async ({ id, feedback }, answers) => {
      const body = {
        attempt_id: id,
        answers: answers.map(({ confirmed = false, ...rest }) => ({ ...rest, confirmed })),
      }
      const saved = await ask(quizzes.answer, { params, body, timeoutMs: saveTimeoutMs })
      if (saved.feedback.length === 0) return saved
      return { ...saved, learnt: { feedback: { ...feedback, ...byQuestion(saved.feedback) } } }
    },
    submit: async ({ id }, answers) => {
      const body = {
        attempt_id: id,
        answers: answers.map(({ confirmed = false, ...rest }) => ({ ...rest, confirmed })),
      }
      const attempt = await ask(quizzes.submit, { params, body, timeoutMs: saveTimeoutMs })
      return { refused: [], attempt }
    },
  }
}
