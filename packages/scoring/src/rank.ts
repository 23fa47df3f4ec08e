/** How many others have less and more than one has, and how many are ranked with oneself. */
export interface Standing {
  below: number
  above: number
  of: number
}

export interface Rank {
  rank: number
  of: number
  /** Share of the others who scored less, 0 to 100, one decimal; null among fewer than ten others, or above nobody. */
  percentile: number | null
}

/** A share of fewer people says nothing, and would name them. */
const FEWEST_PEERS = 10

/**
 * Ranks by counts alone: 1 is best, equal scores share a rank (1, 2, 2, 4). A score that nobody has gets the rank it would
 * have; nobody at all gives rank 1 of 0.
 */
export function rankByCounts({ below, above, of }: Standing): Rank {
  const others = of - (of > above + below ? 1 : 0)
  const percentile = others < FEWEST_PEERS || below === 0 ? null : Math.floor((1000 * below) / others) / 10
  return { rank: above + 1, of, percentile }
}
