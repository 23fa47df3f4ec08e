import type { QuestionContent, QuestionDraft, QuestionKey } from '@gerbang/contract/question.ts'
import { fitsQuestion } from '@gerbang/scoring/fits-question.ts'
import { findContentGaps } from '../../../content/kinds/kinds.ts'
import type { FieldErrors } from '../../../http/errors.ts'
import { listPartTexts } from './draft-texts.ts'

export interface CheckedQuestion {
  draft: QuestionDraft
  content: QuestionContent
  topic_ids: string[]
}

function findPartGaps(draft: QuestionDraft): FieldErrors {
  const parts = listPartTexts(draft)
  const seen = new Set<string>()
  const errors: FieldErrors = {}
  for (const { field, source } of parts) {
    const words = source.trim()
    if (words === '') errors[field] = ['Isi bagian ini, atau hapus.']
    const place = `${field.replace(/\.\d+\.text$/, '')} ${words}`
    if (words !== '' && seen.has(place))
      errors[field] = ['Sama dengan yang lain. Bedakan, atau hapus salah satu.']
    seen.add(place)
  }
  return errors
}

function findKeyGap(content: QuestionContent, key: QuestionKey | null): FieldErrors {
  if (key === null) return { 'draft.key': ['Tandai kunci jawabannya.'] }
  return fitsQuestion(content, key)
    ? {}
    : { 'draft.key': ['Kunci belum cocok dengan soal. Tandai lagi sampai lengkap.'] }
}

/** What a question lacks before students may meet it, by field; `problems` are texts that cannot be shown. */
export function findGaps({ draft, content, topic_ids }: CheckedQuestion, problems: FieldErrors): FieldErrors {
  return {
    ...(draft.content.prompt.trim() === '' && { 'draft.content.prompt': ['Tulis soalnya.'] }),
    ...findPartGaps(draft),
    ...findContentGaps(draft.content),
    ...findKeyGap(content, draft.key),
    ...(topic_ids.length === 0 && { topic_ids: ['Pilih paling sedikit satu topik.'] }),
    ...problems,
  }
}
