import type { Answer } from '@gerbang/contract/exam/progresses.ts'

/** One answer on this device. It is unsent while `seq` is above `saved_seq`, the last number the server stored. */
export interface AnswerRow extends Answer {
  saved_seq: number
  client_at: string
  /** Only where answers are told one by one: this one stays as it is. */
  confirmed?: boolean
  /** Why the server will never store this version; a later change of the answer starts afresh. */
  refused: string | null
}

export type AnswerRows = ReadonlyMap<string, AnswerRow>

export type AnswerChange = Partial<Pick<AnswerRow, 'value' | 'flagged' | 'confirmed'>>

export function isUnsent(row: AnswerRow): boolean {
  return row.seq > row.saved_seq && row.refused === null
}

export function listUnsent(rows: AnswerRows): AnswerRow[] {
  return [...rows.values()].filter(isUnsent).sort((a, b) => a.seq - b.seq)
}

export function listRefused(rows: AnswerRows): AnswerRow[] {
  return [...rows.values()].filter(row => row.refused !== null)
}

export function changeAnswer(
  rows: AnswerRows,
  questionId: string,
  change: AnswerChange,
  clientAt: string,
): AnswerRows {
  const before = rows.get(questionId)
  return new Map(rows).set(questionId, {
    question_id: questionId,
    value: null,
    flagged: false,
    saved_seq: 0,
    ...before,
    ...change,
    seq: findHighestSeq(rows.values()) + 1,
    client_at: clientAt,
    refused: null,
  })
}

/** The server stored what was sent, except `refused`. An answer changed since then stays unsent. */
export function acknowledgeAnswers(
  rows: AnswerRows,
  sent: readonly AnswerRow[],
  refused: readonly { question_id: string; reason: string }[],
): AnswerRows {
  const next = new Map(rows)
  const reasons = new Map(refused.map(({ question_id, reason }) => [question_id, reason]))
  for (const { question_id, seq } of sent) {
    const row = next.get(question_id)
    const reason = reasons.get(question_id)
    if (row === undefined) continue
    if (reason === undefined) next.set(question_id, { ...row, saved_seq: Math.max(row.saved_seq, seq) })
    else if (row.seq === seq) next.set(question_id, { ...row, refused: reason })
  }
  return next
}

/**
 * What both sides know, the highest `seq` per question winning. The server's list is the truth about what is stored:
 * an answer it lacks counts as unsent again, even if it was acknowledged once.
 */
export function mergeAnswers(local: AnswerRows, server: readonly Answer[]): AnswerRows {
  const stored = new Map(server.map(answer => [answer.question_id, answer]))
  const kept = [...local.values()].map(row => mergeRow(row, stored.get(row.question_id)))
  const added = server.filter(answer => !local.has(answer.question_id)).map(toStoredRow)
  return new Map([...kept, ...added].map(row => [row.question_id, row]))
}

function mergeRow(row: AnswerRow, answer: Answer | undefined): AnswerRow {
  if (answer === undefined) return { ...row, saved_seq: 0 }
  return answer.seq >= row.seq ? toStoredRow(answer) : { ...row, saved_seq: answer.seq }
}

function toStoredRow(answer: Answer): AnswerRow {
  return { ...answer, saved_seq: answer.seq, client_at: '', refused: null }
}

/**
 * The student takes the session back and sends what this device holds: its unsent answers go above every number in
 * use. `conflicts` are the questions that were answered differently elsewhere in the meantime.
 */
export function reclaimAnswers(
  local: AnswerRows,
  server: readonly Answer[],
): { rows: AnswerRows; conflicts: string[] } {
  const rows = new Map(mergeAnswers(local, server))
  const stored = new Map(server.map(answer => [answer.question_id, answer]))
  const conflicts: string[] = []
  let seq = findHighestSeq([...local.values(), ...server])
  for (const row of listUnsent(local)) {
    const answer = stored.get(row.question_id)
    seq += 1
    rows.set(row.question_id, { ...row, seq, saved_seq: answer?.seq ?? 0 })
    if (answer && answer.seq > row.saved_seq && !isSameValue(answer, row)) conflicts.push(row.question_id)
  }
  return { rows, conflicts }
}

function isSameValue(a: Answer, b: Answer) {
  return JSON.stringify(a.value) === JSON.stringify(b.value)
}

function findHighestSeq(answers: Iterable<Answer>): number {
  let highest = 0
  for (const { seq } of answers) highest = Math.max(highest, seq)
  return highest
}
