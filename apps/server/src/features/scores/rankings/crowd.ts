/** Choices that a student may name for a try-out. */
export const choicesMost = 4

/**
 * Everybody whom a ranking ranks, a place in arrays each and no object: a million take some 200 MB. Ids are four words, what is
 * unknown of numbers is NaN, of places -1.
 */
export interface Crowd {
  size: number
  sub_tests: number
  users: Uint32Array
  attempts: Uint32Array
  totals: Float64Array
  total_errors: Float64Array
  /** Microseconds since the year 2000, as PostgreSQL has it. */
  finished: Float64Array
  /** Places in `province_ids` and `schools`. */
  provinces: Int32Array
  schools: Int32Array
  /** Places in `majors`, by priority. */
  choices: Int32Array
  /** By sub-test. */
  scaled: Float64Array
  scaled_errors: Float64Array
  named: Named
}

/** What the places of a crowd stand for. */
export interface Named {
  province_ids: string[]
  /** Names that differ only in case are one school, called as the first of them in the alphabet. */
  schools: { key: string; name: string }[]
  /** Four words each. */
  majors: Uint32Array
}

export function createCrowd(most: number, sub_tests: number): Crowd {
  return {
    size: 0,
    sub_tests,
    users: new Uint32Array(4 * most),
    attempts: new Uint32Array(4 * most),
    totals: new Float64Array(most),
    total_errors: new Float64Array(most).fill(NaN),
    finished: new Float64Array(most),
    provinces: new Int32Array(most).fill(-1),
    schools: new Int32Array(most).fill(-1),
    choices: new Int32Array(choicesMost * most).fill(-1),
    scaled: new Float64Array(sub_tests * most).fill(NaN),
    scaled_errors: new Float64Array(sub_tests * most).fill(NaN),
    named: { province_ids: [], schools: [], majors: new Uint32Array(0) },
  }
}

export function formatId(words: Uint32Array, nth: number): string {
  const hex = [0, 1, 2, 3].map(word => (words[4 * nth + word] ?? 0).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

function mix(words: Uint32Array, nth: number): number {
  let hash = 0
  for (let word = 0; word < 4; word++)
    hash = Math.imul(hash ^ (words[4 * nth + word] ?? 0), 0x9e37_79b1) ^ (hash >>> 15)
  return hash >>> 0
}

const isSame = (a: Uint32Array, nth: number, b: Uint32Array) =>
  a[4 * nth] === b[0] && a[4 * nth + 1] === b[1] && a[4 * nth + 2] === b[2] && a[4 * nth + 3] === b[3]

/** Finds the place of an id among the first so many of these words; -1 for one that is not there. */
export function indexIds(words: Uint32Array, size: number): (id: Uint32Array) => number {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * size + 2))).fill(-1)
  const last = slots.length - 1
  for (let nth = 0; nth < size; nth++) {
    let slot = mix(words, nth) & last
    while (slots[slot] !== -1) slot = (slot + 1) & last
    slots[slot] = nth
  }
  return id => {
    let slot = mix(id, 0) & last
    for (let nth = slots[slot] ?? -1; nth !== -1; nth = slots[slot] ?? -1) {
      if (isSame(words, nth, id)) return nth
      slot = (slot + 1) & last
    }
    return -1
  }
}
