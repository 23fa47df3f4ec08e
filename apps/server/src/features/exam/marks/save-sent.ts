import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import { judgeAnswer } from './judge-answer.ts'

interface Sent {
  question_id: string
  value: AnswerValue | null
  seq: number
  /** The student asks whether it is right, and cannot change it any more. */
  confirmed: boolean
}

/** What is in the row of an answer now. */
interface Stored {
  question_id: string
  seq: number
  confirmed: boolean
}

export interface Refusal {
  question_id: string
  reason: string
}

interface Place<Answer> {
  findContent: (questionId: string) => QuestionContent | undefined
  /** Says that the place has no such question. */
  absent: string
  /** Whether "not known yet" is an answer here. */
  takesNothing?: boolean
  /** Stores what fits, in the transaction that holds the place, and returns what is there afterwards. */
  store: (fitting: (Answer & { content: QuestionContent })[]) => Promise<Stored[]>
}

function judge(
  { value, confirmed }: Sent,
  content: QuestionContent | undefined,
  { absent, takesNothing = false }: Pick<Place<Sent>, 'absent' | 'takesNothing'>,
) {
  if (!content) return absent
  if (confirmed && value === null && !takesNothing) return 'Jawab dulu, lalu periksa.'
  return judgeAnswer(content, value)
}

/** What was sent and is not in the row, because that was confirmed before. */
function listLocked(sent: readonly Sent[], stored: readonly Stored[]): Refusal[] {
  const rows = new Map(stored.map(row => [row.question_id, row]))
  return sent.flatMap(({ question_id, seq }) => {
    const row = rows.get(question_id)
    return row?.confirmed && row.seq < seq
      ? [{ question_id, reason: 'Jawaban ini sudah diperiksa, jadi tidak bisa diubah.' }]
      : []
  })
}

/** Saves answers that a student may confirm one by one, in a quiz or a practice; each is judged alone. */
export async function saveSent<Answer extends Sent>(
  sent: readonly Answer[],
  { findContent, store, ...rules }: Place<Answer>,
): Promise<Refusal[]> {
  const fitting: (Answer & { content: QuestionContent })[] = []
  const unfit: Refusal[] = []
  for (const answer of sent) {
    const content = findContent(answer.question_id)
    const reason = judge(answer, content, rules)
    if (reason) unfit.push({ question_id: answer.question_id, reason })
    else if (content) fitting.push({ ...answer, content })
  }
  return [...unfit, ...listLocked(fitting, await store(fitting))]
}
