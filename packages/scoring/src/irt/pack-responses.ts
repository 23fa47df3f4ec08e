export const WRONG = 0
export const RIGHT = 1
/** Not shown or not reached: says nothing about the student. */
export const MISSING = 2

export const GROUP_SIZE = 5
/** Three codes for each of five items. Written out: 3 ** 5 is a float to V8, and indexes made of it cost twice. */
export const PATTERN_COUNT = 243

/**
 * Responses in groups of five items, each group one byte per student: a number in base 3, the first item its highest
 * digit. Places that the last group has left over are missing.
 */
export interface PackedResponses {
  students: number
  items: number
  groups: number
  /** The pattern of student s in group g stands at g * students + s. */
  patterns: Uint8Array
}

export class ResponseError extends Error {
  override name = 'ResponseError'
}

const countGroups = (items: number) => Math.ceil(items / GROUP_SIZE)

function packPattern(codes: Uint8Array, start: number, length: number) {
  let pattern = 0
  for (let place = 0; place < GROUP_SIZE; place += 1)
    pattern = pattern * 3 + (place < length ? (codes[start + place] ?? MISSING) : MISSING)
  return pattern
}

/**
 * Packs responses given row by row, one code (0 wrong, 1 right, 2 missing) per item. Throws a ResponseError if the rows
 * do not fill up or a code is another number.
 */
export function packResponses(codes: Uint8Array, items: number): PackedResponses {
  const students = codes.length / items
  if (items < 1 || students < 1 || !Number.isInteger(students))
    throw new ResponseError(`${codes.length} responses are not whole rows of ${items} items`)
  if (codes.some(code => code > MISSING)) throw new ResponseError('A response is neither 0, 1 nor 2')
  const groups = countGroups(items)
  const patterns = new Uint8Array(groups * students)
  for (let student = 0; student < students; student += 1)
    for (let group = 0; group < groups; group += 1) {
      const first = group * GROUP_SIZE
      patterns[group * students + student] = packPattern(codes, student * items + first, items - first)
    }
  return { students, items, groups, patterns }
}

const PLACE_VALUES = Uint8Array.from({ length: GROUP_SIZE }, (_, place) => 3 ** (GROUP_SIZE - 1 - place))

/** The code of one student's response to one item, both counted from 0. */
export function readResponse(responses: PackedResponses, student: number, item: number): number {
  const group = Math.floor(item / GROUP_SIZE)
  const pattern = responses.patterns[group * responses.students + student] ?? 0
  return Math.floor(pattern / (PLACE_VALUES[item % GROUP_SIZE] ?? 1)) % 3
}

/** The code of the item at this place of a group's pattern. */
export const readPlace = (pattern: number, place: number): number =>
  Math.floor(pattern / (PLACE_VALUES[place] ?? 1)) % 3

export interface ResponseCounts {
  tried: Float64Array
  right: Float64Array
}

/** Counts for each item who has a response, and who a right one. */
export function countResponses(responses: PackedResponses): ResponseCounts {
  const { students, items, groups, patterns } = responses
  const counts = { tried: new Float64Array(items), right: new Float64Array(items) }
  for (let group = 0; group < groups; group += 1) {
    const tally = new Float64Array(PATTERN_COUNT)
    for (const pattern of patterns.subarray(group * students, (group + 1) * students))
      tally[pattern] = (tally[pattern] ?? 0) + 1
    addTally(counts, tally, group * GROUP_SIZE)
  }
  return counts
}

function addTally({ tried, right }: ResponseCounts, tally: Float64Array, first: number) {
  for (let place = 0; place < GROUP_SIZE && first + place < tried.length; place += 1)
    for (const [pattern, count] of tally.entries()) {
      const code = readPlace(pattern, place)
      if (code !== MISSING) tried[first + place] = (tried[first + place] ?? 0) + count
      if (code === RIGHT) right[first + place] = (right[first + place] ?? 0) + count
    }
}
