import type { SentAnswer } from '@gerbang/contract/progresses.ts'
import { validateAnswer } from '@gerbang/scoring/validate-answer.ts'
import { createBatch } from '../../db/batch.ts'
import type { Database } from '../../db/database.ts'
import { limits } from '../../limits.ts'
import {
  type AnswerRow,
  keepLateAnswers,
  listAnswers,
  type SaveRequest,
  saveAnswers,
} from './answers.queries.ts'
import type { PreparedPaper } from './papers.ts'

export interface Refusal {
  question_id: string
  reason: string
}

const problems = {
  wrong_shape: 'Bentuk jawaban tidak sesuai dengan jenis soal.',
  unknown_part: 'Pilihan ini tidak ada pada soal.',
  duplicate_part: 'Pilihan yang sama dikirim dua kali.',
  too_long: 'Jawaban terlalu panjang.',
}

function findProblem({ question_id, value }: SentAnswer, paper: PreparedPaper): string | undefined {
  const content = paper.contents.get(question_id)
  if (!content) return 'Soal ini tidak ada pada subtes.'
  const problem = value === null ? undefined : validateAnswer(content, value)
  return problem && problems[problem]
}

/** Each answer is judged alone: one that does not fit its question does not hold back the others. */
export function sortAnswers(sent: SentAnswer[], paper: PreparedPaper) {
  const fitting: AnswerRow[] = []
  const refused: Refusal[] = []
  for (const answer of sent) {
    const reason = findProblem(answer, paper)
    if (reason) refused.push({ question_id: answer.question_id, reason })
    else fitting.push(answer)
  }
  return { fitting, refused }
}

export type Saving = { kind: 'saved'; ends_at: string } | { kind: 'taken_over' } | { kind: 'closed' }
export type SaveAnswers = (request: SaveRequest) => Promise<Saving>

/** True when each answer, or a newer one, is stored already: a replay of a save whose reply was lost. */
async function isStored(db: Database, request: SaveRequest): Promise<boolean> {
  const stored = await listAnswers(db, request.bucket, request.progress_id)
  const seqs = new Map(stored.map(answer => [answer.question_id, answer.seq]))
  return request.answers.every(answer => (seqs.get(answer.question_id) ?? 0) >= answer.seq)
}

/** Saves of all students that arrive together share one statement and one commit; the outcome comes after it. */
export function createSaveAnswers(db: Database): SaveAnswers {
  const save = createBatch({
    limit: limits.batchRows,
    run: async (requests: SaveRequest[]) => {
      const outcomes = new Map((await saveAnswers(db, requests)).map(outcome => [outcome.n, outcome]))
      return requests.map((_, n) => outcomes.get(n))
    },
  })

  return async request => {
    const outcome = await save(request)
    if (outcome?.in_time && outcome.holds_lease) return { kind: 'saved', ends_at: outcome.ends_at }
    if (outcome?.in_time) return { kind: 'taken_over' }
    if (request.answers.length > 0 && (await isStored(db, request)))
      return { kind: 'saved', ends_at: request.latest }
    await keepLateAnswers(db, request)
    return { kind: 'closed' }
  }
}
