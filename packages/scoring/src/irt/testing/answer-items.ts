import { findProbability, type ItemParameters } from '../item-response.ts'
import { RIGHT, WRONG } from '../pack-responses.ts'

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
