import { createResult, type ReadResult } from '../model/draft.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { buildDrafts } from '../structure/build-drafts.ts'
import { collectQuestions } from '../structure/collect-questions.ts'
import { openDocument } from './open-document.ts'

/** Throws an UnreadableFile. */
export function readDocx(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { items, pictures, warnings } = openDocument(bytes, limits)
  const result = buildDrafts({ ...createResult(), pictures }, collectQuestions(items), warnings)
  if (result.questions.length === 0 && result.unsupported.length === 0)
    throw new UnreadableFile(
      'no_questions',
      'Tidak ada soal yang dikenali. Beri nomor pada setiap soal (1., 2., …) dan huruf pada opsi (A., B., …), lalu unggah lagi.',
    )
  return result
}
