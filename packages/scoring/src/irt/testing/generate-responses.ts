import { findProbability, type ItemParameters } from '../item-response.ts'
import { MISSING, RIGHT, WRONG } from '../pack-responses.ts'

/** splitmix32 from a 32-bit seed, four times: the state of xoshiro128. */
function seedState(seed: number): Uint32Array {
  let z = seed
  return Uint32Array.from({ length: 4 }, () => {
    z = (z + 0x9e3779b9) >>> 0
    let t = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97)
    return t ^ (t >>> 15)
  })
}

const rotate = (bits: number, by: number) => ((bits << by) | (bits >>> (32 - by))) >>> 0

/** xoshiro128** (Blackman & Vigna, https://prng.di.unimi.it/xoshiro128starstar.c), as numbers between 0 and 1. */
export function createUniform(seed: number): () => number {
  let [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = seedState(seed)
  return () => {
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0
    const t = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotate(s3, 11)
    return (result + 0.5) / 2 ** 32
  }
}

/** One standard normal number from two uniform ones (Box & Muller 1958), the second thrown away. */
export function drawNormal(draw: () => number): number {
  const radius = Math.sqrt(-2 * Math.log(draw()))
  return radius * Math.cos(6.283185307179586 * draw())
}

export interface GeneratedResponses {
  abilities: Float64Array
  /** Row by row, one code per item. */
  codes: Uint8Array
}

/**
 * Responses of students of standard normal ability to blocks of items. In each block 12 students of 100 stop somewhere
 * in its second half. A smaller set of the same seed is the beginning of a larger one.
 */
export function generateResponses(
  students: number,
  blocks: readonly (readonly ItemParameters[])[],
  seed = 777,
): GeneratedResponses {
  const draw = createUniform(seed)
  const items = blocks.reduce((sum, block) => sum + block.length, 0)
  const generated = { abilities: new Float64Array(students), codes: new Uint8Array(students * items) }
  let at = 0
  for (let student = 0; student < students; student += 1) {
    const theta = drawNormal(draw)
    generated.abilities[student] = theta
    for (const block of blocks) at = writeBlock(generated.codes, at, block, theta, draw)
  }
  return generated
}

function writeBlock(
  codes: Uint8Array,
  at: number,
  block: readonly ItemParameters[],
  theta: number,
  draw: () => number,
) {
  const stops = draw() < 0.12
  const share = 0.5 + 0.5 * draw()
  const reached = stops ? Math.floor(block.length * share) : block.length
  for (const [index, parameters] of block.entries()) {
    const isRight = draw() < findProbability(theta, parameters)
    codes[at + index] = index >= reached ? MISSING : isRight ? RIGHT : WRONG
  }
  return at + block.length
}

/** FNV-1a over the codes in their order, as 8 hexadecimal digits. */
export function findChecksum(codes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
