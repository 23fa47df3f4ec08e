/**
 * 61 equally spaced abilities from -6 to 6. A long test has a narrow posterior, so it needs a fine grid: with 160 items
 * 41 nodes are off by 0.001 in an ability and 21 by 0.1, while 121 change nothing.
 */
export const NODE_COUNT = 61

export const NODES = Float64Array.from({ length: NODE_COUNT }, (_, node) => (node - 30) / 5)

export interface Latent {
  mean: number
  sd: number
}

export const STANDARD_NORMAL: Latent = { mean: 0, sd: 1 }

/** Logarithms of the weights of the nodes: the normal density, normalised to sum 1 over the nodes. */
export function findLogWeights({ mean, sd }: Latent): Float64Array {
  const densities = NODES.map(node => -0.5 * ((node - mean) / sd) ** 2)
  const total = densities.reduce((sum, density) => sum + Math.exp(density), 0)
  return densities.map(density => density - Math.log(total))
}
