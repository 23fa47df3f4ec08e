import { hashText } from './hash-text.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * Blocks into which trial questions are cut, so many each: one after the other, round and round until the last one ends where
 * the first began. So each question is in equally many blocks.
 */
export const countBlocks = (trials: number, each: number): number =>
  trials === 0 || each === 0 ? 1 : trials / gcd(trials, Math.min(each, trials))

/** The block that an attempt meets in a sub-test; over many seeds each comes up equally often. */
export const findBlock = (seed: number, subTestId: string, blocks: number): number =>
  blocks === 1 ? 0 : hashText(seed, `trials:${subTestId}`) % blocks

export function chooseTrials<T>(trials: readonly T[], each: number, block: number): T[] {
  const count = Math.min(each, trials.length)
  return Array.from({ length: count }, (_, turn) => trials[(block * count + turn) % trials.length]).filter(
    trial => trial !== undefined,
  )
}

interface Placed {
  question_id: string
  stimulus_id: string | null
}

/** Where an own passage ends, so that nothing is put in the middle of it. */
const isGap = (items: readonly Placed[], at: number) => {
  const stimulus = items[at]?.stimulus_id
  return !stimulus || stimulus !== items[at - 1]?.stimulus_id
}

/**
 * Puts trial questions among the others of a paper in its own order: beside those of their passage, or anywhere. Each place
 * follows from the ids, and the others keep their order among themselves.
 */
export function placeTrials<T extends Placed>(items: readonly T[], trials: readonly T[]): T[] {
  const placed = [...items]
  for (const trial of trials) {
    const own = trial.stimulus_id
      ? placed.findLastIndex(({ stimulus_id }) => stimulus_id === trial.stimulus_id)
      : -1
    const gaps = [...placed.keys(), placed.length].filter(at => isGap(placed, at))
    const anywhere = gaps[hashText(0, `trial:${trial.question_id}`) % gaps.length] ?? placed.length
    placed.splice(own === -1 ? anywhere : own + 1, 0, trial)
  }
  return placed
}
