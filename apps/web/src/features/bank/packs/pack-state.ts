import type { PackCard } from '@gerbang/contract/bank/packs.ts'

export type PackState = 'new' | 'newer' | 'loaded'

export function findPackState({ loaded, version }: PackCard): PackState {
  if (loaded === null) return 'new'
  return loaded.version === version ? 'loaded' : 'newer'
}

/** Loading it would bring something. */
export const isDue = (pack: PackCard) => findPackState(pack) !== 'loaded'
