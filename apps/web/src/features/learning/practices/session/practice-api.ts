import {
  type DrawnPaper,
  type PracticeEnd,
  type PracticeSession,
  practices,
} from '@gerbang/contract/learning/practices.ts'
import { askAsOwner, saveTimeoutMs, startTimeoutMs } from '../../../../exam/send/ask-as-owner.ts'
import { byQuestion, type TellingSitting } from '../../../../exam/telling-sitting.ts'
import type { ExamApi, ExamPaper, OutgoingAnswer, Submitted } from '../../../../exam/sitting.ts'

/** Drawn before this page opens. There is no lease: per question the newest answer wins, from whatever device. */
export interface PracticeSitting extends TellingSitting {
  practice: PracticeSession['practice']
  /** Of a placement: what follows the answers that the server knows. */
  drawn: DrawnPaper | null
  /** By question: hints that were asked for. A copy that this device made before there were any has none. */
  hints?: Record<string, string>
}

export interface PracticeSubmission extends Submitted {
  end: PracticeEnd
}

const toBody = (answers: OutgoingAnswer[]) => ({
  answers: answers.map(({ confirmed = false, ...rest }) => ({ ...rest, confirmed })),
})

export function createPracticeApi(
  id: string,
  readOwner: () => string | null,
): ExamApi<PracticeSitting, PracticeSubmission> {
  const params = { id }
  const { ask, findUserId } = askAsOwner(readOwner)
  let paper: ExamPaper | undefined

  const read = async () => {
    const session = await ask(practices.get, { params, timeoutMs: startTimeoutMs })
    const { lang, stimuli, questions } = session
    paper = { lang, stimuli, questions }
    return session
  }

  return {
    findUserId,
    start: async () => {
      const { server_now, practice, order, answers, feedback, hints } = await read()
      const progress = {
        id: practice.id,
        title: practice.title,
        ends_at: null,
        lease: '',
        practice,
        drawn: null,
        feedback: byQuestion(feedback),
        hints: Object.fromEntries(hints.map(({ question_id, html }) => [question_id, html])),
      }
      return { server_now, progress, order, answers }
    },
    // It came with the start.
    findPaper: async () => paper ?? (await read()),
    save: async ({ feedback, drawn }, answers) => {
      const saved = await ask(practices.answer, { params, body: toBody(answers), timeoutMs: saveTimeoutMs })
      if (saved.feedback.length === 0 && saved.drawn === null) return { ...saved, ends_at: null }
      const learnt = {
        feedback: { ...feedback, ...byQuestion(saved.feedback) },
        drawn: saved.drawn ?? drawn,
      }
      return { ...saved, ends_at: null, learnt }
    },
    submit: async (_, answers) => {
      const end = await ask(practices.submit, { params, body: toBody(answers), timeoutMs: saveTimeoutMs })
      return { refused: [], end }
    },
  }
}
