import { createResult, type ReadResult } from '../model/draft.ts'
import type { ReadLimits } from '../model/limits.ts'
import { buildDrafts } from '../structure/build-drafts.ts'
import { readStructure } from '../structure/read-structure.ts'
import { listSource } from './list-source.ts'
import { openDocument } from './open-document.ts'

/** Throws an UnreadableFile. */
export function readDocx(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { items, pictures, warnings } = openDocument(bytes, limits)
  const empty = { ...createResult(), pictures, source: listSource(items) }
  return buildDrafts(empty, readStructure(items), warnings)
}
