import { type WritableFormat, writers } from './formats.ts'
import type { Bank } from './model/draft.ts'

/** A file of this format that holds the bank; `readDocument` reads the same questions from it. */
export function writeDocument(format: WritableFormat, bank: Bank): Uint8Array {
  return writers[format](bank)
}
