import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { RIGHT, WRONG } from '../irt/pack-responses.ts'
import { drawNormal } from '../irt/testing/generate-responses.ts'

export interface SimulatedSubTest {
  items: readonly ItemParameters[]
  abilities: Float64Array
  /** Row by row, one code per item. */
  codes: Uint8Array
}

/** Right where the draw says so. */
export const answer = (draw: () => number, theta: number, item: ItemParameters): number =>
  draw() < findProbability(theta, item) ? RIGHT : WRONG

export function answerAll(
  draw: () => number,
  abilities: Float64Array,
  items: readonly ItemParameters[],
): Uint8Array {
  const codes = new Uint8Array(abilities.length * items.length)
  for (const [student, theta] of abilities.entries())
    for (const [place, item] of items.entries())
      codes[student * items.length + place] = answer(draw, theta, item)
  return codes
}

/** Standard normal abilities of each student, one a sub-test, each pair of sub-tests correlated by `correlation`. */
export function drawAbilities(
  draw: () => number,
  students: number,
  subTests: number,
  correlation: number,
): Float64Array[] {
  const abilities = Array.from({ length: subTests }, () => new Float64Array(students))
  for (let student = 0; student < students; student += 1) {
    const general = Math.sqrt(correlation) * drawNormal(draw)
    for (const own of abilities) own[student] = general + Math.sqrt(1 - correlation) * drawNormal(draw)
  }
  return abilities
}

export function simulateSubTests(
  draw: () => number,
  students: number,
  blocks: readonly (readonly ItemParameters[])[],
  correlation: number,
): SimulatedSubTest[] {
  const abilities = drawAbilities(draw, students, blocks.length, correlation)
  return blocks.map((items, index) => {
    const own = abilities[index] ?? new Float64Array(students)
    return { items, abilities: own, codes: answerAll(draw, own, items) }
  })
}
