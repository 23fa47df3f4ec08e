import { readOpened } from '../docx/read-docx.ts'
import type { ReadResult } from '../model/draft.ts'
import type { ReadLimits } from '../model/limits.ts'
import { openOdt } from './open-odt.ts'

/** Throws an UnreadableFile. */
export const readOdt = (bytes: Uint8Array, limits: ReadLimits): ReadResult =>
  readOpened(openOdt(bytes, limits))
