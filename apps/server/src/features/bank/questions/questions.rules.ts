import type { BulkOutcome, QuestionStatus } from '@gerbang/contract/bank/questions.ts'

export type Refusal = BulkOutcome['refused'][number]['errors']

/** Told when a question that was chosen is no longer where it was. */
export const gone: Refusal = { id: ['Soal ini tidak ada lagi di bank ini. Muat ulang daftarnya.'] }

/** Told when a question may be read but not taken along. */
export const held: Refusal = {
  id: [
    'Soal ini dipakai try out yang berjalan atau segera dibuka. Salin setelah try out itu selesai, atau minta pemilik banknya.',
  ],
}

/** To which states a question may go from each state. */
const steps: Record<QuestionStatus, readonly QuestionStatus[]> = {
  draft: ['in_review', 'published', 'archived'],
  in_review: ['draft', 'published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft', 'published'],
}

const refusals: Record<QuestionStatus, string> = {
  draft: 'Soal ini sudah draf.',
  in_review: 'Hanya draf yang bisa dikirim untuk ditinjau.',
  published: 'Soal ini sudah terbit.',
  archived: 'Soal ini sudah diarsipkan.',
}

/** Reviewers and students only get questions that lack nothing. */
const demandsComplete: readonly QuestionStatus[] = ['in_review', 'published']

/** Why a question may not go there; undefined if it may. */
export function findRefusal(from: QuestionStatus, to: QuestionStatus, gaps: Refusal): Refusal | undefined {
  if (!steps[from].includes(to)) return { status: [refusals[to]] }
  return demandsComplete.includes(to) && Object.keys(gaps).length > 0 ? gaps : undefined
}
