import type { Question } from '../kinds/question.ts'
import type { Bank, DocumentQuestion, DraftPicture } from '../model/draft.ts'

const place = { position: 0 }

export const ask = (question: Question, more: Partial<DocumentQuestion> = {}): DocumentQuestion => ({
  id: 'q1',
  number: 1,
  place,
  draft: { ...question, explanation: '', explanation_video_url: null },
  ...more,
})

export const bankOf = (questions: DocumentQuestion[], more: Partial<Bank> = {}): Bank => ({
  title: 'Latihan',
  questions,
  passages: [],
  pictures: [],
  ...more,
})

export const passage = { id: 's1', title: 'Pasar', body: 'Pasar ramai.', place }

/** Eight bytes that begin like a PNG. */
export const png: DraftPicture = {
  name: 'peta.png',
  type: 'image/png',
  bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  place,
  is_shown: true,
}

export const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
