/**
 * The finaliser of MurmurHash3 (Austin Appleby, public domain, https://github.com/aappleby/smhasher): a bijection of
 * the 32-bit integers in which every input bit moves every output bit.
 */
export function mixBits(bits: number): number {
  let h = bits
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) over UTF-16 code units from a seeded start, then mixed. Returns
 * 0 to 2^32 - 1. For shuffling only: not collision resistant, not secret.
 */
export function hashText(seed: number, text: string): number {
  let h = 0x811c9dc5 ^ mixBits(seed)
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mixBits(h)
}
