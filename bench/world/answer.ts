import type { AnswerValue } from '@gerbang/contract/question.ts'

export interface BenchQuestion {
  question_id: string
  right: AnswerValue
  wrong: AnswerValue
}

/** The value tells its sequence number's parity, so that whoever reads it back can hold it against what was sent. */
export function valueOf({ right, wrong }: BenchQuestion, seq: number): AnswerValue {
  return seq % 2 ? right : wrong
}

export function writeAnswer(question: BenchQuestion, seq: number) {
  return {
    question_id: question.question_id,
    value: valueOf(question, seq),
    flagged: false,
    seq,
    client_at: new Date().toISOString(),
  }
}

export function pick<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
