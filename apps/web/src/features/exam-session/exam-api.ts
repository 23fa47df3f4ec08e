import { auth } from '@gerbang/contract/auth.ts'
import { type Paper, type Progress, progresses } from '@gerbang/contract/progresses.ts'
import { type Input, send } from '../../api/send.ts'
import type { SentAnswers, Saved, Started, Submitted } from './exam-replies.ts'

type StartBody = Input<typeof progresses.start>['body']

/** The calls of one sub-test. Each of them may be repeated without harm. */
export interface ExamApi {
  findUserId(): Promise<string>
  start(body: Omit<StartBody, 'sub_test_id'>): Promise<Started>
  findPaper(): Promise<Paper>
  save(progress: Progress, answers: SentAnswers): Promise<Saved>
  submit(progress: Progress, answers: SentAnswers): Promise<Submitted>
}

const saveTimeoutMs = 10_000
const startTimeoutMs = 20_000

export function createExamApi(slug: string, sub_test_id: string): ExamApi {
  const params = { slug }
  return {
    findUserId: async () => (await send(auth.me, { timeoutMs: startTimeoutMs })).data.id,
    start: async body => {
      const input = { params, body: { ...body, sub_test_id }, timeoutMs: startTimeoutMs }
      return (await send(progresses.start, input)).data
    },
    findPaper: async () =>
      (await send(progresses.questions, { params, query: { sub_test_id }, timeoutMs: 60_000 })).data,
    save: async ({ id, lease }, answers) => {
      const input = { params: { slug, id }, body: { lease, answers }, timeoutMs: saveTimeoutMs }
      return (await send(progresses.answer, input)).data
    },
    submit: async ({ id, lease }, answers) => {
      const input = { params: { slug, id }, body: { lease, answers }, timeoutMs: saveTimeoutMs }
      return (await send(progresses.submit, input)).data
    },
  }
}
