import { detectFormat, readers } from './formats.ts'
import { createResult, type ReadResult } from './model/draft.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './model/limits.ts'
import { UnreadableFile } from './model/unreadable-file.ts'

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
    return readers[detectFormat(bytes, fileName, limits)](bytes, limits)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return {
      ...createResult(),
      errors: [{ code: error.code, message: error.message, place: { position: 0 } }],
    }
  }
}
