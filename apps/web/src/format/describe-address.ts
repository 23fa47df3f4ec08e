const own = /^(?:127\.|::1$)/
const near = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80:)/i

export type Network = 'own' | 'near' | 'far'

/** Of what network an address is, and the address as people write it; undefined for one that is not known. */
export function describeAddress(address: string): { network: Network; address: string } | undefined {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain === '') return undefined
  const network = own.test(plain) ? 'own' : near.test(plain) ? 'near' : 'far'
  return { network, address: plain }
}
