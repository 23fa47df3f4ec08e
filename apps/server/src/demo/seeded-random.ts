import { mixBits } from '@gerbang/scoring/hash-text.ts'

export interface Random {
  /** At least 0, below 1. */
  next: () => number
  /** A whole number, at least `from` and at most `to`. */
  between: (from: number, to: number) => number
  chance: (probability: number) => boolean
  /** Standard normal. */
  normal: () => number
  pick: <T>(list: readonly T[]) => T
}

/** SplitMix: a counter in steps of the golden ratio through a bijective mixer. The same seed gives the same demo. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    return mixBits(state) / 2 ** 32
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: probability => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick<T>(list: readonly T[]): T {
      const picked = list[Math.floor(next() * list.length)]
      if (picked === undefined) throw new Error('Cannot pick from an empty list')
      return picked
    },
  }
}
