import { detectFormat, type ReadableFormat, readers } from './formats.ts'
import { createResult, type ReadResult } from './model/draft.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './model/limits.ts'
import { UnreadableFile } from './model/unreadable-file.ts'

const whatIsMissing: Record<ReadableFormat, string> = {
  docx: 'Beri nomor pada setiap soal (1., 2., …) dan huruf pada opsi (A., B., …), lalu unggah lagi.',
  odt: 'Beri nomor pada setiap soal (1., 2., …) dan huruf pada opsi (A., B., …), lalu unggah lagi.',
  xlsx: 'Isi satu baris untuk satu soal di lembar “Soal”, lalu unggah lagi.',
  gift: 'Tulis jawaban setiap soal di dalam { }, lalu unggah lagi.',
  aiken: 'Tulis ANSWER: di bawah opsi setiap soal, lalu unggah lagi.',
  moodle_xml: 'Ekspor ulang soalnya dari Moodle sebagai Moodle XML, lalu unggah lagi.',
  qti_item: 'Ekspor ulang soalnya dari sistem asalnya sebagai paket QTI, lalu unggah lagi.',
  qti_package: 'Ekspor ulang soalnya dari sistem asalnya sebagai paket QTI, lalu unggah lagi.',
}

/**
 * What a file of questions holds, as drafts with what was decided and why. Never throws for what is in the file: what
 * cannot be read as a whole has one error without a question, and nothing else.
 */
export function readDocument(
  bytes: Uint8Array,
  fileName: string,
  limits: ReadLimits = DEFAULT_LIMITS,
): ReadResult {
  try {
    const format = detectFormat(bytes, fileName, limits)
    const result = readers[format](bytes, limits)
    if (result.questions.length === 0 && result.unsupported.length === 0)
      throw new UnreadableFile('no_questions', `Tidak ada soal yang dikenali. ${whatIsMissing[format]}`)
    return result
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return {
      ...createResult(),
      errors: [{ code: error.code, message: error.message, place: { position: 0 } }],
    }
  }
}
