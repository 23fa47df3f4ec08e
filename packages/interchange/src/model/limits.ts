import { UnreadableFile } from './unreadable-file.ts'

export interface ReadLimits {
  /** Of the file as it came. */
  bytes: number
  entries: number
  /** Of all entries that are read, counted while they are unpacked. */
  unpackedBytes: number
  /** Unpacked to packed, of one entry. */
  ratio: number
  /** Of elements inside each other. */
  depth: number
  elements: number
  paragraphs: number
}

export const DEFAULT_LIMITS: ReadLimits = {
  bytes: 10 * 1024 * 1024,
  entries: 500,
  unpackedBytes: 100 * 1024 * 1024,
  ratio: 100,
  depth: 100,
  elements: 1_500_000,
  paragraphs: 50_000,
}

export function demandParagraphs(count: number, { paragraphs }: ReadLimits): void {
  if (count > paragraphs)
    throw new UnreadableFile(
      'too_many_paragraphs',
      'Dokumen ini terlalu panjang. Bagi menjadi beberapa file, lalu unggah satu per satu.',
    )
}
