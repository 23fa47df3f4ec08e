import { type Progress, progresses } from '@gerbang/contract/exam/progresses.ts'
import { askAsOwner, paperTimeoutMs, saveTimeoutMs, startTimeoutMs } from '../../../exam/send/ask-as-owner.ts'
import type { ExamApi, Submitted } from '../../../exam/sitting.ts'
import type { Data } from '@gerbang/contract/call.ts'

/** One sub-test of a try-out. */
export interface SubTestSitting extends Progress {
  title: string
}
export type Submission = Data<typeof progresses.submit> & Submitted

export function createExamApi(
  slug: string,
  sub_test_id: string,
  readOwner: () => string | null,
): ExamApi<SubTestSitting, Submission> {
  const params = { slug }
  const { ask, findUserId } = askAsOwner(readOwner)
  return {
    findUserId,
    start: async body => {
      const started = await ask(progresses.start, {
        params,
        body: { ...body, sub_test_id },
        timeoutMs: startTimeoutMs,
      })
      return { ...started, progress: { ...started.progress, title: started.progress.subject.name } }
    },
    findPaper: () => ask(progresses.questions, { params, query: { sub_test_id }, timeoutMs: paperTimeoutMs }),
    save: ({ id, lease }, answers, trace) =>
      ask(progresses.answer, {
        params: { slug, id },
        body: { lease, answers, trace },
        timeoutMs: saveTimeoutMs,
      }),
    submit: ({ id, lease }, answers, trace) =>
      ask(progresses.submit, {
        params: { slug, id },
        body: { lease, answers, trace },
        timeoutMs: saveTimeoutMs,
      }),
  }
}
