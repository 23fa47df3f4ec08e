import { createResult, type ReadResult } from '../model/draft.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { buildDrafts } from '../structure/build-drafts.ts'
import { collectQuestions } from '../structure/collect-questions.ts'
import { listSource } from './list-source.ts'
import { openDocument } from './open-document.ts'

/** Throws an UnreadableFile. */
export function readDocx(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { items, pictures, warnings } = openDocument(bytes, limits)
  const empty = { ...createResult(), pictures, source: listSource(items) }
  const result = buildDrafts(empty, collectQuestions(items), warnings)
  if (result.questions.length === 0 && result.unsupported.length === 0)
    throw new UnreadableFile(
      'no_questions',
      'Tidak ada soal yang dikenali. Beri nomor pada setiap soal (1., 2., …) dan huruf pada opsi (A., B., …), lalu unggah lagi.',
    )
  return result
}
