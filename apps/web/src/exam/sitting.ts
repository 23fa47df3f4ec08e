import type { Answer, Paper, PaperOrder, SentAnswer, Trace } from '@gerbang/contract/exam/progresses.ts'

/** What is being answered, as far as this room needs to know. A feature's own facts about it travel along. */
export interface Sitting {
  id: string
  title: string
  /** Null where no clock runs. */
  ends_at: string | null
  /** Proves that this tab holds the session. */
  lease: string
}

export type ExamPaper = Pick<Paper, 'lang' | 'stimuli' | 'questions'>

export interface Started<S extends Sitting = Sitting> {
  server_now: string
  progress: S
  order: PaperOrder
  answers: Answer[]
}

export interface Saved<S extends Sitting = Sitting> {
  server_now: string
  ends_at: string | null
  refused: Refused[]
  /** What the server told about the sitting besides: it is kept with it on the device. */
  learnt?: Partial<S>
}

/** `confirmed` is sent only where answers are told one by one. */
export type OutgoingAnswer = SentAnswer & { confirmed?: boolean }

/** What a submission brings back, besides what the feature shows of it. */
export interface Submitted {
  refused: Refused[]
}

export interface Refused {
  question_id: string
  reason: string
}

export interface StartBody {
  client_id: string
  take_over: boolean
  /** Refuse with `not_started` rather than start the clock. */
  resume_only: boolean
}

/** The calls of one sitting. Each of them may be repeated without harm. */
export interface ExamApi<S extends Sitting = Sitting, R extends Submitted = Submitted> {
  findUserId(): Promise<string>
  start(body: StartBody): Promise<Started<S>>
  findPaper(): Promise<ExamPaper>
  save(progress: S, answers: OutgoingAnswer[], trace: Trace | undefined): Promise<Saved<S>>
  submit(progress: S, answers: OutgoingAnswer[], trace: Trace | undefined): Promise<R>
}
