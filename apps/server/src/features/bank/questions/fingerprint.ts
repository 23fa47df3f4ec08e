const shingleLength = 6
const bands = 12
const rowsOfBand = 4
/** The fingerprint of a text without words: it is like no other. */
const blank = 0

/** Letters and numbers only: spaces, punctuation and case make no other question. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}=<>+\-*/^]+/gu, ' ')
    .trim()
}

/** Every run of six signs; the whole text where it is shorter. */
function listShingles(text: string): Set<string> {
  const plain = normalize(text)
  if (plain.length <= shingleLength) return new Set(plain === '' ? [] : [plain])
  return new Set(
    Array.from({ length: plain.length - shingleLength + 1 }, (_, at) => plain.slice(at, at + shingleLength)),
  )
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** The finalizer of MurmurHash3: as many hash functions as there are seeds. */
function mix(value: number, seed: number): number {
  let mixed = (value ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * The bands of a text's minhash (Broder 1997; banding as in Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, 3.4):
 * two texts that share four fifths of their shingles share a band with a chance of 0.998, with half of them of 0.54.
 */
export function markText(text: string): number[] {
  const hashes = [...listShingles(text)].map(hash)
  if (hashes.length === 0) return [blank]
  return Array.from({ length: bands }, (_, band) => {
    let mark = band
    for (let row = 0; row < rowsOfBand; row++) {
      let least = 0xffffffff
      for (const value of hashes) least = Math.min(least, mix(value, band * rowsOfBand + row))
      mark = mix(mark ^ least, bands * rowsOfBand + row)
    }
    return mark | 0 || 1
  })
}

export const isBlank = (marks: readonly number[]): boolean => marks.includes(blank)

/** Two questions count as alike from here on. */
export const leastShare = 0.6

export const isAlike = (one: string, other: string): boolean => compareTexts(one, other) >= leastShare

/** The share of all shingles of two texts that both have (Jaccard), 0 to 1. */
export function compareTexts(one: string, other: string): number {
  const first = listShingles(one)
  const second = listShingles(other)
  let shared = 0
  for (const shingle of first) if (second.has(shingle)) shared++
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}
