import { createResult, type ReadResult } from '../model/draft.ts'
import type { ReadLimits } from '../model/limits.ts'
import { buildDrafts } from '../structure/build-drafts.ts'
import { readStructure } from '../structure/read-structure.ts'
import { listSource } from './list-source.ts'
import { openDocument, type OpenedDocument } from './open-document.ts'

/** The questions of a document in reading order, whoever wrote it. */
export function readOpened({ items, pictures, warnings }: OpenedDocument): ReadResult {
  const empty = { ...createResult(), pictures, source: listSource(items) }
  return buildDrafts(empty, readStructure(items), warnings)
}

/** Throws an UnreadableFile. */
export const readDocx = (bytes: Uint8Array, limits: ReadLimits): ReadResult =>
  readOpened(openDocument(bytes, limits))
