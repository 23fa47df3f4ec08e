import type { PackItem, PackKind } from './pack.ts'

/** What people count of each kind, in the order in which they are loaded: later ones name earlier ones. */
export const kindNames: Record<PackKind, string> = {
  program: 'program',
  format: 'format',
  bank: 'bank soal',
  passage: 'bacaan',
  question: 'soal',
  tryout: 'try out',
  quiz: 'kuis',
  lesson: 'pelajaran',
  university: 'universitas',
  guide: 'panduan',
  faq: 'tanya jawab',
  news: 'berita',
  banner: 'banner',
  testimonial: 'testimoni',
}

export const kindOrder = Object.keys(kindNames) as PackKind[]

/** Majors are rows of their university, and worth a count of their own. */
export type Counts = Partial<Record<PackKind | 'major', number>>

export function countItems(items: readonly PackItem[]): Counts {
  const counts: Counts = {}
  for (const { kind, data } of items) {
    counts[kind] = (counts[kind] ?? 0) + 1
    if ('rows' in data) counts.major = (counts.major ?? 0) + data.rows.length
  }
  return counts
}
