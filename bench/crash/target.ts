import type { Database } from '../../apps/server/src/db/database.ts'
import type { BenchQuestion } from '../world/answer.ts'
import type { BenchTryout } from '../world/students.ts'
import type { Exam, Writer } from './writer.ts'

/** What students are in the middle of when the machine dies. */
export interface Target {
  /** Unless told otherwise. */
  rounds: number
  /** New ones in each round. */
  writers: number
  /** From the beginning of a round until the kill. */
  drawKillMs: () => number
  /** They go on for so long once the machine is back. */
  goOnMs: number
  /** Puts students 0 to `count - 1`, who are in the middle of the try-out, into it; says where they send what. */
  open: (db: Database, tryout: BenchTryout, count: number) => Promise<Exam['describe']>
  write: (exam: Exam, writer: Writer, round: Round) => Promise<void>
  /** What was done, by the headings of the table. */
  count: (writers: Writer[]) => Record<string, number>
  /** What must stay 0, by the headings of the table. */
  check: (db: Database, writers: Writer[], questions: BenchQuestion[]) => Promise<Record<string, number>>
  note: string
}

export interface Round {
  /** Of the writer among those of the round. */
  place: number
  killAt: number
  isOver: () => boolean
}
