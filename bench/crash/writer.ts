import { setTimeout as sleep } from 'node:timers/promises'
import type { Receipt } from '@gerbang/contract/exam/progresses.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { type BenchQuestion, pick, writeAnswer } from '../world/answer.ts'
import { describeStudent, type Student } from '../world/student.ts'
import { type Answered, type Call, sendPatiently } from './send-patiently.ts'

/** One student at one browser: what it sent, and what it was told is kept. */
export interface Writer {
  student: Student
  sent: Map<number, { question_id: string; value: AnswerValue }>
  /** Per question the newest sequence number that was acknowledged. */
  acknowledged: Map<string, number>
  saves: number
  receipts: Receipt[]
}

export interface Exam {
  findPort: () => number
  /** Below `/api/v1`, and what proves that the sitting is this student's. */
  describe: (student: Student) => { path: string; proof: object }
  questions: BenchQuestion[]
}

type SentAnswer = ReturnType<typeof writeAnswer>

export function createWriter(number: number): Writer {
  return {
    student: describeStudent(number),
    sent: new Map(),
    acknowledged: new Map(),
    saves: 0,
    receipts: [],
  }
}

function makeAnswer(writer: Writer, questions: BenchQuestion[]): SentAnswer {
  const answer = writeAnswer(pick(questions), writer.sent.size + 1)
  writer.sent.set(answer.seq, answer)
  return answer
}

function noteKept(writer: Writer, answers: SentAnswer[]): void {
  for (const { question_id, seq } of answers) writer.acknowledged.set(question_id, seq)
}

async function call(
  { findPort, describe }: Exam,
  { student }: Writer,
  name: 'answer' | 'submit',
  answers: SentAnswer[],
): Promise<Answered> {
  const { path, proof } = describe(student)
  const request: Call = {
    method: 'PATCH',
    path: `/api/v1${path}/${name}`,
    token: student.token,
    body: { ...proof, answers },
  }
  const answered = await sendPatiently(findPort, request)
  if (answered.status === 200) return answered
  throw new Error(`${name}: ${answered.status} ${JSON.stringify(answered.body)}`)
}

/** One answer after the other until told to stop; a save in doubt is repeated with the same sequence number. */
export async function writeUntil(exam: Exam, writer: Writer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = makeAnswer(writer, exam.questions)
    await call(exam, writer, 'answer', [answer])
    noteKept(writer, [answer])
    writer.saves++
    // As fast as a student would be a test of nothing else; this leaves the server time to restart.
    await sleep(2)
  }
}

/** Twice at once, as an impatient student with two clicks, with the last answers in the same request. */
export async function submitTwice(exam: Exam, writer: Writer): Promise<void> {
  const answers = [makeAnswer(writer, exam.questions)]
  const replies = await Promise.all([1, 2].map(() => call(exam, writer, 'submit', answers)))
  noteKept(writer, answers)
  for (const { body } of replies) writer.receipts.push((body as { data: { receipt: Receipt } }).data.receipt)
}
