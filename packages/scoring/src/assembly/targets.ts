import type { Target } from './assembly-program.ts'

/** Where forms are to measure, by whom they are for. Abilities are in SD of the norm. */
export const TARGETS = {
  even: [
    { ability: -1.5, share: 0.6 },
    { ability: -0.5, share: 1 },
    { ability: 0.5, share: 1 },
    { ability: 1.5, share: 0.6 },
  ],
  low: [
    { ability: -2, share: 0.6 },
    { ability: -1, share: 1 },
    { ability: 0, share: 0.6 },
  ],
  middle: [
    { ability: -0.7, share: 0.9 },
    { ability: 0, share: 1 },
    { ability: 0.7, share: 0.9 },
  ],
  high: [
    { ability: 0, share: 0.6 },
    { ability: 1, share: 1 },
    { ability: 2, share: 0.6 },
  ],
} satisfies Record<string, Target>
