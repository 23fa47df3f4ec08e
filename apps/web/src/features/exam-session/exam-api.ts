import { auth } from '@gerbang/contract/auth.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { type Paper, type Progress, progresses } from '@gerbang/contract/progresses.ts'
import { ApiError } from '../../api/api-error.ts'
import { type Input, type Options, send } from '../../api/send.ts'
import { readUserId } from '../../auth/token.ts'
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

/** `readOwner` names the student whose sub-test this is, once that is known. */
export function createExamApi(slug: string, sub_test_id: string, readOwner: () => string | null): ExamApi {
  const params = { slug }
  async function ask<C extends Call>(call: C, input: Input<C> & Options) {
    requireOwner(readOwner())
    return (await send(call, input)).data
  }
  return {
    findUserId: async () => (await ask(auth.me, { timeoutMs: startTimeoutMs })).id,
    start: body =>
      ask(progresses.start, { params, body: { ...body, sub_test_id }, timeoutMs: startTimeoutMs }),
    findPaper: () => ask(progresses.questions, { params, query: { sub_test_id }, timeoutMs: 60_000 }),
    save: ({ id, lease }, answers) =>
      ask(progresses.answer, { params: { slug, id }, body: { lease, answers }, timeoutMs: saveTimeoutMs }),
    submit: ({ id, lease }, answers) =>
      ask(progresses.submit, { params: { slug, id }, body: { lease, answers }, timeoutMs: saveTimeoutMs }),
  }
}

/** Somebody else may have signed in meanwhile, in another tab: nothing is asked or sent in their name. */
function requireOwner(owner: string | null) {
  if (owner !== null && owner !== readUserId())
    throw new ApiError('Masuk lagi untuk melanjutkan.', { status: 401, code: 'unauthorized' })
}
