import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'

export interface SimulatedSubTest {
  items: readonly ItemParameters[]
  abilities: Float64Array
  /** Row by row, one code per item. */
  codes: Uint8Array
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
